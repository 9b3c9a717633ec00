//! How often the house asks whether its store can be written.

mod faulty;

use faulty::Faulty;
use maraude_bus::Local;
use maraude_house::{Config, House, ManualClock, TimeSource};
use std::sync::Arc;
use std::time::Duration;

#[tokio::test]
async fn the_store_is_checked_at_most_once_a_second() {
    let (clock, store) = (ManualClock::default(), Arc::new(Faulty::default()));
    let config = Config {
        time: TimeSource::Manual(clock.clone()),
        ..Config::default()
    };
    let house = House::open(config, &[], store.clone(), Arc::new(Local::new()));
    for second in 1..=3 {
        for _ in 0..20 {
            house.check().await.unwrap();
            assert_eq!(store.checks(), second);
        }
        clock.advance(Duration::from_millis(999));
        house.check().await.unwrap();
        assert_eq!(store.checks(), second);
        clock.advance(Duration::from_millis(1));
    }
}

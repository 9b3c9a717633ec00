//! The promise of the bus, kept by each implementation.

use maraude_bus::{Bus, Local, Missed, Notice, Topic};
use std::sync::Arc;

fn topic(table: &str, viewer: u8) -> Topic {
    Topic {
        table: table.into(),
        viewer,
    }
}

fn notice(tick: u64) -> Notice {
    Notice {
        tick,
        from: None,
        step: None,
        text: format!("{tick}").into(),
    }
}

fn buses() -> Vec<Arc<dyn Bus>> {
    vec![Arc::new(Local::new())]
}

#[tokio::test]
async fn listeners_hear_their_topic_in_order_and_no_other() {
    for bus in buses() {
        bus.publish(&topic("t", 1), notice(0));
        let mut first = bus.listen(&topic("t", 1));
        let mut second = bus.listen(&topic("t", 1));
        for tick in 1..4 {
            bus.publish(&topic("t", 1), notice(tick));
            bus.publish(&topic("t", 2), notice(tick + 10));
            bus.publish(&topic("u", 1), notice(tick + 20));
        }
        for ear in [&mut first, &mut second] {
            for tick in 1..4 {
                assert_eq!(ear.next().await.unwrap().tick, tick);
            }
        }
    }
}

#[tokio::test]
async fn who_is_too_slow_is_told_and_goes_on() {
    for bus in buses() {
        let mut slow = bus.listen(&topic("t", 0));
        for tick in 0..10_000 {
            bus.publish(&topic("t", 0), notice(tick));
        }
        let Err(Missed::Some(missed)) = slow.next().await else {
            panic!("nothing was missed")
        };
        assert!(missed >= 9_000, "{missed}");
        assert!(slow.next().await.unwrap().tick >= missed);
    }
}

#[tokio::test]
async fn a_topic_nobody_hears_costs_nothing() {
    for bus in buses() {
        assert!(!bus.heard(&topic("t", 1)));
        let one = bus.listen(&topic("t", 1));
        let two = bus.listen(&topic("t", 1));
        drop(one);
        assert!(bus.heard(&topic("t", 1)));
        drop(two);
        assert!(!bus.heard(&topic("t", 1)));
    }
}

//! The promise of the bus, kept by each implementation.

use maraude_bus::{Bus, Listener, Local, Missed, Notice, Topic};
use std::future::poll_fn;
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
        text: format!("{tick}"),
    }
}

fn buses() -> Vec<Arc<dyn Bus>> {
    vec![Arc::new(Local::new())]
}

async fn next(ear: &mut Box<dyn Listener>) -> Result<Arc<Notice>, Missed> {
    poll_fn(|context| ear.poll_next(context)).await
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
                assert_eq!(next(ear).await.unwrap().tick, tick);
            }
        }
    }
}

#[tokio::test]
async fn a_notice_wakes_who_waits() {
    for bus in buses() {
        let mut ear = bus.listen(&topic("t", 1));
        let waiting = tokio::spawn(async move { next(&mut ear).await.unwrap().tick });
        tokio::task::yield_now().await;
        bus.publish(&topic("t", 1), notice(7));
        assert_eq!(waiting.await.unwrap(), 7);
    }
}

#[tokio::test]
async fn who_is_too_slow_is_told_and_may_listen_again() {
    for bus in buses() {
        let mut slow = bus.listen(&topic("t", 0));
        let mut quick = bus.listen(&topic("t", 0));
        for tick in 0..10_000 {
            bus.publish(&topic("t", 0), notice(tick));
            assert_eq!(next(&mut quick).await.unwrap().tick, tick);
        }
        assert_eq!(next(&mut slow).await.unwrap_err(), Missed::TooSlow);
        let mut again = bus.listen(&topic("t", 0));
        drop(slow);
        bus.publish(&topic("t", 0), notice(10_000));
        for ear in [&mut again, &mut quick] {
            assert_eq!(next(ear).await.unwrap().tick, 10_000);
        }
    }
}

#[test]
fn a_topic_nobody_hears_costs_nothing() {
    let bus = Local::new();
    assert!(!bus.is_heard(&topic("t", 1)));
    let one = bus.listen(&topic("t", 1));
    let two = bus.listen(&topic("t", 1));
    drop(one);
    assert!(bus.is_heard(&topic("t", 1)));
    drop(two);
    assert!(!bus.is_heard(&topic("t", 1)));
}

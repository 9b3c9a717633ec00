//! The contract of the bus, kept by each implementation.

use maraude_bus::{Bus, Delivery, Inbox, Local, Notice, NoticeKind, Recipient, SocketId};
use std::future::poll_fn;
use std::sync::Arc;

fn buses() -> Vec<Arc<dyn Bus>> {
    vec![Arc::new(Local::new())]
}

fn send(bus: &dyn Bus, sockets: &[SocketId], hello: u32, kind: NoticeKind, text: &str) {
    let mut to = sockets.iter().map(|&socket| Recipient { socket, hello });
    let notice = Notice {
        kind,
        step: None,
        text: text.to_owned(),
    };
    bus.send(&mut to, notice);
}

async fn next(inbox: &mut Box<dyn Inbox>) -> String {
    match poll_fn(|context| inbox.poll_next(context)).await {
        Delivery::Notice(hello, notice) => format!("{hello} {}", notice.text),
        Delivery::FellBehind(hello) => format!("{hello} behind"),
        Delivery::Closed => "closed".to_owned(),
    }
}

#[tokio::test]
async fn a_socket_gets_its_own_messages_of_all_kinds_in_order() {
    for bus in buses() {
        let (one, mut first) = bus.open();
        let (two, mut second) = bus.open();
        send(&*bus, &[one], 1, NoticeKind::Welcome, "a");
        send(&*bus, &[one, two], 1, NoticeKind::News, "b");
        send(&*bus, &[two], 0, NoticeKind::Answer, "c");
        send(&*bus, &[one], 2, NoticeKind::News, "d");
        assert_eq!(next(&mut first).await, "1 a");
        assert_eq!(next(&mut first).await, "1 b");
        assert_eq!(next(&mut first).await, "2 d");
        assert_eq!(next(&mut second).await, "1 b");
        assert_eq!(next(&mut second).await, "0 c");
        assert!(first.is_empty() && second.is_empty());
    }
}

#[tokio::test]
async fn a_message_wakes_a_waiting_socket() {
    for bus in buses() {
        let (socket, mut inbox) = bus.open();
        let waiting = tokio::spawn(async move { next(&mut inbox).await });
        tokio::task::yield_now().await;
        send(&*bus, &[socket], 3, NoticeKind::News, "x");
        assert_eq!(waiting.await.unwrap(), "3 x");
    }
}

#[tokio::test]
async fn a_slow_socket_misses_news_until_its_next_welcome_and_no_answer() {
    for bus in buses() {
        let (slow, mut behind) = bus.open();
        let (quick, mut inbox) = bus.open();
        for n in 0..10_000 {
            send(&*bus, &[slow, quick], 1, NoticeKind::News, &n.to_string());
            assert_eq!(next(&mut inbox).await, format!("1 {n}"));
        }
        send(&*bus, &[slow], 0, NoticeKind::Answer, "answer");
        let mut got = Vec::new();
        while !behind.is_empty() {
            got.push(next(&mut behind).await);
        }
        let at = got.iter().position(|text| text == "1 behind").unwrap();
        assert!(at < 1_000, "no more than a few wait");
        assert!((0..at).all(|n| got[n] == format!("1 {n}")), "{got:?}");
        assert_eq!(got[at + 1..], ["0 answer"]);
        send(&*bus, &[slow], 1, NoticeKind::News, "missed");
        send(&*bus, &[slow], 2, NoticeKind::Welcome, "welcome");
        send(&*bus, &[slow], 2, NoticeKind::News, "again");
        assert_eq!(next(&mut behind).await, "2 welcome");
        assert_eq!(next(&mut behind).await, "2 again");
    }
}

#[tokio::test]
async fn a_socket_that_reads_no_answers_is_closed_and_delays_nobody() {
    for bus in buses() {
        let (socket, mut inbox) = bus.open();
        for _ in 0..100_000 {
            send(&*bus, &[socket], 0, NoticeKind::Answer, "x");
        }
        let mut read = 0;
        while next(&mut inbox).await != "closed" {
            read += 1;
        }
        assert!((1..100_000).contains(&read));
    }
}

#[tokio::test]
async fn the_queue_of_a_socket_is_bounded_in_bytes() {
    let long = "x".repeat(40_000);
    for bus in buses() {
        let (socket, mut inbox) = bus.open();
        let mut waiting = 0;
        for _ in 0..10 {
            send(&*bus, &[socket], 1, NoticeKind::News, &long);
        }
        // One fits, however long it is; the socket asks for the rest when it reads.
        assert_eq!(next(&mut inbox).await, format!("1 {long}"));
        assert_eq!(next(&mut inbox).await, "1 behind");
        assert!(inbox.is_empty());
        // Answers are never dropped: a socket that does not read them is closed.
        for _ in 0..100 {
            send(&*bus, &[socket], 0, NoticeKind::Answer, &long);
        }
        while next(&mut inbox).await != "closed" {
            waiting += long.len();
        }
        assert!((long.len()..300_000).contains(&waiting), "{waiting}");
        // What was read no longer counts.
        let (socket, mut inbox) = bus.open();
        for _ in 0..100 {
            send(&*bus, &[socket], 1, NoticeKind::News, &long);
            assert_eq!(next(&mut inbox).await, format!("1 {long}"));
        }
    }
}

#[tokio::test]
async fn a_closed_socket_gets_what_was_sent_before() {
    for bus in buses() {
        let (socket, mut inbox) = bus.open();
        send(&*bus, &[socket], 0, NoticeKind::Farewell, "bye");
        bus.close(&mut [socket].into_iter());
        send(&*bus, &[socket], 0, NoticeKind::Answer, "late");
        assert_eq!(next(&mut inbox).await, "0 bye");
        assert_eq!(next(&mut inbox).await, "closed");
    }
}

#[test]
fn a_dropped_inbox_leaves_nothing_behind() {
    let bus = Local::new();
    let ((_, one), (_, two)) = (bus.open(), bus.open());
    drop(one);
    assert_eq!(bus.sockets(), 1);
    drop(two);
    assert_eq!(bus.sockets(), 0);
}

//! Sending: in time, and without copying.

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use maraude_bus::Notice;
use maraude_house::TimeSource;
use std::future::{Future, poll_fn};
use std::ops::ControlFlow::{self, Break, Continue};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll::{Pending, Ready};
use std::time::Duration;

/// Timeout for sending a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);

/// Waits until a message is sent, or for the timeout. Most are sent at once and need no timer.
pub(super) async fn in_time(
    time: &TimeSource,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> ControlFlow<()> {
    let mut sending = pin!(sending);
    let sent = match poll_fn(|context| Ready(sending.as_mut().poll(context))).await {
        Ready(sent) => Some(sent),
        Pending => time.timeout(SEND_TIMEOUT, sending).await,
    };
    match sent {
        Some(Ok(())) => Continue(()),
        _ => Break(()),
    }
}

/// The text of a notice, without copying it: a player's notice usually has one reader, a crowd
/// shares one.
pub(super) fn text_of(notice: Arc<Notice>) -> Utf8Bytes {
    struct Owner(Arc<Notice>);
    impl AsRef<[u8]> for Owner {
        fn as_ref(&self) -> &[u8] {
            self.0.text.as_bytes()
        }
    }
    match Arc::try_unwrap(notice) {
        Ok(notice) => notice.text.into(),
        Err(shared) => {
            let bytes = Bytes::from_owner(Owner(shared));
            Utf8Bytes::try_from(bytes).expect("it was a str")
        }
    }
}

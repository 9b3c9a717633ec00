//! Sending: in time, and without copying.

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use maraude_bus::Notice;
use std::future::{Future, poll_fn};
use std::ops::ControlFlow::{self, Break, Continue};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll::{Pending, Ready};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A message that can't be sent in this time is not sent.
const SENDING: Duration = Duration::from_secs(20);

/// Waits for a message to go, but not for ever. Most go at once, and need no timer.
pub(super) async fn in_time(
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> ControlFlow<()> {
    let mut sending = pin!(sending);
    let sent = match poll_fn(|context| Ready(sending.as_mut().poll(context))).await {
        Ready(sent) => Ok(sent),
        Pending => tokio::time::timeout(SENDING, sending).await,
    };
    match sent {
        Ok(Ok(())) => Continue(()),
        _ => Break(()),
    }
}

/// The text of a notice, without copying it: a player is mostly the only one to send it, a crowd
/// shares it.
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

/// The time that answers tell, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64)
}

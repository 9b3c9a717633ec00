//! Syncs the mark in the background: a move must not wait for a second sync.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// How long a sync waits for more records: one then does for all of them.
const GATHER_FOR: Duration = Duration::from_millis(50);

/// A thread that syncs the mark soon after it was written.
pub(super) struct Syncer {
    files: Option<Sender<Arc<File>>>,
    /// A sync is on its way that covers everything written until now.
    pending: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Syncer {
    pub(super) fn start() -> std::io::Result<Self> {
        let (files, written) = channel();
        let pending = Arc::new(AtomicBool::new(false));
        let clear = pending.clone();
        let thread = std::thread::Builder::new()
            .name("store-mark".to_owned())
            .spawn(move || sync_all(&written, &clear))?;
        Ok(Self {
            files: Some(files),
            pending,
            thread: Some(thread),
        })
    }

    /// Lets this file be synced soon.
    pub(super) fn sync_soon(&self, file: &Arc<File>) {
        if !self.pending.swap(true, Ordering::AcqRel)
            && let Some(files) = &self.files
        {
            let _ = files.send(file.clone());
        }
    }
}

impl Drop for Syncer {
    /// Waits for the last sync.
    fn drop(&mut self) {
        self.files = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn sync_all(written: &Receiver<Arc<File>>, pending: &AtomicBool) {
    while let Ok(mut file) = written.recv() {
        // Nothing comes while a sync is pending, unless the store is closed.
        let closed = match written.recv_timeout(GATHER_FOR) {
            Ok(newer) => {
                file = newer;
                false
            }
            Err(error) => error == RecvTimeoutError::Disconnected,
        };
        pending.store(false, Ordering::Release);
        if let Err(error) = file.sync_data() {
            tracing::error!(%error, "the mark could not be synced");
        }
        if closed {
            return;
        }
    }
}

//! The steps and the last view that each viewer was sent.

use super::gallery::{Bundle, Gallery};
use maraude_core::{ByViewer, Viewer};
use maraude_protocol::Step;
use std::time::Instant;

/// The streams of all viewers. Only viewers with a socket have one.
#[derive(Default)]
pub(super) struct Streams {
    steps: ByViewer<Option<Vec<Step>>>,
    /// A hash of the view that each viewer was last sent.
    views: ByViewer<u64>,
    gallery: Gallery,
}

/// The steps and updates that are new for each viewer.
#[derive(Default)]
pub(super) struct Fresh {
    /// How many steps.
    steps: ByViewer<usize>,
    /// Whether an update is sent even if the view is the same.
    must: ByViewer<bool>,
}

impl Streams {
    /// Whether the steps of this viewer are in memory.
    pub(super) fn has(&self, viewer: Viewer) -> bool {
        self.steps[viewer].is_some()
    }

    /// Starts a stream with the steps of the past.
    pub(super) fn open(&mut self, viewer: Viewer, steps: Vec<Step>) {
        self.steps[viewer] = Some(steps);
    }

    /// Drops the stream of a viewer without a socket.
    pub(super) fn close(&mut self, viewer: Viewer) {
        self.steps[viewer] = None;
    }

    /// The steps after this one; all of them if there is no such step.
    pub(super) fn after(&self, viewer: Viewer, last: u32) -> &[Step] {
        let steps = self.steps[viewer].as_deref().unwrap_or_default();
        steps.get(last as usize..).unwrap_or(steps)
    }

    /// Adds new steps; `all`: every viewer gets an update.
    pub(super) fn add(&mut self, steps: Vec<(Viewer, Step)>, all: bool) -> Fresh {
        let mut fresh = Fresh::default();
        for (viewer, step) in steps {
            if let Some(stream) = &mut self.steps[viewer] {
                stream.push(step);
                fresh.steps[viewer] += 1;
            }
        }
        fresh.must = ByViewer::from_fn(|viewer| fresh.steps[viewer] > 0 || all);
        fresh
    }

    /// Whether the spectators get an update now; `fresh` then holds all that they have not been
    /// sent. A crowd gets several steps at once.
    pub(super) fn bundle(
        &mut self,
        fresh: &mut Fresh,
        news: bool,
        crowd: u32,
        now: Instant,
    ) -> bool {
        let spectator = Viewer::Spectator;
        if news {
            let must = fresh.must[spectator];
            self.gallery.add(fresh.steps[spectator], must);
        }
        let Some(Bundle { steps, must }) = self.gallery.take(crowd, now) else {
            return false;
        };
        fresh.steps[spectator] = steps;
        fresh.must[spectator] = must;
        true
    }

    /// When the spectators are to get an update, if there is something to send them.
    pub(super) fn bundle_due(&self, crowd: u32, now: Instant) -> Option<Instant> {
        self.gallery.due(crowd, now).filter(|_| crowd > 0)
    }

    /// A spectator comes: the others get their update first, so that no step is sent twice.
    pub(super) fn welcome_spectator(&mut self) {
        self.gallery.open();
    }

    /// Notes the view that a viewer is sent in a welcome.
    pub(super) fn note_view(&mut self, viewer: Viewer, view: Option<&str>) {
        self.views[viewer] = view.map_or(0, hash);
    }

    /// The new steps of a viewer, if it gets an update: because of them, because it must, or
    /// because its view has changed.
    pub(super) fn take(
        &mut self,
        viewer: Viewer,
        view: u64,
        fresh: &Fresh,
        must: bool,
    ) -> Option<&[Step]> {
        let changed = std::mem::replace(&mut self.views[viewer], view) != view;
        let stream = self.steps[viewer].as_ref()?;
        let wanted = must || fresh.must[viewer] || changed;
        wanted.then(|| &stream[stream.len() - fresh.steps[viewer]..])
    }
}

/// A hash that notices a change of a view. Each round is reversible, so a change within one word of
/// eight bytes is never missed.
pub(super) fn hash(view: &str) -> u64 {
    let words = view.as_bytes().chunks(8).map(|bytes| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    });
    words.fold(view.len() as u64, |hash, word| {
        (hash.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}

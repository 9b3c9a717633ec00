//! The streams of the viewers: how many steps each has been shown.

use crate::erased::PlayedEntry;
use crate::note::{note, shows_itself};
use crate::running::Steps;
use maraude_core::journal::HouseAction;
use maraude_core::{Actor, ByViewer, Viewer};
use maraude_protocol::{Raw, Step};
use serde_json::value::RawValue;

/// The streams of the viewers. An entry that shows a viewer nothing is not a step of its stream.
pub(crate) struct StreamMarks {
    seats: u8,
    /// The last step of each viewer after each entry.
    marks: Vec<ByViewer<u32>>,
    /// The last step of each viewer that was a move of the game.
    moved: ByViewer<u32>,
    /// When the spectators' last step was made.
    public: u64,
}

impl StreamMarks {
    /// The streams of a game that begins.
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            seats,
            marks: vec![ByViewer::default()],
            moved: ByViewer::default(),
            public: 0,
        }
    }

    pub(crate) fn last_step(&self, viewer: Viewer) -> u32 {
        self.marks[self.marks.len() - 1][viewer]
    }

    pub(crate) fn last_public(&self) -> u64 {
        self.public
    }

    /// The viewers for whom the last entry was a step.
    pub(crate) fn shown_last(&self) -> impl Iterator<Item = Viewer> {
        let mut last = self.marks.iter().rev();
        let (after, before) = (last.next(), last.next());
        let marks = after.zip(before);
        Viewer::all(self.seats).filter(move |&viewer| {
            marks.is_some_and(|(after, before)| after[viewer] != before[viewer])
        })
    }

    pub(crate) fn last_move(&self, viewer: Viewer) -> u32 {
        self.moved[viewer]
    }

    /// Numbers an entry in the stream of each viewer who is shown something of it.
    pub(crate) fn add(
        &mut self,
        by: Actor,
        house: Option<&HouseAction<Box<RawValue>>>,
        at: u64,
        played: &PlayedEntry,
        asked: impl Fn(Viewer) -> bool,
    ) -> Steps {
        let mut mark = self.marks[self.marks.len() - 1];
        let mut steps = Vec::new();
        for viewer in Viewer::all(self.seats) {
            let shown = played.shown_to(viewer);
            let before = mark[viewer];
            let note = house.and_then(|action| {
                note(action, |seat, to| {
                    let undone = self.marks[to as usize][viewer];
                    (undone < before || viewer.is(seat)).then_some(undone)
                })
            });
            let bare = note.is_some() && house.is_some_and(shows_itself);
            if shown.is_none() && !bare {
                continue;
            }
            let n = before + 1;
            mark[viewer] = n;
            if viewer == Viewer::Spectator {
                self.public = at;
            }
            if !bare || matches!(house, Some(HouseAction::Undo { .. })) {
                self.moved[viewer] = n;
            }
            if asked(viewer) {
                let step = Step {
                    n,
                    at,
                    by: by.into(),
                    events: shown.map_or(Raw::borrowed("[]"), |shown| Raw::shared(shown.clone())),
                    house: note.map(Box::new),
                    unranked: house.is_some_and(HouseAction::ends_ranking),
                };
                steps.push((viewer, step));
            }
        }
        self.marks.push(mark);
        steps
    }
}

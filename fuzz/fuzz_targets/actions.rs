//! Anybody may say anything at any table of any game.
//!
//! Must hold: nothing panics; what is listed is accepted and nothing else is; what is refused
//! changes nothing; what each viewer is shown and offered can be written as JSON; the choices
//! offer what is listed; and the same moves give the same state again.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use maraude_catalog::{Shelved, Visit, complete_options};
use maraude_core::journal::{HouseAction, Move};
use maraude_core::play::{HouseRefusal, Refused};
use maraude_core::{
    BotSpec, Chance, Choices, Json, OptionKind, OptionSpec, Play, Refusal, Seat, Seed, Setup,
    Viewer, When,
};
use maraude_fuzz::mangled;
use maraude_play::{ErasedPlay, Rejection};
use serde::de::IgnoredAny;
use serde_json::{Map, Value};

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    let games = maraude_catalog::shelf();
    if let Ok(game) = input.choose(games) {
        maraude_catalog::visit(game.meta().id, Evening(input));
    }
});

/// One table, from the first byte of the input to the last.
struct Evening<'a>(Unstructured<'a>);

impl Visit for Evening<'_> {
    type Output = ();

    fn visit<G: Shelved>(mut self, _: &'static [BotSpec<G>]) {
        // An input that is too short ends the evening early.
        let _ = evening::<G>(&mut self.0);
    }
}

fn evening<G: Shelved>(input: &mut Unstructured<'_>) -> Result<()> {
    let mut options = Map::new();
    for spec in G::META.options {
        if let Some(value) = value_of(spec, input)? {
            options.insert(spec.key.to_owned(), value);
        }
    }
    let options = complete_options::<G>(&options).expect("the options are of their kinds");
    let seats = input.int_in_range(1..=8)?;
    let setup = Setup { seats, options };
    let chance = Chance::new(
        &Seed([input.arbitrary()?; 32]),
        &[input.arbitrary::<[u8; 2]>()?],
    );
    let mut play = match Play::<G>::new(&setup, chance.clone()) {
        Ok(play) => play,
        Err(refusal) => return refused(&refusal),
    };
    let mut moves = Vec::new();
    while !input.is_empty() && Play::end(&play).is_none() {
        step(&mut play, &mut moves, input)?;
    }
    look(&play);
    let digest = Play::digest(&play);
    let mut again = Play::<G>::new(&setup, chance).expect("it was accepted before");
    for played in moves {
        assert!(again.play(played).is_ok(), "it was accepted before");
    }
    assert_eq!(
        Play::digest(&again),
        digest,
        "played again, it ends elsewhere"
    );
    Ok(())
}

fn value_of(spec: &OptionSpec, input: &mut Unstructured<'_>) -> Result<Option<Value>> {
    let text = match spec.kind {
        _ if input.ratio(1, 2)? => return Ok(None),
        OptionKind::Switch => (*input.choose(&["on", "off"])?).to_owned(),
        OptionKind::Choice { words } => (*input.choose(words)?).to_owned(),
        OptionKind::Number { min, max } => input.int_in_range(min..=max)?.to_string(),
        OptionKind::Date => {
            let (year, month) = (input.int_in_range(0..=9999)?, input.int_in_range(1..=12)?);
            format!("{year:04}-{month:02}-{:02}", input.int_in_range(1..=28)?)
        }
    };
    Ok(Some(spec.kind.parse(&text).expect("it is of its kind")))
}

/// One thing that somebody tries.
fn step<G: Shelved>(
    play: &mut Play<G>,
    moves: &mut Vec<Move<G::Action>>,
    input: &mut Unstructured<'_>,
) -> Result<()> {
    match input.int_in_range(0..=9)? {
        0..=4 => {
            let to_act: Vec<Seat> = play.game().to_act().iter().collect();
            if let Some(&seat) = choose(&to_act, input)? {
                let listed = listed(play, seat);
                if let Some(action) = choose(&listed, input)? {
                    attempt(play, Move::Seat(seat, action.clone()), moves);
                }
            }
        }
        5 => {
            let mut asked = Vec::new();
            play.game().house_moves(&mut |action, when| {
                asked.push(match when {
                    When::After { .. } => HouseAction::Alarm(action),
                    When::Agreed { .. } | When::Refused { .. } => HouseAction::Agreed(action),
                    When::Left { .. } => HouseAction::Left(action),
                });
            });
            if let Some(action) = choose(&asked, input)? {
                attempt(play, Move::House(action.clone()), moves);
            }
        }
        6 => {
            let seat = any_seat(input)?;
            let action = match input.int_in_range(0..=5)? {
                0 => HouseAction::Undo {
                    seat,
                    to: play.seq().saturating_sub(input.int_in_range(0..=4)?),
                },
                1 => HouseAction::Pause,
                2 => HouseAction::Resume,
                3 => HouseAction::OutOfTime { seat },
                4 => HouseAction::StandIn {
                    seat,
                    bot: "random".to_owned(),
                },
                _ => HouseAction::Back { seat },
            };
            attempt(play, Move::House(action), moves);
        }
        7 | 8 => {
            let (from, other) = (any_seat(input)?, any_seat(input)?);
            let (from, other) = (listed(play, from), listed(play, other));
            if let (Some(action), Some(other)) = (choose(&from, input)?, choose(&other, input)?) {
                let (action, other) = (json(action), json(other));
                let text = mangled(action.as_bytes(), other.as_bytes(), input)?;
                said(play, &text, moves, input)?;
            }
        }
        _ => {
            let n = usize::from(input.arbitrary::<u8>()?).min(input.len());
            let text = input.bytes(n)?;
            said(play, text, moves, input)?;
        }
    }
    if input.ratio(1, 8)? {
        look(play);
    }
    Ok(())
}

/// Any bytes as an action of any seat or of the house: read exactly as off the wire.
fn said<G: Shelved>(
    play: &mut Play<G>,
    text: &[u8],
    moves: &mut Vec<Move<G::Action>>,
    input: &mut Unstructured<'_>,
) -> Result<()> {
    let Ok(text) = std::str::from_utf8(text) else {
        return Ok(());
    };
    let seat = any_seat(input)?;
    let Ok(action) = serde_json::from_str::<G::Action>(text) else {
        let (seq, digest) = (Play::seq(play), Play::digest(play));
        let rejection = play.seat_plays(seat, text).err();
        assert!(
            matches!(rejection, Some(Rejection::Malformed(_))),
            "{text} is played"
        );
        assert_eq!((Play::seq(play), Play::digest(play)), (seq, digest));
        return Ok(());
    };
    attempt(
        play,
        match input.int_in_range(0..=5)? {
            0 => Move::House(HouseAction::Alarm(action)),
            1 => Move::House(HouseAction::Agreed(action)),
            2 => Move::House(HouseAction::Left(action)),
            _ => Move::Seat(seat, action),
        },
        moves,
    );
    Ok(())
}

/// Tries a move: accepted if it is listed, else refused whole.
fn attempt<G: Shelved>(
    play: &mut Play<G>,
    played: Move<G::Action>,
    moves: &mut Vec<Move<G::Action>>,
) {
    let (seq, digest) = (Play::seq(play), Play::digest(play));
    let is_listed = match &played {
        Move::Seat(seat, action) if listed(play, *seat).contains(action) => {
            G::ABILITIES
                .gain(play.game(), *seat, action)
                .iter()
                .for_each(|why| drop(json(why)));
            Some(!play.is_paused())
        }
        Move::Seat(..) => Some(false),
        Move::House(_) => None,
    };
    match play.play(played.clone()) {
        Ok(step) => {
            assert_ne!(
                is_listed,
                Some(false),
                "{played:?} is accepted but not listed"
            );
            assert_eq!(step.seq, seq + 1);
            assert_eq!(Play::seq(play), seq + 1);
            for event in &step.heard.events {
                for viewer in Viewer::all(play.game().seats()) {
                    G::shown(event, viewer)
                        .iter()
                        .for_each(|event| drop(json(event)));
                }
            }
            moves.push(played);
        }
        Err(why) => {
            assert_ne!(is_listed, Some(true), "{played:?} is listed but {why:?}");
            assert_eq!(Play::seq(play), seq, "{played:?} is refused but counted");
            assert_eq!(
                Play::digest(play),
                digest,
                "{played:?} is refused but changes something"
            );
            if let Refused::Rules(refusal) = why {
                refused(&refusal).expect("it reads no input");
            } else if matches!(why, Refused::House(HouseRefusal::Over)) {
                assert!(Play::end(play).is_some());
            }
        }
    }
}

fn refused(refusal: &impl Refusal) -> Result<()> {
    assert!(!refusal.clause().is_empty(), "{refusal:?} names no clause");
    drop(json(&refusal.message()));
    Ok(())
}

/// What everybody sees and may do is JSON, and the choices are what is listed.
fn look<G: Shelved>(play: &Play<G>) {
    let viewers: Vec<Viewer> = Viewer::all(play.game().seats()).collect();
    play.views(&viewers, &mut |_, view| is_json(view));
    for seat in Seat::all(play.game().seats()) {
        let mut written = Json::new();
        ErasedPlay::choices(play, seat, &mut written);
        is_json(written.as_str());
        let mut offered = Vec::new();
        play.game()
            .choices(seat)
            .each(&mut |action| offered.push(json(&action)));
        let mut listed: Vec<String> = listed(play, seat).iter().map(json).collect();
        offered.sort_unstable();
        listed.sort_unstable();
        assert_eq!(
            offered,
            listed,
            "seat {} is offered something else",
            seat.number()
        );
    }
}

/// The legal actions of a seat; none for a seat that is not at the table or once it is over.
fn listed<G: Shelved>(play: &Play<G>, seat: Seat) -> Vec<G::Action> {
    let mut listed = Vec::new();
    if seat.number() <= play.game().seats() && Play::end(play).is_none() {
        play.game().legal(seat, &mut |action| listed.push(action));
    }
    listed
}

/// One of these, if there is one.
fn choose<'a, T>(of: &'a [T], input: &mut Unstructured<'_>) -> Result<Option<&'a T>> {
    if of.is_empty() {
        return Ok(None);
    }
    Ok(Some(&of[input.choose_index(of.len())?]))
}

/// A seat, maybe one that is not at the table.
fn any_seat(input: &mut Unstructured<'_>) -> Result<Seat> {
    Ok(Seat::at(input.int_in_range(0..=7)?))
}

fn is_json(text: &str) {
    let read = serde_json::from_str::<IgnoredAny>(text);
    assert!(read.is_ok(), "no JSON: {text}");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it is plain data")
}

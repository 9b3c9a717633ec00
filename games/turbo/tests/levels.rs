//! The bots on a virtual clock: legal, deterministic, and in the order of their levels.

use maraude_core::{
    Actor, Alarms, Bot, Budget, Chance, Deaf, Decision, Game, Legal, Seat, Seed, Seen, Setup,
    Standing,
};
use maraude_turbo::{Action, BOTS, Options, Turbo};

/// A finished race: the places by seat, the entries, and how often a claim was made.
struct Race {
    medals: Vec<i32>,
    entries: Vec<(u64, Actor, Action)>,
}

impl Race {
    fn claims(&self) -> usize {
        let claim = |(_, _, action): &&(u64, Actor, Action)| *action == Action::Claim;
        self.entries.iter().filter(claim).count()
    }

    fn minutes(&self) -> u64 {
        self.entries.last().map_or(0, |(at, _, _)| at / 60_000)
    }
}

/// A small clock of its own: the earliest plan or alarm happens next.
fn race(levels: &[usize], options: Options, seed: u64) -> Race {
    let seats = levels.len() as u8;
    let mut chance = Chance::new(&Seed([seed as u8; 32]), &[b""]);
    let mut game = Turbo::new(&Setup { seats, options }, &mut chance).expect("a set-up");
    let mut bots: Vec<Box<dyn Bot<Turbo>>> = (0u64..)
        .zip(levels)
        .map(|(seat, level)| (BOTS[*level].make)(seed * 100 + seat))
        .collect();
    let mut plans: Vec<Option<(u64, Action)>> = vec![None; levels.len()];
    let mut alarms = Alarms::new();
    let (mut now, mut entries) = (0, Vec::new());
    while game.outcome().is_none() {
        alarms.wind(now, &game);
        for seat in game.to_act().iter() {
            if plans[seat.index()].is_none() {
                let seen = Seen::new(&game, seat);
                let decision = bots[seat.index()].decide(&seen, Budget::DEFAULT);
                plans[seat.index()] = decision
                    .map(|Decision { action, think_ms }| (now + u64::from(think_ms), action));
            }
        }
        let plan = Seat::all(seats)
            .filter_map(|seat| Some((plans[seat.index()]?.0, seat)))
            .min_by_key(|(due, _)| *due);
        let (by, action) = match (alarms.next(), plan) {
            (Some((due, &action)), plan) if plan.is_none_or(|(at, _)| due <= at) => {
                now = due;
                alarms.rang(&action);
                (Actor::House, action)
            }
            (_, Some((at, seat))) => {
                now = at;
                let (_, action) = plans[seat.index()].take().expect("just found");
                (Actor::Seat(seat), action)
            }
            _ => panic!("nobody acts"),
        };
        // What others did meanwhile may have made a plan void; then the bot thinks again.
        if let Ok(legal) = Legal::judge(&game, by, action) {
            game.apply(legal, &mut chance, &mut Deaf);
            entries.push((now, by, action));
        }
    }
    let Some(Standing::Ranked(ranking)) = game.outcome().map(|outcome| outcome.standing) else {
        panic!("a race is ranked");
    };
    let medals = Seat::all(seats).map(|seat| ranking.score(seat)).collect();
    Race { medals, entries }
}

#[test]
fn the_same_seed_plays_the_same_race() {
    let (one, again) = (
        race(&[0, 2, 3], Options::default(), 5),
        race(&[0, 2, 3], Options::default(), 5),
    );
    assert_eq!(one.entries, again.entries);
    assert_ne!(one.entries, race(&[0, 2, 3], Options::default(), 6).entries);
}

#[test]
fn each_level_beats_the_one_below() {
    for level in 1..BOTS.len() {
        let (mut upper, mut lower) = (0, 0);
        for seed in 0..12 {
            let medals = race(&[level, level - 1], Options::default(), seed).medals;
            upper += medals[0];
            lower += medals[1];
        }
        assert!(
            upper > lower + 12,
            "{} {upper}, {} {lower}",
            BOTS[level].name,
            BOTS[level - 1].name
        );
        assert!(lower > 0, "but not every round");
    }
}

#[test]
fn novices_claim_wrongly_at_times_and_experts_do_not() {
    let claims = |level: usize| -> usize {
        (0..6)
            .map(|seed| race(&[level; 4], Options::default(), seed).claims())
            .sum()
    };
    // Six races have 72 rounds; every claim beyond one a round was wrong.
    assert!(claims(0) > 72 + 5, "{}", claims(0));
    assert_eq!(claims(3), 72);
}

#[test]
fn a_race_takes_people_minutes() {
    let (novices, experts) = (
        race(&[0; 3], Options::default(), 1),
        race(&[3; 3], Options::default(), 1),
    );
    assert!(
        (8..40).contains(&novices.minutes()),
        "{}",
        novices.minutes()
    );
    assert!(
        (3..20).contains(&experts.minutes()),
        "{}",
        experts.minutes()
    );
}

#[test]
fn bots_play_every_option_and_alone() {
    let options = |json: &str| serde_json::from_str::<Options>(json).expect("options");
    for json in [
        r#"{"house_pawns":true,"head_start":10}"#,
        r#"{"second_chance":30}"#,
        r#"{"limit":"60","client":2}"#,
    ] {
        assert_eq!(
            race(&[0, 1, 2], options(json), 3)
                .medals
                .iter()
                .sum::<i32>(),
            12,
            "{json}"
        );
    }
    for level in 0..BOTS.len() {
        assert_eq!(
            race(&[level], options(r#"{"mode":"trial"}"#), 3).medals,
            [5]
        );
        let daily = options(r#"{"mode":"daily","date":"2026-11-15"}"#);
        assert_eq!(race(&[level], daily, 3).medals, [1]);
    }
}

//! The levels are in order: every level plays the same deals, and the mean score counts. The long
//! form is `maraude lab marne`.

use maraude_core::{Actor, Bot, Budget, Chance, Deaf, Game, Legal, Sample, Seed, Seen, Setup};
use maraude_core::{BotRng, bot_rng};
use maraude_marne::{BOTS, Marne, Options};

/// Deals that every level plays, at tables of one to five.
const DEALS: u8 = 10;
/// Search budget of the expert here: a fifth of its own is enough to be ahead.
const NODES: u32 = 4_000;

type Choose<'a> = dyn FnMut(&Marne, &mut BotRng) -> maraude_marne::Action + 'a;

fn mean(choose: &mut Choose<'_>) -> f64 {
    let mut sum = 0;
    for number in 0..DEALS {
        let seats = number % 5 + 1;
        let options = Options::default();
        let mut chance = Chance::new(&Seed([number; 32]), &[b""]);
        let setup = Setup { seats, options };
        let mut game = Marne::new(&setup, &mut chance).expect("a set-up of the rules");
        let mut rng = bot_rng(number.into());
        while let Some(seat) = game.to_act().first() {
            let action = choose(&game, &mut rng);
            let legal = Legal::judge(&game, Actor::Seat(seat), action).expect("a legal action");
            game.apply(legal, &mut chance, &mut Deaf);
        }
        sum += u32::from(game.score());
    }
    f64::from(sum) / f64::from(DEALS)
}

fn mean_of(level: &str) -> f64 {
    let spec = BOTS.iter().find(|bot| bot.name == level);
    let mut bot: Box<dyn Bot<Marne>> = (spec.expect("there is such a level").make)(1);
    let budget = Budget {
        nodes: Some(NODES),
        stop: None,
    };
    mean(&mut |game, _| {
        let seat = game.to_act().first().expect("the game goes on");
        let decision = bot.decide(&Seen::new(game, seat), budget);
        decision.expect("a bot whose turn it is acts").action
    })
}

#[test]
fn each_level_scores_more_than_the_one_below() {
    let random = mean(&mut |game, rng| {
        let seat = game.to_act().first().expect("the game goes on");
        game.sample(seat, rng).expect("a seat to act can act")
    });
    let mut below = ("random", random);
    assert!(random < 40.0);
    for level in ["novice", "regular", "strong", "expert"] {
        let mean = mean_of(level);
        assert!(mean > below.1, "{level} {mean}, {} {}", below.0, below.1);
        below = (level, mean);
    }
}

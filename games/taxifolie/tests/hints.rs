//! Hints: what an action gains, in words, from what everybody may know (TF-X2).

mod table;

use maraude_core::{
    Actor, Advise, Bot, Budget, Chance, CountCards, Deaf, Game, Legal, Message, Redeal, Sample,
    Seen, Setup, Viewer, bot_rng,
};
use maraude_taxifolie::bots::Searcher;
use maraude_taxifolie::scene::Scene;
use maraude_taxifolie::{Action, Edition, Event, Options, Taxifolie};
use maraude_words::{Language, Words};
use table::*;

const FR: &str = include_str!("../locales/fr.ftl");
const EN: &str = include_str!("../locales/en.ftl");

/// In French and in English.
fn say(message: &Message) -> [String; 2] {
    [(Language::French, FR), (Language::English, EN)].map(|(language, text)| {
        let words = Words::new(language, &[text]).expect("the texts are in order");
        let name = |seat: maraude_core::Seat| format!("seat {}", seat.index() + 1);
        words
            .render(message, &name)
            .expect("every message has its words")
    })
}

/// What a way gains seat 1.
fn gain(game: &Taxifolie, cells: &[&str]) -> [String; 2] {
    say(&game.gain(A, &way(cells)).expect("a way gains something"))
}

/// On the Place de la Concorde, four steps from the Opéra Garnier.
fn to_garnier() -> Scene {
    two(SECOND)
        .taxi(A, "concorde", Some("rond-point"))
        .fare(A, "garnier")
}

const TO_GARNIER: [&str; 4] = [
    "madeleine--concorde-1",
    "madeleine",
    "madeleine--opera-1",
    "opera",
];

#[test]
fn a_hint_names_the_sum_and_the_bonus_of_an_exact_landing() {
    let game = to_garnier().dice([1, 3]).game;
    let [french, english] = gain(&game, &TO_GARNIER);
    assert_eq!(
        french,
        "Vous arrivez pile\u{a0}: 20\u{a0}€ et la prime de 20\u{a0}€."
    );
    assert_eq!(english, "You land exactly: €20 and the bonus of €20.");
}

#[test]
fn a_hint_names_the_sum_alone_when_the_roll_is_larger() {
    let game = to_garnier().dice([1, 4]).game;
    assert_eq!(gain(&game, &TO_GARNIER)[1], "You arrive: €20.");
}

#[test]
fn a_hint_says_that_the_goal_is_reached() {
    let game = to_garnier().money(A, 220).dice([1, 3]).game;
    let [_, english] = gain(&game, &TO_GARNIER);
    assert_eq!(english, "You arrive: €40, and €250 are reached.");
}

#[test]
fn a_hint_counts_the_rolls_that_land_exactly_next() {
    let game = to_garnier().dice([1, 1]).game;
    let [french, english] = gain(&game, &TO_GARNIER[..2]);
    // Two steps are left, or a long way round: a two and nothing else would be 1 of 36.
    assert!(
        english.starts_with("You come nearer. With the next roll, ")
            && english.ends_with(" chances in 36 to land exactly: €40."),
        "{english}"
    );
    assert!(french.starts_with("Vous approchez. Au prochain lancer, "));
}

/// From the Place de la Concorde with a client who is going far.
fn far(client: &str) -> Taxifolie {
    two(SECOND)
        .taxi(A, "concorde", Some("rond-point"))
        .client(A, client, "chateau-de-vincennes")
        .dice([1, 1])
        .game
}

#[test]
fn a_hint_says_what_was_done_for_the_client() {
    let [french, english] = gain(&far("hypocondriaque"), &TO_GARNIER[..2]);
    assert!(
        english.starts_with("A wish comes true. About "),
        "{english}"
    );
    assert!(english.contains(" rolls to the fare of €"), "{english}");
    assert!(french.starts_with("Un souhait est exaucé. Encore "));
}

#[test]
fn a_hint_says_that_the_wishes_are_kept_or_lost() {
    let game = far("optimiste");
    let [_, kept] = gain(&game, &["tuileries", "concorde--palais-royal-2"]);
    assert!(kept.starts_with("Every wish is kept."), "{kept}");
    let [_, lost] = gain(&game, &TO_GARNIER[..2]);
    assert!(lost.starts_with("A wish is lost"), "{lost}");
}

#[test]
fn a_hint_mentions_the_hazard_card() {
    let game = two(SECOND)
        .fare(A, "eiffel")
        .taxi(A, "lyon", Some("parc-de-bercy"))
        .dice([1, 1])
        .game;
    let [french, english] = gain(&game, &["depart", "lyon--daumesnil-2"]);
    assert!(english.ends_with(" And a hazard card."), "{english}");
    assert!(french.ends_with(" Et une carte Hasard."), "{french}");
}

#[test]
fn a_hint_before_the_roll_says_how_far_it_is() {
    let game = to_garnier().game;
    let [french, english] = say(&game.gain(A, &Action::Roll).expect("a client is on board"));
    assert_eq!(english, "About one roll to the destination: Opéra Garnier.");
    assert!(french.starts_with("Environ un lancer jusqu’à destination"));
}

/// Every decision of whole games has a reason with words in both languages, and the same one in
/// every world that the seat can't tell from the real one.
#[test]
fn hints_read_nothing_that_is_hidden() {
    let mut rng = bot_rng(5);
    for edition in Edition::ALL {
        let mut chance = Chance::imagined(&mut rng);
        let setup = Setup {
            seats: 3,
            options: Options { edition },
        };
        let mut game = Taxifolie::new(&setup, &mut chance).expect("three may play");
        let mut adviser = Searcher::new(1).nodes(50_000);
        for step in 0..240 {
            let Some(seat) = game.to_act().first() else {
                break;
            };
            let seen = Seen::new(&game, seat);
            let advised = adviser.decide(&seen, Budget::DEFAULT);
            let advised = advised.expect("it is its turn").action;
            let other = game.redeal(Viewer::Seat(seat), &mut rng);
            let sampled = game.sample(seat, &mut rng).expect("it is its turn");
            for action in [advised, sampled] {
                let why = game.gain(seat, &action);
                assert_eq!(why, other.gain(seat, &action), "step {step}");
                let why = why.expect("every action gains something");
                assert!(say(&why).iter().all(|text| !text.contains("taxifolie-")));
            }
            let legal = Legal::judge(&game, Actor::Seat(seat), advised).expect("it is legal");
            game.apply(legal, &mut chance, &mut Deaf);
        }
    }
}

#[test]
fn the_lab_counts_clients_and_hazards() {
    let mut game = two(SECOND)
        .fare(A, "eiffel")
        .taxi(A, "lyon", Some("parc-de-bercy"))
        .next_hazard("radar")
        .dice([1, 1])
        .game;
    let events = drives(&mut game, &["depart", "lyon--daumesnil-2"]);
    let drawn: Vec<_> = events.iter().filter_map(Taxifolie::drawn).collect();
    assert!(events.iter().any(|e| matches!(e, Event::Hazard { .. })));
    assert_eq!(drawn.len(), 1);
    assert_eq!((drawn[0].by, &*drawn[0].card), (A, "hazard radar"));
}

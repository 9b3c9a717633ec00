//! MA-61 to MA-69: bonus cards.

use super::*;
use crate::street::StreetSet;

fn rider(from: usize, to: usize) -> Action {
    Action::Estafette {
        card: card(ESTAFETTE),
        from: street(from),
        to: street(to),
    }
}

fn policeman(streets: &[usize]) -> Action {
    let streets = streets
        .iter()
        .fold(StreetSet::NONE, |set, &at| set.with(street(at)));
    Action::SergentDeVille {
        card: card(SERGENT),
        streets,
    }
}

fn about_turn(from: usize, to: usize) -> Action {
    Action::DemiTour {
        card: card(DEMI_TOUR),
        from: street(from),
        to: street(to),
    }
}

fn holding(bonus: u8) -> Marne {
    let mut game = acting(2);
    game.hands[Seat::at(0)] = cards(&[bonus]);
    game
}

#[test]
fn ma_61_a_bonus_costs_no_action_and_goes_to_the_discard() {
    let mut game = holding(ESTAFETTE);
    assert_eq!(
        refused(&mut game, policeman(&[0])),
        "MA-61",
        "not in the hand"
    );
    let wrong = Action::Renfort {
        card: card(ESTAFETTE),
    };
    assert_eq!(refused(&mut game, wrong), "MA-61", "it does something else");
    act(&mut game, rider(0, 2)).expect("the own turn");
    assert_eq!(
        (game.actions_left, game.soldier_discard),
        (ACTIONS, cards(&[ESTAFETTE]))
    );
    assert!(game.hands[Seat::at(0)].is_empty());
}

#[test]
fn ma_62_at_any_moment_of_the_own_turn_and_no_other() {
    let mut before = table(2, &[INVALIDES_4_NO_BONUS]);
    before.hands[Seat::at(0)] = cards(&[ESTAFETTE]);
    assert!(
        is_legal(&before, rider(0, 1)),
        "before the arrival no event is in force"
    );
    let mut after = holding(ESTAFETTE);
    after.actions_left = 0;
    assert!(is_legal(&after, rider(0, 1)), "after the third action");
    let mut theirs = acting(2);
    theirs.hands[Seat::at(1)] = cards(&[ESTAFETTE]);
    let refusal = act_as(&mut theirs, Seat::at(1), rider(0, 1)).expect_err("another's turn");
    assert_eq!(refusal.clause(), "MA-20");
}

#[test]
fn ma_62_not_inside_another_effect() {
    let mut game = acting(1);
    game.open_reserve = true;
    game.hands[Seat::at(0)] = cards(&[ESTAFETTE, RENFORT]);
    game.reserve = cards(&[11, 12, 13, 14, 15]);
    stack_soldiers(&mut game, &[1, 2, 3]);
    let reinforcement = Action::Renfort {
        card: card(RENFORT),
    };
    for (draw, waits) in [(Action::Mobilise, 1), (reinforcement, 2)] {
        act(&mut game, draw).expect("there are cards");
        for _ in 0..waits {
            assert_eq!(refused(&mut game, rider(0, 1)), "MA-48b", "a card waits");
            assert!(!is_legal(&game, rider(0, 1)));
            act(&mut game, Action::Keep).expect("its place");
        }
        assert!(is_legal(&game, rider(0, 1)), "the effect is done");
    }
    game.hands[Seat::at(0)] = cards(&[4, 5, 6, 7, 8, ESTAFETTE]);
    act(&mut game, Action::EndTurn).expect("one is too many");
    assert_eq!(
        refused(&mut game, rider(0, 1)),
        "MA-27",
        "the turn is ended"
    );
    assert!(!is_legal(&game, rider(0, 1)));
}

#[test]
fn ma_63_a_bonus_without_effect_is_refused() {
    assert_eq!(refused(&mut holding(SERGENT), policeman(&[0])), "MA-63");
    let mut nobody = holding(RENFORT);
    stack_soldiers(&mut nobody, &[]);
    assert_eq!(
        refused(
            &mut nobody,
            Action::Renfort {
                card: card(RENFORT)
            }
        ),
        "MA-63"
    );
    assert_eq!(refused(&mut holding(DEMI_TOUR), about_turn(0, 1)), "MA-63");
}

#[test]
fn ma_64_a_bonus_card_is_no_soldier() {
    let mut game = holding(ESTAFETTE);
    game.hands[Seat::at(0)] = cards(&[4, ESTAFETTE]);
    park(&mut game, 0, ORSAY_2);
    assert_eq!(refused(&mut game, load(0, &[4, ESTAFETTE])), "MA-64");
    assert_eq!(card(ESTAFETTE).count(), 0);
}

#[test]
fn ma_65_the_bonus_being_resolved_is_not_reshuffled() {
    let mut game = holding(RENFORT);
    stack_soldiers(&mut game, &[1]);
    game.soldier_discard = cards(&[2]);
    act(
        &mut game,
        Action::Renfort {
            card: card(RENFORT),
        },
    )
    .expect("two are to be had");
    assert_eq!(
        game.hands[Seat::at(0)],
        cards(&[1, 2]),
        "the reshuffle held the one discarded card"
    );
    assert_eq!(
        (game.soldier_discard, game.soldier_pile.len()),
        (cards(&[RENFORT]), 0)
    );
}

#[test]
fn ma_66_estafette_sends_an_officer_anywhere_else() {
    let mut game = holding(ESTAFETTE);
    assert_eq!(
        refused(&mut game, rider(1, 2)),
        "MA-66",
        "no officer stands there"
    );
    assert_eq!(refused(&mut game, rider(0, 0)), "MA-66", "another spot");
    act(&mut game, rider(0, 4)).expect("it may join the other");
    assert_eq!(game.officers, [street(4); 2]);
}

#[test]
fn ma_67_sergent_de_ville_clears_one_or_two_taxis() {
    let mut game = holding(SERGENT);
    park_all(&mut game, &[1, 2, 3]);
    for at in [1, 2, 3] {
        game.tokens = game.tokens.with(street(at));
    }
    assert_eq!(refused(&mut game, policeman(&[])), "MA-67");
    assert_eq!(refused(&mut game, policeman(&[1, 2, 3])), "MA-67");
    assert_eq!(
        refused(&mut game, policeman(&[1, 5])),
        "MA-67",
        "no token there"
    );
    act(&mut game, policeman(&[1, 3])).expect("two");
    assert_eq!((game.tokens.len(), game.tokens.has(street(2))), (1, true));
}

#[test]
fn ma_68_renfort_draws_two_one_after_the_other() {
    let mut game = holding(RENFORT);
    stack_soldiers(&mut game, &[7, 8, 9]);
    let events = act(
        &mut game,
        Action::Renfort {
            card: card(RENFORT),
        },
    )
    .expect("there are cards");
    let drawn = events
        .iter()
        .filter(|event| matches!(event, Event::Drawn { .. }))
        .count();
    assert_eq!((drawn, game.hands[Seat::at(0)]), (2, cards(&[7, 8])));
    assert_eq!(game.actions_left, ACTIONS);
    let mut solo = acting(1);
    solo.open_reserve = true;
    solo.hands[Seat::at(0)] = cards(&[RENFORT]);
    solo.reserve = cards(&[11, 12, 13, 14, 15]);
    stack_soldiers(&mut solo, &[1, 2]);
    act(
        &mut solo,
        Action::Renfort {
            card: card(RENFORT),
        },
    )
    .expect("each as in MA-48b");
    act(&mut solo, Action::PutInReserve { discard: card(11) }).expect("the first");
    act(&mut solo, Action::Keep).expect("the second");
    assert_eq!(
        (solo.hands[Seat::at(0)], solo.reserve),
        (cards(&[2]), cards(&[1, 12, 13, 14, 15]))
    );
}

#[test]
fn ma_69_demi_tour_moves_a_taxi_with_its_token() {
    let mut game = holding(DEMI_TOUR);
    park(&mut game, 1, FABERT_3_EXTRA);
    park_all(&mut game, &[2]);
    game.tokens = game.tokens.with(street(1));
    assert_eq!(
        refused(&mut game, about_turn(5, 6)),
        "MA-69",
        "no taxi there"
    );
    assert_eq!(refused(&mut game, about_turn(1, 2)), "MA-69", "taken");
    act(&mut game, about_turn(1, 3)).expect("past street 2");
    assert_eq!(
        (game.taxis[1], game.taxis[3]),
        (None, Some(taxi(FABERT_3_EXTRA)))
    );
    assert!(
        game.tokens.has(street(3)) && !game.tokens.has(street(2)),
        "nothing is overtaken"
    );
    assert_eq!(
        (game.phase, game.taxi_pile.len()),
        (Phase::Actions, 1),
        "its event is not applied again"
    );
    let mut full = holding(DEMI_TOUR);
    park_all(&mut full, &[0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(refused(&mut full, about_turn(0, 1)), "MA-63");
}

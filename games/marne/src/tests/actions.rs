//! MA-45 to MA-60: the actions.

use super::*;
use maraude_core::Viewer;

#[test]
fn ma_45_up_to_three_actions_repeats_allowed_fewer_too() {
    let mut game = acting(2);
    for _ in 0..3 {
        act(&mut game, Action::Mobilise).expect("three times the same");
    }
    assert_eq!(refused(&mut game, Action::Mobilise), "MA-45");
    assert_eq!(
        refused(
            &mut game,
            Action::MoveOfficer {
                from: street(0),
                to: street(1)
            }
        ),
        "MA-45"
    );
    let mut lazy = acting(2);
    assert!(act(&mut lazy, Action::EndTurn).is_ok(), "none is fine");
}

#[test]
fn ma_46_mobilise_draws_the_top_card() {
    let mut game = acting(2);
    stack_soldiers(&mut game, &[7, 8]);
    act(&mut game, Action::Mobilise).expect("there are cards");
    assert_eq!(
        (
            game.hands[Seat::at(0)],
            game.soldier_pile.len(),
            game.actions_left
        ),
        (cards(&[7]), 1, 2)
    );
}

#[test]
fn ma_47_an_empty_pile_is_the_discard_reshuffled() {
    let mut game = acting(2);
    stack_soldiers(&mut game, &[]);
    game.soldier_discard = cards(&[1, 2, 3]);
    let events = act(&mut game, Action::Mobilise).expect("after a reshuffle");
    assert!(events.contains(&Event::Reshuffled { cards: 3 }));
    assert_eq!(
        (game.hands[Seat::at(0)].len(), game.soldier_pile.len()),
        (1, 2)
    );
    assert!(game.soldier_discard.is_empty());
    stack_soldiers(&mut game, &[]);
    assert_eq!(refused(&mut game, Action::Mobilise), "MA-47");
    game.hands[Seat::at(0)] = cards(&[RENFORT]);
    stack_soldiers(&mut game, &[9]);
    act(
        &mut game,
        Action::Renfort {
            card: card(RENFORT),
        },
    )
    .expect("one is to be had");
    assert_eq!(
        game.hands[Seat::at(0)],
        cards(&[9]),
        "the rest of the draw is lost"
    );
}

#[test]
fn ma_48_alone_a_draw_goes_to_the_hand_because_the_reserve_is_full() {
    let mut game = acting(1);
    game.reserve = cards(&[11, 12, 13, 14, 15]);
    stack_soldiers(&mut game, &[1]);
    act(&mut game, Action::Mobilise).expect("there is a card");
    assert_eq!(
        (game.hands[Seat::at(0)], game.reserve.len()),
        (cards(&[1]), 5)
    );
    assert_eq!(
        refused(&mut game, Action::PutInReserve { discard: card(11) }),
        "MA-48b"
    );
}

#[test]
fn ma_48b_open_reserve_lets_the_drawn_card_replace_another() {
    let mut game = acting(1);
    game.open_reserve = true;
    game.reserve = cards(&[11, 12, 13, 14, 15]);
    stack_soldiers(&mut game, &[1, 2]);
    act(&mut game, Action::Mobilise).expect("the card is seen first");
    assert_eq!(game.view(Viewer::Spectator).drawn, Some(card(1)));
    assert_eq!(refused(&mut game, Action::EndTurn), "MA-48b");
    assert_eq!(
        refused(&mut game, Action::PutInReserve { discard: card(1) }),
        "MA-48b"
    );
    act(&mut game, Action::PutInReserve { discard: card(12) }).expect("it takes a place");
    assert_eq!(game.reserve, cards(&[1, 11, 13, 14, 15]));
    assert!(game.soldier_discard.has(card(12)) && game.hands[Seat::at(0)].is_empty());
    act(&mut game, Action::Mobilise).expect("another");
    act(&mut game, Action::Keep).expect("or the hand");
    assert_eq!(game.hands[Seat::at(0)], cards(&[2]));
    let options = Options {
        open_reserve: true,
        ..Options::default()
    };
    assert_eq!(
        new_game(2, options).expect_err("it is for one").clause(),
        "MA-48b"
    );
}

#[test]
fn ma_49_at_most_five_cards_after_the_turn() {
    let mut game = acting(2);
    game.hands[Seat::at(0)] = cards(&[1, 2, 3, 4, 5, 6, ESTAFETTE]);
    act(&mut game, Action::EndTurn).expect("two are too many");
    assert_eq!(
        refused(&mut game, Action::Discard { card: card(9) }),
        "MA-49"
    );
    act(
        &mut game,
        Action::Discard {
            card: card(ESTAFETTE),
        },
    )
    .expect("a bonus counts too");
    assert_eq!(game.turn, Seat::at(0));
    act(&mut game, Action::Discard { card: card(6) }).expect("the player chooses");
    assert_eq!(
        (game.hands[Seat::at(0)], game.turn),
        (cards(&[1, 2, 3, 4, 5]), Seat::at(1))
    );
    assert_eq!(game.soldier_discard, cards(&[6, ESTAFETTE]));
}

#[test]
fn ma_50_only_the_active_player_is_checked() {
    let mut game = acting(2);
    game.hands[Seat::at(1)] = cards(&[1, 2, 3, 4, 5, 6]);
    act(&mut game, Action::EndTurn).expect("the other's hand does not matter");
    assert_eq!(game.turn, Seat::at(1));
}

#[test]
fn ma_51_an_officer_moves_to_an_adjacent_spot() {
    let mut game = acting(2);
    assert_eq!(
        refused(
            &mut game,
            Action::MoveOfficer {
                from: street(0),
                to: street(2)
            }
        ),
        "MA-51"
    );
    assert_eq!(
        refused(
            &mut game,
            Action::MoveOfficer {
                from: street(1),
                to: street(2)
            }
        ),
        "MA-51"
    );
    act(
        &mut game,
        Action::MoveOfficer {
            from: street(0),
            to: street(7),
        },
    )
    .expect("clockwise");
    act(
        &mut game,
        Action::MoveOfficer {
            from: street(4),
            to: street(5),
        },
    )
    .expect("counter-clockwise");
    assert_eq!(
        (game.officers, game.actions_left),
        ([street(5), street(7)], 1)
    );
}

#[test]
fn ma_52_both_officers_may_share_a_spot() {
    let mut game = acting(2);
    game.officers = [street(3), street(4)];
    act(
        &mut game,
        Action::MoveOfficer {
            from: street(3),
            to: street(4),
        },
    )
    .expect("allowed");
    assert_eq!(game.officers, [street(4); 2]);
    act(
        &mut game,
        Action::MoveOfficer {
            from: street(4),
            to: street(5),
        },
    )
    .expect("and one leaves again");
    assert_eq!(game.officers, [street(4), street(5)]);
}

#[test]
fn ma_53_one_card_for_one_of_another_player() {
    let mut game = acting(3);
    game.hands[Seat::at(0)] = cards(&[2, JOKER_3]);
    game.hands[Seat::at(2)] = cards(&[3, ESTAFETTE]);
    let exchange = |give, take| Action::Exchange {
        give: card(give),
        take: card(take),
    };
    assert_eq!(refused(&mut game, exchange(7, 3)), "MA-53");
    assert_eq!(refused(&mut game, exchange(2, 7)), "MA-53");
    assert_eq!(
        refused(&mut game, exchange(2, JOKER_3)),
        "MA-53",
        "not with oneself"
    );
    act(&mut game, exchange(JOKER_3, ESTAFETTE)).expect("any kinds");
    act(&mut game, exchange(2, 3)).expect("two blue twos look alike");
    assert_eq!(
        (game.hands[Seat::at(0)], game.hands[Seat::at(2)]),
        (cards(&[3, ESTAFETTE]), cards(&[2, JOKER_3]))
    );
    assert_eq!(game.actions_left, 1);
}

#[test]
fn ma_54_nobody_is_asked_for_consent() {
    let mut game = acting(2);
    game.hands[Seat::at(0)] = cards(&[1]);
    game.hands[Seat::at(1)] = cards(&[2]);
    act(
        &mut game,
        Action::Exchange {
            give: card(1),
            take: card(2),
        },
    )
    .expect("the active player decides");
    assert_eq!(
        (game.hands[Seat::at(1)], game.to_act().len()),
        (cards(&[1]), 1)
    );
}

#[test]
fn ma_55_alone_the_exchange_is_with_the_reserve() {
    let mut game = acting(1);
    game.hands[Seat::at(0)] = cards(&[1]);
    game.reserve = cards(&[2, 3]);
    assert_eq!(
        refused(
            &mut game,
            Action::Exchange {
                give: card(1),
                take: card(4)
            }
        ),
        "MA-55"
    );
    act(
        &mut game,
        Action::Exchange {
            give: card(1),
            take: card(3),
        },
    )
    .expect("one for one");
    assert_eq!(
        (game.hands[Seat::at(0)], game.reserve),
        (cards(&[3]), cards(&[1, 2]))
    );
}

/// Seat 1 holds blue 3 and 3 and red 3; a taxi for four stands at the quai d'Orsay.
fn loading() -> Marne {
    let mut game = acting(2);
    park(&mut game, 0, ORSAY_4);
    game.hands[Seat::at(0)] = cards(&[1, 4, 5, 9]);
    game
}

#[test]
fn ma_56_a_taxi_is_loaded_and_sent() {
    let mut game = loading();
    assert_eq!(
        refused(&mut game, load(4, &[4, 5])),
        "MA-56",
        "no taxi stands there"
    );
    act(&mut game, load(0, &[4, 5])).expect("officer, number and colour fit");
    assert_eq!((game.taxis[0], game.actions_left), (None, 2));
}

#[test]
fn ma_56a_an_officer_must_stand_there() {
    let mut game = loading();
    game.officers = [street(1), street(4)];
    assert_eq!(refused(&mut game, load(0, &[4, 5])), "MA-56a");
}

#[test]
fn ma_56b_only_own_cards_embark() {
    let mut game = loading();
    game.hands[Seat::at(1)] = cards(&[3]);
    assert_eq!(refused(&mut game, load(0, &[4, 3])), "MA-56b");
    let mut solo = acting(1);
    park(&mut solo, 0, ORSAY_2);
    solo.reserve = cards(&[4]);
    assert_eq!(
        refused(&mut solo, load(0, &[4])),
        "MA-56b",
        "never the reserve"
    );
}

#[test]
fn ma_56c_the_colour_must_fit_or_be_a_joker() {
    let mut game = loading();
    assert_eq!(refused(&mut game, load(0, &[4, 9])), "MA-56c");
    game.hands[Seat::at(0)] = cards(&[4, JOKER_2]);
    assert!(act(&mut game, load(0, &[4, JOKER_2])).is_ok());
}

#[test]
fn ma_56d_jokers_alone_may_fill_a_taxi_in_the_turn_it_came() {
    let mut game = table(2, &[ORSAY_4]);
    game.hands[Seat::at(0)] = cards(&[JOKER_2, JOKER_3]);
    act(&mut game, Action::TurnTaxi).expect("it comes");
    assert_eq!(
        refused(&mut game, load(0, &[JOKER_3])),
        "MA-57",
        "a joker counts its number"
    );
    act(&mut game, load(0, &[JOKER_2, JOKER_3])).expect("and goes");
    assert_eq!(game.score(), 4);
}

#[test]
fn ma_57_a_token_asks_for_one_more() {
    let mut game = loading();
    game.hands[Seat::at(0)] = cards(&[1, 4, 5]);
    park(&mut game, 0, ORSAY_4);
    game.tokens = game.tokens.with(street(0));
    assert_eq!(game.required(street(0)), Some(5));
    assert_eq!(refused(&mut game, load(0, &[1, 4])), "MA-57");
    assert!(act(&mut game, load(0, &[4, 5])).is_ok());
}

#[test]
fn ma_58_too_many_soldiers_and_whole_cards_are_allowed() {
    let mut game = loading();
    act(&mut game, load(0, &[1, 4, 5])).expect("seven for four");
    assert_eq!(game.score(), 4, "the surplus scores nothing");
}

#[test]
fn ma_59_the_street_decides_the_colour() {
    let mut game = acting(2);
    park(&mut game, 4, FABERT_3);
    game.hands[Seat::at(0)] = cards(&[4, 9]);
    assert_eq!(
        refused(&mut game, load(4, &[9])),
        "MA-56c",
        "the card's red does not count"
    );
    assert!(act(&mut game, load(4, &[4])).is_ok(), "the street is blue");
}

#[test]
fn ma_60_cards_and_token_go_back_the_officer_stays() {
    let mut game = loading();
    game.tokens = game.tokens.with(street(0));
    act(&mut game, load(0, &[4, 5])).expect("six for five");
    assert_eq!(
        (game.soldier_discard, game.taxi_discard),
        (cards(&[4, 5]), sent(&[ORSAY_4]))
    );
    assert!(game.tokens.is_empty() && game.has_officer(street(0)));
    assert_eq!(game.hands[Seat::at(0)], cards(&[1, 9]));
}

//! The texts of cards, places and quarters (TF-C2).

mod table;

use maraude_core::Message;
use maraude_taxifolie::board::plan::plan;
use maraude_taxifolie::cards::{Effect, Wish, cards};
use maraude_taxifolie::meta::META;
use maraude_taxifolie::target::Target;
use maraude_words::{Language, Words};
use std::collections::BTreeSet;

#[test]
fn tf_c2_text_and_effect_agree_in_form() {
    let words = [
        Words::new(Language::French, &[META.texts.fr]).expect("the French texts parse"),
        Words::new(Language::English, &[META.texts.en]).expect("the English texts parse"),
    ];
    let nobody = |_| String::new();
    let says = |words: &Words, id: &str| words.render(&Message::new(id.to_owned()), &nobody);
    let mut icons = BTreeSet::new();
    for hazard in &cards().hazards {
        assert!(!hazard.effects.is_empty());
        for effect in &hazard.effects {
            icons.insert(effect.icon());
            let sum = match effect {
                Effect::Bank(sum) | Effect::Each(sum) => Some(sum.unsigned_abs()),
                Effect::Tip(sum) => Some(*sum),
                _ => None,
            };
            // The sum of the effect is the sum of the text.
            if let Some(sum) = sum {
                assert!(
                    hazard.fr.text.contains(&format!("{sum}\u{a0}€")),
                    "{}",
                    hazard.id
                );
                assert!(hazard.en.text.contains(&format!("€{sum}")), "{}", hazard.id);
            }
        }
        let id = format!("taxifolie-hazard-{}", hazard.id);
        assert_eq!(says(&words[0], &id).as_ref(), Ok(&hazard.fr.name));
        assert_eq!(says(&words[1], &id).as_ref(), Ok(&hazard.en.name));
    }
    for client in &cards().clients {
        let id = format!("taxifolie-client-{}", client.id);
        assert_eq!(says(&words[0], &id).as_ref(), Ok(&client.fr.name));
        assert_eq!(says(&words[1], &id).as_ref(), Ok(&client.en.name));
    }
    // Every effect of the vocabulary is used, and has its name in both languages.
    let all = [
        "pay-bank",
        "bank-pays",
        "pay-each",
        "each-pays",
        "go-by",
        "detour",
        "stop-on",
        "avoid",
        "closed",
        "drop-wishes",
        "miss-turns",
        "roll-again",
        "move-to",
        "new-fare",
        "doubled",
        "tip",
    ];
    assert_eq!(icons, all.into_iter().collect());
    for icon in all.into_iter().chain(["pass", "stop", "hurry"]) {
        for words in &words {
            assert!(words.has(&format!("taxifolie-effect-{icon}")), "{icon}");
        }
    }
    let wishes = || cards().clients.iter().flat_map(|client| &client.wishes);
    assert!(wishes().any(|wish| matches!(wish, Wish::Avoid(Target::Sign(_)))));
    assert!(wishes().any(|wish| matches!(wish, Wish::Avoid(Target::Place(_)))));
    assert!(wishes().any(|wish| matches!(wish, Wish::Avoid(Target::Quarter(_)))));
    assert!(wishes().any(|wish| matches!(wish, Wish::Pass(Target::Sign(_), 2))));
    assert!(wishes().any(|wish| matches!(wish, Wish::Pass(Target::Place(_), 1))));
    assert!(wishes().any(|wish| matches!(wish, Wish::Pass(Target::Quarter(_), 1))));
    assert!(wishes().any(|wish| matches!(wish, Wish::Stop(_))));
    assert!(cards().clients.iter().any(|client| client.hurry.is_some()));
}

#[test]
fn tf_c2_places_and_quarters_have_one_name_everywhere() {
    let words = [
        Words::new(Language::French, &[META.texts.fr]).expect("the French texts parse"),
        Words::new(Language::English, &[META.texts.en]).expect("the English texts parse"),
    ];
    let nobody = |_| String::new();
    let named = plan().places.iter().chain(&plan().marks);
    for place in named.filter(|place| place.first.is_none()) {
        let message = Message::new(format!("taxifolie-place-{}", place.id));
        assert_eq!(words[0].render(&message, &nobody).as_ref(), Ok(&place.fr));
        assert_eq!(words[1].render(&message, &nobody).as_ref(), Ok(&place.en));
    }
    for quarter in &plan().quarters {
        let message = Message::new(format!("taxifolie-quarter-{}", quarter.id));
        assert_eq!(words[0].render(&message, &nobody).as_ref(), Ok(&quarter.fr));
        assert_eq!(words[1].render(&message, &nobody).as_ref(), Ok(&quarter.en));
    }
}

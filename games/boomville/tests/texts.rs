//! Names and titles are the same in the data and in the messages, and both languages render.

use maraude_boomville::cards::Deck;
use maraude_boomville::town::Town;
use maraude_boomville::{Boomville, Refusal};
use maraude_core::{Game, Message, Refusal as _, Told};
use maraude_words::{Language, Words};

fn words(language: Language) -> Words {
    let texts = Boomville::META.texts;
    let text = if language == Language::French {
        texts.fr
    } else {
        texts.en
    };
    Words::new(language, &[text]).expect("the texts can be read")
}

#[test]
fn names_and_titles_are_those_of_the_data() {
    for language in Language::ALL {
        let words = words(language);
        let say = |id: String| words.say(&Message::new(id), &|seat| seat.number().to_string());
        for place in &Town::get().plan.places {
            let name = if language == Language::French {
                &place.fr
            } else {
                &place.en
            };
            assert_eq!(
                say(format!("boomville-place-{}", place.id)),
                name.replace('\n', " ")
            );
        }
        for kind in &Deck::get().data.kinds {
            let text = if language == Language::French {
                &kind.fr
            } else {
                &kind.en
            };
            assert_eq!(
                say(format!(
                    "boomville-card-{}",
                    kind.kind.word().replace('_', "-")
                )),
                text.title
            );
            assert!(!text.text.is_empty());
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    for language in Language::ALL {
        let words = words(language);
        for refusal in Refusal::examples() {
            let said = words.say(&refusal.message(), &|seat| seat.number().to_string());
            assert!(
                said.ends_with('.') && !said.contains("boomville-"),
                "{refusal:?}: {said}"
            );
        }
    }
}

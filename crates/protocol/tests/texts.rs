//! Every message id of the house has its sentence in both languages.

use maraude_protocol::{Code, HouseNote, Signal, texts};

fn ids(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| line.starts_with("house-"));
    lines
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .collect()
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(ids(texts::FR), ids(texts::EN));
}

#[test]
fn every_code_has_a_sentence() {
    for code in Code::ALL {
        assert!(
            ids(texts::EN).contains(&code.message()),
            "{}",
            code.message()
        );
        assert_eq!(serde_json::to_value(code).unwrap(), code.word());
    }
}

#[test]
fn every_signal_and_note_has_a_sentence() {
    let seat = maraude_core::Seat::at(0);
    let notes = [
        HouseNote::Undo { seat, to: 0 },
        HouseNote::OutOfTime { seat },
        HouseNote::StandIn {
            seat,
            bot: String::new(),
        },
        HouseNote::Back { seat },
        HouseNote::Pause,
        HouseNote::Resume,
        HouseNote::Alarm,
        HouseNote::Agreed,
        HouseNote::Left,
        HouseNote::Abandoned,
    ];
    let word = |json: serde_json::Value| match json {
        serde_json::Value::String(word) => word,
        other => other.as_object().unwrap().keys().next().unwrap().clone(),
    };
    let notes =
        notes.map(|note| format!("house-note-{}", word(serde_json::to_value(note).unwrap())));
    let signals = Signal::ALL.map(|signal| {
        format!(
            "house-signal-{}",
            word(serde_json::to_value(signal).unwrap())
        )
    });
    for id in notes.iter().chain(&signals) {
        assert!(ids(texts::EN).contains(&id.as_str()), "{id}");
    }
}

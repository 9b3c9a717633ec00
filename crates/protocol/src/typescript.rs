//! The TypeScript types of everything in this crate, as one file.

use crate::{chat, client, http, problem, receipt, server, table, taxi};
use maraude_core::{Message, Meta, Outcome, Seat, Seats, meta};
use std::fmt::Write;
use ts_rs::{Config, TS};

/// The generated file, `web/src/protocol.gen.ts`.
pub fn declarations() -> String {
    let mut text = String::from(
        "// Generated from crates/protocol by `cargo xtask goldens`; not to be edited.\n\n",
    );
    for (name, number) in [
        ("PROTOCOL", crate::PROTOCOL as usize),
        ("LONGEST_LINE", crate::LONGEST_LINE),
        ("LONGEST_NAME", crate::LONGEST_NAME),
        ("LONGEST_SALT", crate::LONGEST_SALT),
    ] {
        let _ = writeln!(text, "export const {name} = {number};");
    }
    for (name, words) in [
        ("COLOURS", taxi::Colour::WORDS),
        ("SHAPES", taxi::Shape::WORDS),
    ] {
        let words = words.iter().map(|word| format!("\"{word}\""));
        let words = words.collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "export const {name} = [{words}] as const;");
    }
    let config = Config::new().with_large_int("number");
    macro_rules! add {
        ($($type:ty),* $(,)?) => {$( text += &declaration::<$type>(&config); )*};
    }
    add!(Seat, Seats, Message, Outcome);
    add!(
        Meta,
        meta::GameBox,
        meta::Pace,
        meta::Aim,
        meta::OptionSpec,
        meta::OptionKind
    );
    add!(client::ClientMessage, client::Command, client::Offer);
    add!(
        server::ServerMessage,
        server::Bye,
        server::Update,
        server::Step,
        server::StepBy
    );
    add!(
        server::TheHouse,
        server::ShownEvent,
        server::HouseNote,
        server::Agreement
    );
    add!(server::ClockLeft);
    add!(chat::ChatRule, chat::ChatLine, chat::Said, chat::Signal);
    add!(
        table::TableInfo,
        table::Phase,
        table::Aside,
        table::SeatInfo,
        table::SeatKind,
        table::Watcher
    );
    add!(taxi::Taxi, taxi::Colour, taxi::Shape);
    add!(table::Clock, table::OfferInfo, table::You);
    add!(problem::Problem, problem::Code);
    add!(
        http::Games,
        http::GameInfo,
        http::DataFile,
        http::Me,
        http::NewTable,
        http::NewSeat
    );
    add!(
        http::SitDown,
        http::Return,
        http::Seated,
        http::Tables,
        http::Course
    );
    add!(http::CourseStep, http::Daily, http::DailyRow);
    add!(receipt::PublicKey, receipt::SignedReceipt, receipt::Receipt);
    text
}

/// The declaration of one type, with its docs.
pub fn declaration<T: TS + ?Sized>(config: &Config) -> String {
    let docs = prose(&T::docs().unwrap_or_default());
    format!("\n{docs}export {}\n", T::decl(config))
}

/// The docs of a type without their Rust example, which means nothing in TypeScript.
fn prose(docs: &str) -> String {
    match docs.split_once("```") {
        Some((prose, _)) => format!("{}\n */\n", prose.trim_end_matches([' ', '*', '\n'])),
        None => docs.to_owned(),
    }
}

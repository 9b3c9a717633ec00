//! Client cards: somebody with wishes.

use super::CardText;
use crate::board::board;
use crate::target::Target;
use serde::Deserialize;

/// The text of the data file.
pub const CLIENTS_JSON: &str = include_str!("../../data/clients.json");

/// The most wishes of one client.
pub const MOST_WISHES: usize = 3;

/// The most cells that one wish asks for. A trip remembers only the first of two.
const MOST_VISITS: u8 = 2;

/// A client.
#[derive(Clone, Debug)]
pub struct Client {
    /// Its id in data files.
    pub id: String,
    /// In French.
    pub fr: CardText,
    /// In English.
    pub en: CardText,
    /// The wishes, in order.
    pub wishes: Vec<Wish>,
    /// A tip for arriving in time.
    pub hurry: Option<Hurry>,
}

/// One wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Not to be driven over (TF-T23).
    Avoid(Target),
    /// This many different cells of it are to be driven over (TF-T22).
    Pass(Target, u8),
    /// To be stopped on with the roll's last step (TF-T22).
    Stop(Target),
}

impl Wish {
    /// How many visits it takes.
    pub fn visits(self) -> u8 {
        match self {
            Self::Avoid(_) => 0,
            Self::Pass(_, times) => times,
            Self::Stop(_) => 1,
        }
    }
}

/// A tip for arriving in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hurry {
    /// The turns within which the client wants to arrive (TF-C4).
    pub turns: u8,
    /// EUR.
    pub tip: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    id: String,
    fr: CardText,
    en: CardText,
    wishes: Vec<WishRecord>,
    hurry: Option<Hurry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WishRecord {
    avoid: Option<String>,
    pass: Option<String>,
    stop: Option<String>,
    times: Option<u8>,
}

impl WishRecord {
    fn wish(&self) -> Option<Wish> {
        let target = |word: &str| Target::of(word, board());
        match (&self.avoid, &self.pass, &self.stop, self.times) {
            (Some(word), None, None, None) => Some(Wish::Avoid(target(word)?)),
            (None, Some(word), None, times) => Some(Wish::Pass(target(word)?, times.unwrap_or(1))),
            (None, None, Some(word), None) => Some(Wish::Stop(target(word)?)),
            _ => None,
        }
    }
}

pub(super) fn load() -> Vec<Client> {
    let records: Vec<Record> =
        serde_json::from_str(CLIENTS_JSON).expect("data/clients.json is a list of clients");
    let client = |record: Record| Client {
        wishes: record
            .wishes
            .iter()
            .map(|wish| {
                wish.wish()
                    .unwrap_or_else(|| panic!("data/clients.json: a wish of {}", record.id))
            })
            .collect(),
        id: record.id,
        fr: record.fr,
        en: record.en,
        hurry: record.hurry,
    };
    let clients: Vec<Client> = records.into_iter().map(client).collect();
    let few = |c: &Client| (1..=MOST_WISHES).contains(&c.wishes.len());
    let visits = |c: &Client| c.wishes.iter().all(|wish| wish.visits() <= MOST_VISITS);
    assert!(
        clients.iter().all(|client| few(client) && visits(client)),
        "data/clients.json: one to {MOST_WISHES} wishes, {MOST_VISITS} visits at most"
    );
    clients
}

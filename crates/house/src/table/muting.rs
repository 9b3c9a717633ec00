//! Muting people. A person is muted, and mutes, on all devices.

use super::asker::{AnsweredBy, Asker};
use super::audience::Audience;
use super::chat::ChatLog;
use super::game::TableGame;
use crate::secret::Visitor;
use crate::sheet::Sheet;
use maraude_protocol::{Code, Problem};
use std::collections::BTreeMap;

/// The most people that one visitor mutes at a table.
const MAX_MUTED: usize = 64;
/// The most visitors without a seat who mute somebody; people with a seat always may.
const MAX_MUTING: usize = 256;

/// Mutes a person, or ends it.
pub(super) fn mute(
    game: &mut TableGame,
    audience: &Audience,
    chat: &ChatLog,
    asker: &Asker,
    who: String,
    muted: bool,
) -> Result<AnsweredBy, Problem> {
    let sheet = game.sheet();
    let them = ids_of(sheet, game.id(), &who);
    let known = !them.is_empty() || chat.has_line_of(&who);
    if muted && !known && audience.by_who(&who).is_none() {
        return Err(Code::NoSuchPerson.into());
    }
    let devices = devices_of(sheet, &asker.visitor);
    let seated = !sheet.seats_of(&asker.visitor).is_empty();
    let mut all = sheet.muted.clone();
    let mut changed = false;
    if muted {
        changed = note(&mut all, &asker.visitor, seated, who, true)?;
    } else {
        for device in &devices {
            for who in them.iter().chain([&who]) {
                changed |= note(&mut all, device, seated, who.clone(), false)?;
            }
        }
    }
    if changed {
        game.record().change_quietly().muted = all;
        game.batch().places_changed(devices);
    }
    Ok(AnsweredBy::Done)
}

/// The visitors who mute this person.
pub(super) fn visitors_muting(sheet: &Sheet, table: &str, who: &str) -> Vec<Visitor> {
    let mut muting = muting_devices(sheet);
    muting.retain(|visitor| {
        let muted = muted_by(sheet, table, visitor);
        muted.iter().any(|id| id == who)
    });
    muting
}

/// The ids of the people whom a visitor mutes. Muting on one device of the visitor counts on all,
/// and for all devices of the muted person.
pub(super) fn muted_by(sheet: &Sheet, table: &str, visitor: &Visitor) -> Vec<String> {
    let devices = devices_of(sheet, visitor);
    let lists = devices.iter().filter_map(|device| sheet.muted.get(device));
    let mut muted: Vec<String> = lists.flatten().cloned().collect();
    for at in 0..muted.len() {
        muted.extend(ids_of(sheet, table, &muted[at]));
    }
    muted.sort_unstable();
    muted.dedup();
    // People who share a screen are one visitor here, and always hear themselves.
    if !muted.is_empty() {
        let own: Vec<String> = devices.iter().map(|device| device.who(table)).collect();
        muted.retain(|who| !own.contains(who));
    }
    muted
}

/// The devices of everybody who mutes somebody.
pub(super) fn muting_devices(sheet: &Sheet) -> Vec<Visitor> {
    let mut devices = Vec::new();
    for device in sheet.muted.keys().flat_map(|v| devices_of(sheet, v)) {
        if !devices.contains(&device) {
            devices.push(device);
        }
    }
    devices
}

/// All devices of the person who uses this one.
fn devices_of(sheet: &Sheet, visitor: &Visitor) -> Vec<Visitor> {
    let mut devices = vec![visitor.clone()];
    let chairs = sheet.chairs.iter().filter(|chair| chair.is_of(visitor));
    for device in chairs.flat_map(|chair| &chair.visitors) {
        if !devices.contains(device) {
            devices.push(device.clone());
        }
    }
    devices
}

/// The ids of all devices of a person with a seat.
fn ids_of(sheet: &Sheet, table: &str, who: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for chair in &sheet.chairs {
        let here: Vec<String> = chair.visitors.iter().map(|v| v.who(table)).collect();
        if here.iter().any(|id| id == who) {
            ids.extend(here);
        }
    }
    ids
}

/// Records whether a visitor mutes a person; returns whether that is new.
fn note(
    all: &mut BTreeMap<Visitor, Vec<String>>,
    visitor: &Visitor,
    seated: bool,
    who: String,
    muted: bool,
) -> Result<bool, Problem> {
    let many = all.len();
    let Some(list) = all.get_mut(visitor) else {
        if muted && !seated && many >= MAX_MUTING {
            return Err(Code::TooMany.into());
        }
        if muted {
            all.insert(visitor.clone(), vec![who]);
        }
        return Ok(muted);
    };
    if list.contains(&who) == muted {
        return Ok(false);
    }
    if !muted {
        list.retain(|other| *other != who);
        if list.is_empty() {
            all.remove(visitor);
        }
    } else if list.len() < MAX_MUTED {
        list.push(who);
    } else {
        return Err(Code::TooMany.into());
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::new_secret;

    #[test]
    fn mute_lists_are_limited() {
        let mut all = BTreeMap::new();
        let person = || Visitor::of_secret(&new_secret()).unwrap();
        let mut mute = |visitor: &Visitor, seated, n: usize, muted| {
            let noted = note(&mut all, visitor, seated, n.to_string(), muted);
            (noted.map_err(|problem| problem.code), all.len())
        };
        for people in 1..=MAX_MUTING {
            assert_eq!(mute(&person(), false, 1, false), (Ok(false), people - 1));
            assert_eq!(mute(&person(), false, 1, true), (Ok(true), people));
        }
        let full = (Err(Code::TooMany), MAX_MUTING);
        assert_eq!(mute(&person(), false, 1, true), full);
        let player = person();
        for n in 0..MAX_MUTED {
            assert_eq!(mute(&player, true, n, true), (Ok(true), MAX_MUTING + 1));
            assert_eq!(mute(&player, true, n, true), (Ok(false), MAX_MUTING + 1));
        }
        assert_eq!(mute(&player, true, 99, true).0, Err(Code::TooMany));
        for n in 0..MAX_MUTED {
            assert_eq!(mute(&player, true, n, false).0, Ok(true));
        }
        assert_eq!(mute(&player, true, 1, false), (Ok(false), MAX_MUTING));
    }
}

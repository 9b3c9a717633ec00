//! Muting: who does not want to hear whom. A person is muted, and mutes, on all devices.

use super::command::{Ack, Asker};
use super::task::Task;
use crate::secret::Visitor;
use maraude_protocol::{Code, Problem};
use std::collections::BTreeMap;

/// Nobody mutes more people than this at one table.
const MOST_MUTED: usize = 64;
/// So many people may mute somebody; those with a seat always may.
const MOST_MUTING: usize = 256;

impl Task {
    pub(crate) fn mute(&mut self, asker: &Asker, who: String, muted: bool) -> Result<Ack, Problem> {
        let spoke = self.chat.iter().any(|line| line.who == who);
        let them = self.words_of(&who);
        if muted && !spoke && them.is_empty() && self.sockets.by_who(&who).is_none() {
            return Err(Code::NoSuchPerson.into());
        }
        let devices = self.devices_of(&asker.visitor);
        let seated = !self.sheet.seats_of(&asker.visitor).is_empty();
        let all = &mut self.sheet.muted;
        let mut changed = false;
        if muted {
            changed = note(all, &asker.visitor, seated, who, true)?;
        } else {
            for device in &devices {
                for who in them.iter().chain([&who]) {
                    changed |= note(all, device, seated, who.clone(), false)?;
                }
            }
        }
        if changed {
            self.batch.sheet = true;
            self.batch.places.extend(devices);
        }
        Ok(Ack::Done)
    }

    /// Whom a visitor does not hear: all that was muted on any of their devices, and on whichever
    /// device those people are.
    pub(crate) fn muted_by(&self, visitor: &Visitor) -> Vec<String> {
        let devices = self.devices_of(visitor);
        let lists = devices
            .iter()
            .filter_map(|device| self.sheet.muted.get(device));
        let mut muted: Vec<String> = lists.flatten().cloned().collect();
        for at in 0..muted.len() {
            muted.extend(self.words_of(&muted[at]));
        }
        muted.sort_unstable();
        muted.dedup();
        // Two people who share a place on one screen are one here, and hear themselves.
        if !muted.is_empty() {
            let own: Vec<String> = devices.iter().map(|device| device.who(&self.id)).collect();
            muted.retain(|who| !own.contains(who));
        }
        muted
    }

    /// Everybody who mutes somebody is told anew whom: a person has come on a further device.
    pub(crate) fn tell_muting(&mut self) {
        let muting: Vec<Visitor> = self.sheet.muted.keys().cloned().collect();
        for visitor in muting {
            let devices = self.devices_of(&visitor);
            self.batch.places.extend(devices);
        }
    }

    /// The devices of the person that uses this one.
    fn devices_of(&self, visitor: &Visitor) -> Vec<Visitor> {
        let mut devices = vec![visitor.clone()];
        let chairs = self.sheet.chairs.iter();
        for device in chairs
            .filter(|chair| chair.is_of(visitor))
            .flat_map(|chair| &chair.visitors)
        {
            if !devices.contains(device) {
                devices.push(device.clone());
            }
        }
        devices
    }

    /// The words for every device of a person with a seat.
    fn words_of(&self, who: &str) -> Vec<String> {
        let mut words = Vec::new();
        for chair in &self.sheet.chairs {
            let here: Vec<String> = chair.visitors.iter().map(|v| v.who(&self.id)).collect();
            if here.iter().any(|word| word == who) {
                words.extend(here);
            }
        }
        words
    }
}

/// Notes whom a visitor wants to hear or not; says whether that is something new.
fn note(
    all: &mut BTreeMap<Visitor, Vec<String>>,
    visitor: &Visitor,
    seated: bool,
    who: String,
    muted: bool,
) -> Result<bool, Problem> {
    let many = all.len();
    let Some(list) = all.get_mut(visitor) else {
        if muted && !seated && many >= MOST_MUTING {
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
    } else if list.len() < MOST_MUTED {
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
    fn passers_by_do_not_fill_the_sheet() {
        let mut all = BTreeMap::new();
        let person = || Visitor::of_secret(&new_secret()).unwrap();
        let mut mute = |visitor: &Visitor, seated, n: usize, muted| {
            let noted = note(&mut all, visitor, seated, n.to_string(), muted);
            (noted.map_err(|problem| problem.code), all.len())
        };
        for people in 1..=MOST_MUTING {
            assert_eq!(mute(&person(), false, 1, false), (Ok(false), people - 1));
            assert_eq!(mute(&person(), false, 1, true), (Ok(true), people));
        }
        let full = (Err(Code::TooMany), MOST_MUTING);
        assert_eq!(mute(&person(), false, 1, true), full);
        let player = person();
        for n in 0..MOST_MUTED {
            assert_eq!(mute(&player, true, n, true), (Ok(true), MOST_MUTING + 1));
            assert_eq!(mute(&player, true, n, true), (Ok(false), MOST_MUTING + 1));
        }
        assert_eq!(mute(&player, true, 99, true).0, Err(Code::TooMany));
        for n in 0..MOST_MUTED {
            assert_eq!(mute(&player, true, n, false).0, Ok(true));
        }
        assert_eq!(mute(&player, true, 1, false), (Ok(false), MOST_MUTING));
    }
}

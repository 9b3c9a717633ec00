//! Who sits where, so that no bot is favoured by its seat or its neighbours.

use maraude_core::Aim;

/// The seatings that play each deal, by the number of the bot. In a co-operative game every bot
/// fills the whole table. Else every set of bots that fits the table is turned round it, in both
/// senses; where bots are fewer than seats they sit several times.
pub fn seatings(bots: usize, seats: u8, aim: Aim) -> Vec<Vec<usize>> {
    let seats = usize::from(seats);
    if aim == Aim::Cooperative {
        return (0..bots).map(|bot| vec![bot; seats]).collect();
    }
    let mut all: Vec<Vec<usize>> = Vec::new();
    for party in parties(bots, seats.min(bots)) {
        let size = party.len();
        for first in 0..size {
            let there = (0..seats).map(|seat| party[(first + seat) % size]);
            let back = (0..seats).map(|seat| party[(first + size * seats - seat) % size]);
            for seating in [there.collect::<Vec<_>>(), back.collect()] {
                if !all.contains(&seating) {
                    all.push(seating);
                }
            }
        }
    }
    all
}

/// Every set of `size` of the bots.
fn parties(bots: usize, size: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for set in 0u32..1 << bots {
        if set.count_ones() as usize == size {
            found.push((0..bots).filter(|bot| set >> bot & 1 != 0).collect());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_everywhere_equally_often() {
        for (bots, seats) in [
            (2, 2),
            (2, 3),
            (2, 4),
            (3, 3),
            (4, 4),
            (5, 2),
            (5, 4),
            (6, 6),
        ] {
            let all = seatings(bots, seats, Aim::Competitive);
            for seat in 0..usize::from(seats) {
                let times = |bot| all.iter().filter(|seating| seating[seat] == bot).count();
                let first = times(0);
                assert!(first > 0);
                assert!(
                    (0..bots).all(|bot| times(bot) == first),
                    "{bots} at {seats}: {all:?}"
                );
            }
        }
    }

    #[test]
    fn two_at_four_seats_take_every_other() {
        let all = seatings(2, 4, Aim::Competitive);
        assert_eq!(all, [[0, 1, 0, 1], [1, 0, 1, 0]]);
    }

    #[test]
    fn co_operators_fill_the_table() {
        assert_eq!(seatings(2, 3, Aim::Cooperative), [[0, 0, 0], [1, 1, 1]]);
    }
}

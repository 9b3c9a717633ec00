//! A sequential test: is the first bot better than the second? It stops as soon as it knows.

/// Equal strength, and the least that counts as better: 55 % of the points.
const EQUAL: f64 = 0.5;
const BETTER: f64 = 0.55;

/// Errors of 5 % each way.
const BOUND: f64 = 2.944_439;

/// Deals before a verdict: the spread of fewer says little.
const LEAST: u64 = 16;

/// Wald's test of the mean share of a deal, with the spread measured as it goes (GSPRT).
#[derive(Clone, Copy, Debug, Default)]
pub struct Sprt {
    deals: u64,
    sum: f64,
    squares: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first is better.
    Better,
    /// It is not, or not by enough to matter.
    NotBetter,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// Adds a deal in which the first bot had this share of the points against the second.
    pub fn deal(&mut self, share: f64) {
        self.deals += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The logarithm of how much better "better" explains the deals than "equal".
    pub fn llr(&self) -> f64 {
        if self.deals == 0 {
            return 0.0;
        }
        let deals = self.deals as f64;
        let mean = self.sum / deals;
        // One deal of the widest spread more than was seen, so that luck is never thought absent.
        let spread = (self.squares - deals * mean * mean + 0.25) / (deals + 1.0);
        deals * (BETTER - EQUAL) * (2.0 * mean - BETTER - EQUAL) / (2.0 * spread)
    }

    /// What it says so far.
    pub fn verdict(&self) -> Verdict {
        if self.deals < LEAST {
            return Verdict::Open;
        }
        let llr = self.llr();
        if llr >= BOUND {
            Verdict::Better
        } else if llr <= -BOUND {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maraude_core::{Luck, bot_rng};

    /// Plays until there is a verdict, or until all `deals` are played.
    fn judge(share: f64, seed: u64) -> (Verdict, u64) {
        let (mut rng, mut sprt) = (bot_rng(seed), Sprt::default());
        for deal in 1..=20_000 {
            let won = f64::from(rng.below(1_000)) < share * 1_000.0;
            sprt.deal(f64::from(u8::from(won)));
            if sprt.verdict() != Verdict::Open {
                return (sprt.verdict(), deal);
            }
        }
        (Verdict::Open, 20_000)
    }

    #[test]
    fn errs_about_one_time_in_twenty_at_the_bounds() {
        let count = |share, verdict| (0..400).filter(|&n| judge(share, n).0 == verdict).count();
        assert!(count(EQUAL, Verdict::Better) <= 32, "false alarms");
        assert!(count(BETTER, Verdict::NotBetter) <= 32, "misses");
    }

    #[test]
    fn a_clear_case_is_decided_early() {
        let (verdict, deals) = judge(0.8, 1);
        assert_eq!(verdict, Verdict::Better);
        assert!(deals < 120, "{deals}");
        assert_eq!(judge(0.3, 1).0, Verdict::NotBetter);
    }
}

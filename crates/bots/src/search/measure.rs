//! Arithmetic that gives the same bits on every machine.

/// The logarithm to base 2, straight between powers of two. The library's own may differ from
/// machine to machine in the last bit, and with it the answer of a search.
pub(super) fn log2(n: u32) -> f32 {
    let n = n.max(1);
    let power = n.ilog2();
    power as f32 + ((n as f32) / (1u64 << power) as f32 - 1.0)
}

/// The values met so far, and where one lies between the least and the greatest.
#[derive(Clone, Copy)]
pub(super) struct Span {
    least: f32,
    greatest: f32,
}

impl Span {
    pub(super) const NONE: Self = Self {
        least: f32::INFINITY,
        greatest: f32::NEG_INFINITY,
    };

    pub(super) fn take(&mut self, value: f32) {
        self.least = self.least.min(value);
        self.greatest = self.greatest.max(value);
    }

    /// From 0 to 1; one half as long as all values were the same.
    pub(super) fn place(self, value: f32) -> f32 {
        let width = self.greatest - self.least;
        if width > 0.0 {
            (value - self.least) / width
        } else {
            0.5
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two_are_exact_and_the_rest_is_near() {
        for n in [1, 2, 3, 5, 8, 100, 65_536, u32::MAX] {
            let error = log2(n) - (n as f32).log2();
            assert!(error.abs() < 0.09, "{n}: {error}");
        }
        assert!(log2(1).abs() < f32::EPSILON && (log2(1_024) - 10.0).abs() < f32::EPSILON);
    }

    #[test]
    fn a_span_stretches_what_it_met() {
        let mut span = Span::NONE;
        assert!((span.place(7.0) - 0.5).abs() < f32::EPSILON);
        span.take(10.0);
        span.take(30.0);
        assert!((span.place(15.0) - 0.25).abs() < f32::EPSILON);
    }
}

//! The cartouche and the key of the pictograms.

use super::pictogram;
use crate::board::Sign;
use std::fmt::Write;

/// The game's name on its cartouche.
pub(super) fn title(out: &mut String) {
    let _ = write!(
        out,
        r##"<g transform="translate(24 20)"><rect width="300" height="66" rx="10" fill="#14427a"/><rect x="4" y="4" width="292" height="58" rx="7" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M22 42h52l-6-14H30zM16 42h66v9H16z" fill="#ffd23f"/><circle cx="31" cy="51" r="6" fill="#1d2430"/><circle cx="67" cy="51" r="6" fill="#1d2430"/><rect x="41" y="20" width="16" height="8" rx="2" fill="#fff"/><text x="100" y="46" font-size="38" font-weight="700" letter-spacing="2" fill="#fff">TAXIFOLIE</text></g>"##
    );
}

/// The nine pictograms with their names.
pub(super) fn pictograms(out: &mut String) {
    let _ = write!(
        out,
        r##"<g transform="translate(1330 992)"><rect width="256" height="92" rx="8" fill="#fffdf6" stroke="#a79a80" stroke-width="1.500"/>"##
    );
    for (no, sign) in Sign::ALL.into_iter().enumerate() {
        let (x, y) = (18 + no / 3 * 84, 18 + no % 3 * 28);
        let name = match sign {
            Sign::Park => "Parc",
            Sign::Bakery => "Boulangerie",
            Sign::Shopping => "Shopping",
            Sign::Monument => "Monument",
            Sign::Cafe => "Café",
            Sign::Nightclub => "Boîte de nuit",
            Sign::Pharmacy => "Pharmacie",
            Sign::Hazard => "Hasard",
            Sign::Garage => "Garage",
        };
        let _ = write!(
            out,
            r##"<g transform="translate({x} {y})">{}<text x="13" y="4.500" font-size="13" fill="#1d2430">{name}</text></g>"##,
            pictogram(sign)
        );
    }
    out.push_str("</g>");
}

//! The nine pictograms, each drawn in a square of 16 around the origin.

use crate::board::Sign;

/// The shapes of a pictogram.
pub const fn pictogram(sign: Sign) -> &'static str {
    match sign {
        Sign::Park => {
            r##"<path d="M-1 7V2h2v5z" fill="#6b4a2b"/><path d="M0-8C4-8 6-5 5-3 8-2 7 3 3 3H-3C-7 3-8-2-5-3-6-5-4-8 0-8z" fill="#2f8f3e"/>"##
        }
        Sign::Bakery => {
            r##"<path d="M-7 5C-8 3-7 1-5 0L3-6C5-8 8-6 7-3 7-1 6 0 4 1L-4 6C-5 7-6 6-7 5z" fill="#d9932f" stroke="#8a5310" stroke-width="1"/><path d="M-3.500-1l1.700 3M0-3.500l1.700 3M3.200-5.600l1.500 2.800" stroke="#8a5310" stroke-width="1.100" fill="none"/>"##
        }
        Sign::Shopping => {
            r##"<path d="M-6-3H6L7 7H-7z" fill="#d4376e"/><path d="M-3-2V-4a3 3 0 0 1 6 0v2" fill="none" stroke="#7c1640" stroke-width="1.500"/>"##
        }
        Sign::Monument => {
            r##"<path d="M-8-3L0-8 8-3v1H-8zM-7 5H7V7H-7z" fill="#55627a"/><path d="M-5.500-1v5M-1.900-1v5M1.900-1v5M5.500-1v5" stroke="#55627a" stroke-width="1.900"/>"##
        }
        Sign::Cafe => {
            r##"<path d="M-6-2H4V3C4 5 2 6 0 6H-2C-4 6-6 5-6 3z" fill="#7b4a22"/><path d="M4-1H6.500V3H4" fill="none" stroke="#7b4a22" stroke-width="1.500"/><path d="M-3.500-4c-1-1 1-2 0-3.500M.5-4c-1-1 1-2 0-3.500" stroke="#7b4a22" stroke-width="1.100" fill="none"/>"##
        }
        Sign::Nightclub => {
            r##"<path d="M3-8A7.500 7.500 0 1 0 7 4 6 6 0 0 1 3-8z" fill="#4b2d8f"/><path d="M5-4l.8 1.700 1.900.2-1.400 1.300.4 1.900L5 .2 3.300 1.100l.4-1.900L2.300-2.100l1.900-.2z" fill="#e0a800"/>"##
        }
        Sign::Pharmacy => {
            r##"<path d="M-2.500-7.500h5v5h5v5h-5v5h-5v-5h-5v-5h5z" fill="#00913f"/>"##
        }
        Sign::Hazard => {
            r##"<path d="M0-8.500L8.500 6.500h-17z" fill="#ffcc00" stroke="#1d2430" stroke-width="1.400" stroke-linejoin="round"/><path d="M-1.100-4h2.200l-.5 5.800h-1.200zM-1 3.200h2v2h-2z" fill="#1d2430"/>"##
        }
        Sign::Garage => {
            r##"<path d="M-5.800 6.200L1-.6" stroke="#3a6ea5" stroke-width="3.200" stroke-linecap="round"/><path d="M7.400-4.800A4.600 4.600 0 1 1 3-7.600L1.800-4.600 4.300-2.200z" fill="#3a6ea5"/>"##
        }
    }
}

//! Little drawn buildings, one shape a kind, each in a box of 62 by 54.

use crate::town::{Place, Town};
use std::fmt::Write;

/// The garden paths from the red cells to the doors.
pub(super) fn paths(town: &Town, out: &mut String) {
    for place in &town.plan.places {
        let cell = &town.plan.cells[place.cell as usize];
        let _ = writeln!(
            out,
            "<path d=\"M{} {}L{} {}\" stroke=\"#f3ead3\" stroke-width=\"15\"/><path d=\"M{0} {1}L{2} {3}\" stroke=\"#e5483e\" stroke-width=\"4\" stroke-dasharray=\"5 4\"/>",
            cell.x, cell.y, place.house.x, place.house.y
        );
    }
}

/// One building.
pub(super) fn draw(place: &Place, out: &mut String) {
    let house = &place.house;
    let (wall, roof) = (house.wall.as_str(), house.roof.as_str());
    let _ = write!(
        out,
        "<g transform=\"translate({} {})\" stroke=\"#4b4038\" stroke-width=\"1.6\" stroke-linejoin=\"round\"><title>{}</title>",
        house.x,
        house.y,
        place.fr.replace('\n', " ")
    );
    out.push_str(&body(&house.kind, wall, roof));
    if let Some(sign) = sign(&place.id) {
        out.push_str(sign);
    }
    out.push_str("</g>\n");
}

const DOOR: &str = "<path d=\"M-6 27v-13a6 6 0 0 1 12 0v13z\" fill=\"#6b4a32\"/>";
const WINDOWS: &str = "<path d=\"M-24 6h11v11h-11zM13 6h11v11h-11z\" fill=\"#cfeaf7\"/>";

fn body(kind: &str, wall: &str, roof: &str) -> String {
    match kind {
        "gable" => format!(
            "<path d=\"M-28 27v-28h56v28z\" fill=\"{wall}\"/><path d=\"M-31 0L0 -26L31 0z\" fill=\"{roof}\"/>{DOOR}{WINDOWS}"
        ),
        "shop" => format!(
            "<path d=\"M-28 27v-48h56v48z\" fill=\"{wall}\"/><path d=\"M-31 -4h62v9q-7.7 8 -15.5 0q-7.7 8 -15.5 0q-7.7 8 -15.5 0q-7.7 8 -15.5 0z\" fill=\"{roof}\"/>\
             <path d=\"M-22 -17h16v9h-16zM6 -17h16v9h-16z\" fill=\"#cfeaf7\"/><path d=\"M-24 12h18v12h-18z\" fill=\"#cfeaf7\"/><path d=\"M6 27v-16h13v16z\" fill=\"#6b4a32\"/>"
        ),
        "flat" => format!(
            "<path d=\"M-27 27v-50h54v50z\" fill=\"{wall}\"/><path d=\"M-30 -27h60v8h-60z\" fill=\"{roof}\"/>\
             <path d=\"M-21 -13h9v9h-9zM-4.500 -13h9v9h-9zM12 -13h9v9h-9zM-21 3h9v9h-9zM12 3h9v9h-9z\" fill=\"#cfeaf7\"/>{DOOR}"
        ),
        "hall" => format!(
            "<path d=\"M-31 27v-26h62v26z\" fill=\"{wall}\"/><path d=\"M-31 1l6 -14h50l6 14z\" fill=\"{roof}\"/><path d=\"M-12 27v-40L0 -27l12 14v40z\" fill=\"{wall}\"/>\
             <circle cy=\"-10\" r=\"6\" fill=\"#ffffff\"/><path d=\"M0 -14v4h3\" fill=\"none\"/>{DOOR}<path d=\"M-27 8h10v10h-10zM17 8h10v10h-10z\" fill=\"#cfeaf7\"/>"
        ),
        "barn" => format!(
            "<path d=\"M-31 27v-24q31 -42 62 0v24z\" fill=\"{roof}\"/><path d=\"M-24 27v-22q24 -30 48 0v22z\" fill=\"{wall}\"/><path d=\"M-11 27v-17h22v17zM0 27v-17\" fill=\"#6b4a32\"/>"
        ),
        "dome" => format!(
            "<path d=\"M-29 27v-22h58v22z\" fill=\"{wall}\"/><path d=\"M-25 5a25 27 0 0 1 50 0z\" fill=\"{roof}\"/><path d=\"M4 -21l16 -6l2 6l-15 8z\" fill=\"#e9e3d5\"/>{DOOR}{WINDOWS}"
        ),
        "tower" => format!(
            "<path d=\"M-14 27l4 -36h20l4 36z\" fill=\"{wall}\"/><path d=\"M-13 8h26M-11 -2h22\" stroke=\"{roof}\" stroke-width=\"6\"/><path d=\"M-14 -9h28v-8h-28z\" fill=\"{wall}\"/><path d=\"M-15 -17L0 -27L15 -17z\" fill=\"{roof}\"/>\
             <path d=\"M-5 27v-9a5 5 0 0 1 10 0v9z\" fill=\"#6b4a32\"/>"
        ),
        "temple" => format!(
            "<path d=\"M-31 27v-5h62v5z\" fill=\"{wall}\"/><path d=\"M-27 22v-25h54v25z\" fill=\"{wall}\"/><path d=\"M-31 -3L0 -26L31 -3z\" fill=\"{roof}\"/>\
             <path d=\"M-24 22v-25h7v25zM-11 22v-25h7v25zM4 22v-25h7v25zM17 22v-25h7v25z\" fill=\"#ffffff\"/>"
        ),
        "clock" => format!(
            "<path d=\"M-30 27v-22h60v22z\" fill=\"{wall}\"/><path d=\"M-30 5l5 -9h50l5 9z\" fill=\"{roof}\"/><path d=\"M-11 27v-41h22v41z\" fill=\"{wall}\"/><path d=\"M-13 -14L0 -27L13 -14z\" fill=\"{roof}\"/>\
             <circle cy=\"-4\" r=\"7.5\" fill=\"#ffffff\"/><path d=\"M0 -9v5h4\" fill=\"none\"/>{DOOR}"
        ),
        "tent" => format!(
            "<path d=\"M-30 27L-24 2L0 -20L24 2L30 27z\" fill=\"{wall}\"/><path d=\"M-14 27L-11 -10L0 -20L11 -10L14 27z\" fill=\"{roof}\"/><path d=\"M-24 2q12 8 24 0q12 8 24 0\" fill=\"none\"/>\
             <path d=\"M0 -20v-7l10 3.500l-10 3.500\" fill=\"#ffd84a\"/><path d=\"M-5 27l5 -18l5 18z\" fill=\"#4b4038\"/>"
        ),
        "mill" => format!(
            "<path d=\"M-14 27l5 -38h18l5 38z\" fill=\"{wall}\"/><path d=\"M-11 -11q11 -14 22 0z\" fill=\"{roof}\"/><path d=\"M0 -11l-24 -12M0 -11l24 12M0 -11l-12 24M0 -11l12 -16\" stroke-width=\"5\" stroke=\"#a8876a\"/><circle cy=\"-11\" r=\"3.500\" fill=\"#6b4a32\"/>{DOOR}"
        ),
        "glass" => format!(
            "<path d=\"M-30 27v-22q30 -40 60 0v22z\" fill=\"{wall}\"/><path d=\"M-15 27v-36M0 27v-42M15 27v-36M-30 5h60M-25 -1q25 -30 50 0\" fill=\"none\" stroke=\"{roof}\" stroke-width=\"2.500\"/><path d=\"M-22 25q4 -12 9 0M8 25q4 -14 9 0\" fill=\"#6fb552\"/>"
        ),
        "kiosk" => format!(
            "<path d=\"M-26 27v-7h52v7z\" fill=\"#d9c29a\"/><path d=\"M-22 20v-22M-8 20v-22M8 20v-22M22 20v-22\" stroke-width=\"4\" stroke=\"{wall}\"/><path d=\"M-30 -2Q-6 -8 0 -26Q6 -8 30 -2z\" fill=\"{roof}\"/><circle cy=\"-25\" r=\"3\" fill=\"#ffd84a\"/>"
        ),
        "gate" => format!(
            "<path d=\"M-30 27v-34h14v34zM16 27v-34h14v34z\" fill=\"{wall}\"/><path d=\"M-31 -7q31 -34 62 0l-8 2q-23 -20 -46 0z\" fill=\"{roof}\"/><path d=\"M-14 27v-22M-7 27v-26M0 27v-27M7 27v-26M14 27v-22\" fill=\"none\" stroke-width=\"2.500\"/>"
        ),
        "bowl" => format!(
            "<path d=\"M-31 20v-22q31 -20 62 0v22q-31 12 -62 0z\" fill=\"{wall}\"/><ellipse cy=\"-1\" rx=\"26\" ry=\"10\" fill=\"{roof}\"/><ellipse cy=\"-1\" rx=\"16\" ry=\"5.500\" fill=\"none\" stroke=\"#ffffff\"/><path d=\"M-22 9v12M-8 12v13M8 12v13M22 9v12\" fill=\"none\"/>"
        ),
        _ => format!("<path d=\"M-28 27v-40h56v40z\" fill=\"{wall}\"/>{DOOR}"),
    }
}

/// A sign on the wall for places whose shape alone does not tell.
fn sign(id: &str) -> Option<&'static str> {
    Some(match id {
        "pharmacy" => "<path d=\"M-3 -16h6v5h5v6h-5v5h-6v-5h-5v-6h5z\" fill=\"#ffffff\"/>",
        "hospital" => {
            "<circle cy=\"-8\" r=\"11\" fill=\"#ffffff\"/><path d=\"M-3 -15h6v4h4v6h-4v4h-6v-4h-4v-6h4z\" fill=\"#d9342b\" stroke=\"none\"/>"
        }
        "police" => {
            "<path d=\"M0 -21l3 6l7 1l-5 5l1 7l-6 -3l-6 3l1 -7l-5 -5l7 -1z\" fill=\"#ffd84a\"/>"
        }
        "garage" => {
            "<path d=\"M-14 -3a5 5 0 1 1 7 5l12 8l-3 4l-12 -9a5 5 0 0 1 -4 -8z\" fill=\"#ffd84a\"/>"
        }
        "fire" => {
            "<path d=\"M0 -22q8 8 5 14a5 5 0 0 1 -10 0q0 -4 3 -6q1 4 2 3q2 -5 0 -11z\" fill=\"#ff9a3c\"/>"
        }
        "post" => "<path d=\"M-9 -15h18v12h-18zl9 7l9 -7\" fill=\"#ffffff\"/>",
        "bakery" => {
            "<ellipse cy=\"-10\" rx=\"11\" ry=\"5.500\" fill=\"#e3a24f\"/><path d=\"M-5 -13l3 5M1 -14l3 5\" fill=\"none\"/>"
        }
        "restaurant" => {
            "<path d=\"M-5 -17v6m-3 -6v4q3 4 6 0v-4m-3 6v8M5 -17q5 5 0 9v6\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\"/>"
        }
        "cinema" => {
            "<path d=\"M6 -14a9 9 0 1 0 3 12a7.500 7.500 0 0 1 -3 -12z\" fill=\"#ffe9a8\"/>"
        }
        "pool" => {
            "<path d=\"M-14 -1q5 -5 9 0t9 0t9 0M-11 5q5 -5 9 0t9 0\" fill=\"none\" stroke=\"#1f7fae\" stroke-width=\"2.500\"/>"
        }
        "rink" => {
            "<path d=\"M0 -14v16M-7 -10l14 8M-7 -2l14 -8\" stroke=\"#3f7fc0\" stroke-width=\"2.500\"/>"
        }
        "market" => {
            "<circle cx=\"-6\" cy=\"-2\" r=\"5\" fill=\"#e5483e\"/><circle cx=\"5\" cy=\"-2\" r=\"5\" fill=\"#8acb69\"/><circle cy=\"-8\" r=\"5\" fill=\"#ffb43a\"/>"
        }
        "aquarium" => {
            "<path d=\"M-12 -7q10 -10 19 0l6 -5v10l-6 -5q-9 10 -19 0z\" fill=\"#ffd84a\"/>"
        }
        _ => return None,
    })
}

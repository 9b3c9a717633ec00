//! The laws also try set-ups drawn at random: every value of every option comes up.

use maraude_boomville::Boomville;
use maraude_conformance::setups::drawn;
use std::collections::BTreeSet;

#[test]
fn every_value_of_every_option_of_boomville_is_tried() {
    let setups = (0..400).filter_map(|luck| drawn::<Boomville>(luck).expect("it can be set up"));
    let mut tried = BTreeSet::new();
    for setup in setups {
        let options = setup.options;
        tried.insert(("seats", setup.seats));
        tried.insert(("destinations", options.destinations));
        tried.insert(("incidents", options.incidents.into()));
        tried.insert(("hop_after", options.hop_after));
    }
    let values = |key, values: &[u8]| values.iter().map(|&value| (key, value)).collect::<Vec<_>>();
    let all = [
        values("seats", &[2, 3, 4, 5, 6]),
        values("destinations", &[1, 2, 3, 4, 5, 6]),
        values("incidents", &[0, 1]),
        values("hop_after", &[0, 2, 3, 4, 5, 6, 7, 8, 9]),
    ];
    assert_eq!(tried, all.concat().into_iter().collect());
}

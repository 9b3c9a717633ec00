//! The board as Paris: names of streets and cells, zones, geography (TF-B1).

use maraude_roads::Fault;
use maraude_taxifolie::Edition;
use maraude_taxifolie::board::plan::{Plan, plan};
use maraude_taxifolie::board::{Board, Cells, Zone, board};
use maraude_taxifolie::meta::META;
use maraude_taxifolie::scene::cell;
use maraude_taxifolie::target::Target;
use maraude_taxifolie::words::cell_name;
use maraude_words::{Language, Words};

/// The faults that the survey finds in a spoilt board.
fn spoilt(spoil: impl FnOnce(&mut Plan)) -> String {
    let mut plan = plan().clone();
    spoil(&mut plan);
    let faults = Board::load(&plan).err().unwrap_or_default();
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    faults.join("; ")
}

fn named(id: &str) -> [String; 2] {
    [
        (Language::French, META.texts.fr),
        (Language::English, META.texts.en),
    ]
    .map(|(language, text)| {
        let words = Words::new(language, &[text]).expect("the texts parse");
        let message = cell_name(Some(cell(id)), Edition::Second);
        let nobody = |_| String::new();
        words
            .render(&message, &nobody)
            .expect("every cell has a name")
    })
}

#[test]
fn tf_b1_every_street_has_the_name_it_has_in_paris() {
    assert!(
        board().named.len() >= 100,
        "{} streets",
        board().named.len()
    );
    assert_eq!(named("rivoli--chatelet-1")[0], "un garage (Rue de Rivoli)");
    assert_eq!(named("hotel--saint-paul-1"), ["Rue de Rivoli"; 2]);
    assert_eq!(named("blum"), ["Place Léon-Blum"; 2]);
    assert_eq!(named("louvre")[1], "Louvre Museum");
    // A street has its cells between the crossings.
    let rivoli = Target::of("street:Rue de Rivoli", board()).expect("a street");
    let cells: Cells = [
        "tuileries",
        "concorde--palais-royal-2",
        "louvre",
        "rivoli--chatelet-1",
        "chatelet--hotel-1",
        "hotel--saint-paul-1",
    ]
    .into_iter()
    .map(cell)
    .collect();
    assert_eq!(rivoli.cells(board()), cells);
    let nameless = spoilt(|plan| {
        let crossing = plan.cells.iter_mut().find(|cell| cell.id == "blum");
        crossing.expect("a crossing").name = None;
    });
    assert!(
        nameless.contains("TF-B1: the crossing blum has no name"),
        "{nameless}"
    );
}

#[test]
fn tf_b1_bridges_part_the_banks() {
    let lies = |id: &str, zone| Target::Zone(zone).has(board(), cell(id));
    assert!(lies("louvre", Zone::RightBank) && !lies("louvre", Zone::LeftBank));
    assert!(lies("eiffel", Zone::LeftBank) && lies("orly", Zone::LeftBank));
    assert!(lies("cdg", Zone::RightBank) && lies("boulogne", Zone::RightBank));
    for island in ["notre-dame", "saint-louis", "cite"] {
        assert!(
            !lies(island, Zone::RightBank) && !lies(island, Zone::LeftBank),
            "{island}"
        );
    }
    assert!(lies("pont-neuf", Zone::Bridges) && lies("liberte", Zone::Bridges));
    assert!(lies("vanves", Zone::Ring) && !lies("orleans", Zone::Ring));
    let joined = spoilt(|plan| {
        let bridge = plan.cells.iter_mut().find(|cell| cell.id == "pont-neuf");
        bridge.expect("a bridge").bridge = false;
    });
    assert!(
        joined.contains("a way without a bridge joins the banks"),
        "{joined}"
    );
}

#[test]
fn tf_b1_places_lie_to_each_other_as_in_paris() {
    let at = |place: &str| {
        let cell = { plan().cells.iter() }.find(|cell| cell.place.as_deref() == Some(place));
        let cell = cell.expect("a place of the board");
        (cell.x, cell.y, &*cell.quarter)
    };
    assert!(plan().places.iter().all(|place| place.paris.is_some()));
    // Orly lies south of the Place d'Italie, the Sorbonne east of Cluny, the Palais des Congrès
    // by the Étoile.
    let (orly, italie) = (at("orly"), at("italie"));
    assert!((orly.0 - italie.0).abs() < 60 && orly.1 > italie.1);
    assert!(at("sorbonne").0 > at("cluny").0 && at("sorbonne").1 > at("cluny").1);
    assert_eq!(at("congres").2, "etoile");
    let swapped = spoilt(|plan| {
        for cell in &mut plan.cells {
            cell.place = match cell.place.take().as_deref() {
                Some("eiffel") => Some("nation".into()),
                Some("nation") => Some("eiffel".into()),
                other => other.map(str::to_owned),
            };
        }
    });
    assert!(swapped.contains("lie the wrong way round"), "{swapped}");
}

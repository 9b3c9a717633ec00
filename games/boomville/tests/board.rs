//! The board's clauses (BV-B): the town keeps them, and a town that breaks one is refused.

use maraude_boomville::town::{Paving, Plan, TOWN_JSON, Town, cells_overlap};
use serde_json::{Value, json};

/// The clauses that the town breaks once `edit` has changed its data.
fn broken(edit: impl FnOnce(&mut Value)) -> Vec<&'static str> {
    let mut data: Value = serde_json::from_str(TOWN_JSON).expect("the data is JSON");
    edit(&mut data);
    match Town::load(&data.to_string()) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.into_iter().map(|fault| fault.clause).collect(),
    }
}

fn plan() -> &'static Plan {
    &Town::get().plan
}

#[test]
fn the_town_is_sound() {
    assert!(broken(|_| {}).is_empty());
}

#[test]
fn bv_b1_cells_are_paved_as_counted() {
    let count = |paving| {
        plan()
            .cells
            .iter()
            .filter(|cell| cell.paving == paving)
            .count()
    };
    assert!(plan().cells.len() >= 150);
    assert!((25..=35).contains(&(count(Paving::Yellow) * 100 / plan().cells.len())));
    assert_eq!(count(Paving::Orange), 5);
    assert_eq!(count(Paving::Red), 34);
    let repave = |from: &'static str, to: &'static str| {
        broken(move |data| {
            let cells = data["cells"].as_array_mut().expect("cells");
            cells
                .iter_mut()
                .find(|cell| cell["paving"] == from)
                .expect("one")["paving"] = to.into();
        })
    };
    assert!(repave("red", "grey").contains(&"BV-B1"));
    assert!(repave("grey", "red").contains(&"BV-B1"));
    assert!(repave("orange", "grey").contains(&"BV-B1"));
    let all_yellow = broken(|data| {
        for cell in data["cells"].as_array_mut().expect("cells") {
            if cell["paving"] == "grey" {
                cell["paving"] = "yellow".into();
            }
        }
    });
    assert!(all_yellow.contains(&"BV-B1"));
    assert!(
        broken(|data| {
            data["places"].as_array_mut().expect("places").remove(3);
        })
        .contains(&"BV-B1")
    );
}

#[test]
fn bv_b2_the_parking_lot_has_six_stalls_and_opens_onto_a_yellow_cell() {
    assert!(
        broken(|data| {
            data["parking"]["stalls"]
                .as_array_mut()
                .expect("stalls")
                .pop();
        })
        .contains(&"BV-B2")
    );
    let grey = plan()
        .cells
        .iter()
        .find(|cell| cell.paving == Paving::Grey)
        .expect("a grey cell")
        .id;
    assert!(broken(|data| data["parking"]["opens"] = grey.into()).contains(&"BV-B2"));
}

#[test]
fn bv_b3_lines_cut_the_streets_and_each_portion_has_one_spot_at_most() {
    assert!(plan().spots.len() >= 20);
    assert!(
        broken(|data| data["spots"].as_array_mut().expect("spots").truncate(19)).contains(&"BV-B3")
    );
    let doubled = broken(|data| {
        let spots = data["spots"].as_array_mut().expect("spots");
        let again = spots[0].clone();
        spots.push(again);
    });
    assert!(doubled.contains(&"BV-B3"));
    let shorter = broken(|data| data["spots"][0]["ends"][1] = data["spots"][0]["ends"][0].clone());
    assert!(shorter.contains(&"BV-B3"));
}

#[test]
fn bv_b4_bridges_have_blue_lines_over_the_river() {
    assert!(Town::get().blue_lines.len() >= 2);
    let lines = |data: &mut Value, blue: bool| -> Vec<usize> {
        let lines = data["lines"].as_array().expect("lines");
        (0..lines.len())
            .filter(|&i| (lines[i]["paint"] == "blue") == blue)
            .collect()
    };
    let without = broken(|data| {
        let first = lines(data, true)[0];
        data["lines"].as_array_mut().expect("lines").remove(first);
    });
    assert!(
        without.contains(&"BV-B4"),
        "a bridge without its line joins the banks"
    );
    let elsewhere = broken(|data| {
        let first = lines(data, false)[0];
        data["lines"][first]["paint"] = "blue".into();
    });
    assert!(elsewhere.contains(&"BV-B4"));
}

/// What is wrong with the town under BV-B5 once `edit` has changed its data.
fn b5(edit: impl FnOnce(&mut Value)) -> String {
    let mut data: Value = serde_json::from_str(TOWN_JSON).expect("the data is JSON");
    edit(&mut data);
    let faults = Town::load(&data.to_string()).err().unwrap_or_default();
    let b5 = faults.into_iter().filter(|fault| fault.clause == "BV-B5");
    b5.map(|fault| fault.what).collect::<Vec<_>>().join("; ")
}

#[test]
fn bv_b5_every_destination_can_be_reached_from_every_cell() {
    let cells = &plan().cells;
    // Steps that the printed one-way allows: inside, into and out of its portion.
    let printed = &Town::get().printed_portion;
    let ends = [printed[0], printed[printed.len() - 1]];
    let outside = |end: u16| {
        let mut out = cells[end as usize].to.iter();
        *out.find(|cell| !printed.contains(cell))
            .expect("it goes on")
    };
    let street: Vec<u16> = [&[outside(ends[0])], &printed[..], &[outside(ends[1])]].concat();
    let against = |from: u16, to: u16| street.windows(2).any(|two| two == [to, from]);
    for start in 0..cells.len() as u16 {
        let mut seen = vec![start];
        let mut next = 0;
        while let Some(&from) = seen.get(next) {
            next += 1;
            for &to in &cells[from as usize].to {
                if !seen.contains(&to) && !against(from, to) {
                    seen.push(to);
                }
            }
        }
        let places = plan().places.iter();
        assert!(
            { places }.all(|place| seen.contains(&place.cell)),
            "{start}"
        );
    }
    // The roundabout's four exits are joined to each other past it: nobody gets out of it.
    let round = plan().roundabout;
    let near = |cell: u16| {
        let cell = &cells[cell as usize];
        (cell.x - round.x).hypot(cell.y - round.y) < 80.0
    };
    let ring = cells.iter().filter(|cell| near(cell.id));
    let out = |&&to: &&u16| !near(to);
    let exits = ring.flat_map(|cell| cell.to.iter().filter(out).map(|&to| (cell.id, to)));
    let exits: Vec<(u16, u16)> = exits.collect();
    assert_eq!(exits.len(), 4);
    let torn = b5(|data| {
        let mut turn = |cell: u16, from: u16, to: Option<u16>| {
            let list = data["cells"][cell as usize]["to"].as_array_mut();
            let list = list.expect("neighbours");
            list.retain(|other| *other != from);
            list.extend(to.map(Value::from));
        };
        for pair in exits.chunks(2) {
            for ((inner, outer), other) in [(pair[0], pair[1].1), (pair[1], pair[0].1)] {
                turn(inner, outer, None);
                turn(outer, inner, Some(other));
            }
        }
        let gone = |line: &Value| {
            let ends = [0, 1].map(|end| line["between"][end].as_u64().expect("a cell") as u16);
            exits.contains(&(ends[0], ends[1])) || exits.contains(&(ends[1], ends[0]))
        };
        let lines = data["lines"].as_array_mut().expect("lines");
        lines.retain(|line| !gone(line));
    });
    assert!(torn.contains("an entrance can't be reached"), "{torn}");
}

#[test]
fn bv_b5_the_data_hangs_together_and_nothing_overlaps() {
    assert!(cells_overlap(plan()).is_empty());
    let moved = b5(|data| {
        data["cells"][0]["x"] = data["cells"][1]["x"].clone();
        data["cells"][0]["y"] = data["cells"][1]["y"].clone();
    });
    assert!(moved.contains("cells 0 and 1 overlap"), "{moved}");
    // Counts and numbers.
    let number = b5(|data| data["cells"][7]["id"] = json!(8));
    assert!(number.contains("cell 8 stands at place 7"), "{number}");
    let nowhere = b5(|data| data["places"][0]["cell"] = json!(999));
    assert!(nowhere.contains("there is no cell 999"), "{nowhere}");
    // Neighbours lead back, once each.
    let one_sided = b5(|data| data["cells"][7]["to"] = json!([1, 2]));
    assert!(one_sided.contains("does not lead back"), "{one_sided}");
    let twice = b5(|data| {
        let to = data["cells"][7]["to"].as_array_mut().expect("neighbours");
        to.push(to[0].clone());
    });
    assert!(twice.contains("names a neighbour twice"), "{twice}");
    // Each line joins two adjacent cells, once.
    let apart = b5(|data| data["lines"][0]["between"] = json!([0, 100]));
    assert!(
        apart.contains("0-100 does not join two neighbours"),
        "{apart}"
    );
    let again = b5(|data| {
        let lines = data["lines"].as_array_mut().expect("lines");
        lines.push(lines[0].clone());
    });
    assert!(again.contains("is there twice"), "{again}");
    // Each portion is bounded by lines.
    let open = b5(|data| {
        let lines = data["lines"].as_array_mut().expect("lines");
        lines.retain(|line| line["paint"] == "blue");
    });
    assert!(open.contains("no line bounds the portion"), "{open}");
    // Coordinates are there, and on the drawing.
    let off = b5(|data| data["cells"][7]["x"] = json!(-40));
    assert!(off.contains("cell 7 lies off the drawing"), "{off}");
    let missing = b5(|data| {
        let cell = data["cells"][7].as_object_mut().expect("a cell");
        cell.remove("x");
    });
    assert!(missing.contains("missing field `x`"), "{missing}");
}

#[test]
fn bv_b6_no_street_ends_and_no_one_way_portion_forks() {
    assert!(plan().cells.iter().all(|cell| cell.to.len() >= 2));
    let dead_end = broken(|data| {
        // Cutting a joint of a street leaves two street ends.
        let street = &Town::get().spot_portions[0];
        let [a, b] = [street[0], street[1]];
        for (cell, other) in [(a, b), (b, a)] {
            data["cells"][cell as usize]["to"]
                .as_array_mut()
                .expect("neighbours")
                .retain(|to| *to != other);
        }
    });
    assert!(dead_end.contains(&"BV-B6"));
    let forked = broken(|data| {
        // A second joint between two portions makes forks inside them.
        let [a, b] = [
            Town::get().spot_portions[0][1],
            Town::get().spot_portions[5][1],
        ];
        for (cell, other) in [(a, b), (b, a)] {
            data["cells"][cell as usize]["to"]
                .as_array_mut()
                .expect("neighbours")
                .push(other.into());
        }
    });
    assert!(forked.contains(&"BV-B6"));
}

#[test]
fn bv_b7_every_piece_of_street_holds_a_yellow_cell() {
    // Somewhere a yellow cell is the only one of its piece: greying each in turn finds it.
    let needed =
        (0..plan().cells.len()).filter(|&cell| plan().cells[cell].paving == Paving::Yellow);
    let refused = needed.filter(|&cell| {
        broken(|data| data["cells"][cell]["paving"] = "grey".into()).contains(&"BV-B7")
    });
    assert!(refused.count() > 10);
    let touching = broken(|data| {
        let cells = data["cells"].as_array().expect("cells").clone();
        let orange = cells
            .iter()
            .find(|cell| cell["paving"] == "orange")
            .expect("orange");
        let next = orange["to"][0].as_u64().expect("a neighbour") as usize;
        data["cells"][next]["paving"] = "orange".into();
    });
    assert!(touching.contains(&"BV-B7"));
}

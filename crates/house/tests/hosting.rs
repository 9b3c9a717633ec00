//! How many tables one person may have open.

use maraude_bus::Local;
use maraude_catalog::{GameEntry, Registered};
use maraude_conformance::toys::pioche::Pioche;
use maraude_house::{Config, House, Visitor, new_secret};
use maraude_protocol::{Code, NewTable, Problem};
use maraude_store::{Memory, Stage, Store, Write};
use std::sync::Arc;

static PIOCHE: Registered<Pioche> = Registered::new(&[]);
static SHELF: [&dyn GameEntry; 1] = [&PIOCHE];

async fn make(house: &House, host: &Visitor) -> Result<String, Problem> {
    let table = r#"{"game":"pioche","seats":["me","open"],"name":"Anna"}"#;
    let table: NewTable = serde_json::from_str(table).unwrap();
    Ok(house.make_table(host, table).await?.table.id)
}

/// The game of a table ends, as far as the store knows.
async fn end(store: &Memory, table: &str) {
    let mut sheet = store.load(table).await.unwrap().unwrap().sheet;
    sheet.revision += 1;
    sheet.stage = Stage::Over;
    let write = Write {
        table: table.to_owned(),
        sheet: Some(sheet),
        ..Write::default()
    };
    store.write(write).await.unwrap();
}

#[tokio::test]
async fn only_games_that_are_not_over_count_against_the_limit() {
    let store = Arc::new(Memory::new());
    let config = Config {
        tables_a_visitor: 3,
        ..Config::default()
    };
    let house = House::open(config, &SHELF, store.clone(), Arc::new(Local::new()));
    let [anna, boris] = [(); 2].map(|()| Visitor::of_secret(&new_secret()).unwrap());
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(make(&house, &anna).await.unwrap());
    }
    for _ in 0..2 {
        let refused = make(&house, &anna).await;
        assert_eq!(refused.unwrap_err().code, Code::TooMany);
    }
    make(&house, &boris).await.unwrap();
    for table in &tables[..2] {
        end(&store, table).await;
    }
    for _ in 0..2 {
        make(&house, &anna).await.unwrap();
    }
    assert_eq!(make(&house, &anna).await.unwrap_err().code, Code::TooMany);
}

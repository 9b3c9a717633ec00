//! Every game on the shelf is complete, and every game is on the shelf.

use maraude_catalog::shelf;
use maraude_core::{Aim, Pace};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn games_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

#[test]
fn the_shelf_and_the_folder_agree() {
    let entries = std::fs::read_dir(games_folder()).expect("there are games");
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.expect("a folder can be read"))
        .filter(|entry| entry.path().join("Cargo.toml").exists())
        .map(|entry| entry.file_name().into_string().expect("an id is plain"))
        .collect();
    let shelved: BTreeSet<String> = shelf()
        .iter()
        .map(|game| game.meta().id.to_owned())
        .collect();
    assert_eq!(folders, shelved);
}

#[test]
fn every_game_can_be_visited_by_its_id() {
    struct Id;
    impl maraude_catalog::Visit for Id {
        type Output = &'static str;
        fn visit<G: maraude_catalog::Shelved>(
            self,
            _: &'static [maraude_core::BotSpec<G>],
        ) -> &'static str {
            G::META.id
        }
    }
    for game in shelf() {
        assert_eq!(
            maraude_catalog::visit(game.meta().id, Id),
            Some(game.meta().id)
        );
    }
    assert_eq!(maraude_catalog::visit("chess", Id), None);
}

#[test]
fn every_adviser_is_a_bot_of_its_game() {
    struct Adviser;
    impl maraude_catalog::Visit for Adviser {
        type Output = Option<&'static str>;
        fn visit<G: maraude_catalog::Shelved>(
            self,
            _: &'static [maraude_core::BotSpec<G>],
        ) -> Self::Output {
            G::ABILITIES.adviser()
        }
    }
    for game in shelf() {
        let adviser = maraude_catalog::visit(game.meta().id, Adviser).expect("it is on the shelf");
        let names = game.bots();
        let known = adviser.is_none_or(|adviser| names.contains(&adviser));
        assert!(known, "{}: {adviser:?} of {names:?}", game.meta().id);
    }
}

#[test]
fn every_game_has_its_files() {
    for game in shelf() {
        let folder = games_folder().join(game.meta().id);
        for file in [
            "README.md",
            "RULES.md",
            "RULES.fr.md",
            "locales/fr.ftl",
            "locales/en.ftl",
            "goldens",
        ] {
            assert!(
                folder.join(file).exists(),
                "games/{}/{file} is missing",
                game.meta().id
            );
        }
    }
}

#[test]
fn every_bot_has_its_own_name() {
    for game in shelf() {
        let names = game.bots();
        let different: BTreeSet<_> = names.iter().collect();
        assert_eq!(
            different.len(),
            names.len(),
            "{}: {names:?}",
            game.meta().id
        );
        assert!(names.iter().all(|name| game.bot(name, 1).is_some()));
        assert!(game.bot("nobody", 1).is_none());
    }
}

#[test]
fn the_table_of_games_is_current() {
    let mut table = String::from(
        "# The games\n\nOne folder a game; nothing about it lies elsewhere. Written by `cargo xtask goldens`.\n\n\
         | game | players | minutes | played | bots |\n|---|---|---|---|---|\n",
    );
    for game in shelf() {
        let meta = game.meta();
        let (least, most) = meta.seats;
        let (short, long) = meta.minutes();
        let pace = if meta.pace == Pace::TurnBased {
            "in turns"
        } else {
            "all at once"
        };
        let aim = if meta.aim == Aim::Cooperative {
            "together"
        } else {
            "against each other"
        };
        let bots = game.bots().join(", ");
        let _ = writeln!(
            table,
            "| [{}]({}/) | {least}-{most} | {short}-{long} | {aim}, {pace} | {bots} |",
            meta.name, meta.id
        );
    }
    let file = games_folder().join("README.md");
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(&file, table).expect("can be written");
        return;
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == table,
        "games/README.md is stale: cargo xtask goldens writes it anew"
    );
}

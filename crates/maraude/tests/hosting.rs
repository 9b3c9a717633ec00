//! The files in `deploy/` start a house with options that there are.

use std::path::Path;
use std::process::Command;

fn file(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    std::fs::read_to_string(root.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The command line refuses options that it does not know before it does anything. The address
/// of this house can't be listened on, so it never opens.
fn starts(options: &[String]) {
    let data = tempfile::tempdir().unwrap();
    let mut options: Vec<String> = options.to_vec();
    for (at, option) in options.clone().iter().enumerate() {
        match option.as_str() {
            "--data" => options[at + 1] = data.path().display().to_string(),
            "--config" => {
                let settings = data.path().join("house.toml");
                let text = file("house.toml").replace("127.0.0.1:8010", "192.0.2.1:1");
                std::fs::write(&settings, text).unwrap();
                options[at + 1] = settings.display().to_string();
            }
            "--listen" => "192.0.2.1:1".clone_into(&mut options[at + 1]),
            _ => {}
        }
    }
    let ran = Command::new(env!("CARGO_BIN_EXE_maraude"))
        .args(&options)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(
        said.contains("can't listen on 192.0.2.1:1"),
        "{options:?}: {said}"
    );
}

fn words(text: &str) -> Vec<String> {
    let words = text.split([' ', ',', '[', ']', '"']);
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[test]
fn the_unit_starts_a_house() {
    let unit = file("maraude.service");
    let line = unit
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart="));
    let line = line
        .unwrap()
        .strip_prefix("/usr/local/bin/maraude")
        .unwrap();
    starts(&words(line));
}

#[test]
fn the_containers_start_a_house() {
    let container = file("Containerfile");
    let line = container.lines().find_map(|line| line.strip_prefix("CMD "));
    starts(&words(line.unwrap()));
    let compose = file("compose.yaml");
    let mut lines = compose.lines().map(str::trim);
    let line = lines.find_map(|line| line.strip_prefix("command: "));
    starts(&words(line.unwrap()));
}

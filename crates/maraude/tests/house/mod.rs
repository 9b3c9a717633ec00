//! The real binary, started for one test.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of it"
)]

pub mod journals;

use maraude_client::Browser;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// The binary under test.
pub fn maraude() -> Command {
    Command::new(env!("CARGO_BIN_EXE_maraude"))
}

/// A running `maraude serve`.
pub struct Server {
    child: Child,
    pub url: String,
    /// The line after the one with its address.
    pub then: String,
}

impl Server {
    pub fn start(data: &Path, more: &[&str]) -> Self {
        Self::open(maraude(), data, more, Stdio::piped())
    }

    /// Starts one that logs at this level, into a file.
    pub fn start_logging(data: &Path, level: &str, log: &Path) -> Self {
        let mut logging = maraude();
        logging.env("RUST_LOG", level);
        let log = std::fs::File::create(log).unwrap();
        Self::open(logging, data, &["--no-limits"], log.into())
    }

    /// Starts one whose files can't grow beyond this size, as if the disk were full.
    pub fn start_without_room(data: &Path, kib: u32) -> Self {
        let mut limited = Command::new("bash");
        let script = format!(r#"trap "" XFSZ; ulimit -f {kib}; exec "$0" "$@""#);
        limited.args(["-c", &script, env!("CARGO_BIN_EXE_maraude")]);
        Self::open(limited, data, &["--no-limits"], Stdio::piped())
    }

    fn open(mut command: Command, data: &Path, more: &[&str], log: Stdio) -> Self {
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let Some(Ok(line)) = lines.next() else {
            let mut why = String::new();
            child
                .stderr
                .take()
                .unwrap()
                .read_to_string(&mut why)
                .unwrap();
            panic!("the house did not open: {why}");
        };
        let url = line
            .split_whitespace()
            .last()
            .unwrap()
            .trim_end_matches('/')
            .to_owned();
        let then = lines.next().unwrap().unwrap();
        Self { child, url, then }
    }

    /// Kills it, like a power cut.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Stops it and returns its log.
    pub fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").arg(&id).status().unwrap().success());
        let mut log = String::new();
        if let Some(mut stderr) = self.child.stderr.take() {
            stderr.read_to_string(&mut log).unwrap();
        }
        assert!(self.child.wait().unwrap().success(), "{log}");
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A game to try things with: a turn-based one, if there is one.
pub async fn a_game(url: &str) -> String {
    let games = Browser::new(url)
        .await
        .unwrap()
        .get("/api/games")
        .await
        .unwrap()
        .json();
    let games = games["games"].as_array().unwrap().clone();
    let turns = games
        .iter()
        .find(|game| game["meta"]["pace"] == "turn_based");
    turns.unwrap_or(&games[0])["meta"]["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// The journal of a table, running or not.
pub fn export(data: &Path, table: &str) -> String {
    let output = maraude()
        .args(["export", table, "--with-seed", "--data"])
        .arg(data)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// Makes a table from the text of a journal.
pub fn import(data: &Path, text: &str) -> Output {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(&file, text).unwrap();
    let mut import = maraude();
    import
        .arg("import")
        .arg(file.path())
        .arg("--data")
        .arg(data);
    import.output().unwrap()
}

/// Runs a verb of the command line.
pub fn run(args: &[&str]) -> Output {
    maraude().args(args).output().unwrap()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

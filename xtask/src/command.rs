//! Runs other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a chore: the error says why it failed.
pub(crate) type Done = Result<(), String>;

/// Returns the root of the repository.
///
/// Reads it from the environment at run time: a copied or moved repository must not work on
/// the one where this program was built.
pub(crate) fn root() -> PathBuf {
    let now = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = now.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().expect("xtask lies in the root").to_owned()
}

/// Returns the folder cargo builds into.
pub(crate) fn target() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    root().join(named.unwrap_or_else(|| "target".into()))
}

/// Reads a text file of the repository.
pub(crate) fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// Runs a program in the root, showing its command line and output.
pub(crate) fn run(program: &str, args: &[&str]) -> Done {
    run_with(program, args, &[])
}

/// Runs a program in the root with additional environment variables.
pub(crate) fn run_with(program: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    run_in(&root(), program, args, env)
}

/// Runs a program in another copy of the repository. Builds go to the folder of this one.
pub(crate) fn run_in(tree: &Path, program: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    eprintln!("\n> {program} {}", args.join(" "));
    let mut command = command(program, args);
    let status = command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", target())
        .envs(env.iter().copied())
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    succeeded(program, args, status)
}

/// Runs a program in the root without showing anything.
pub(crate) fn quiet(program: &str, args: &[&str]) -> Done {
    output(program, args).map(drop)
}

/// Runs a program in the root and returns what it printed.
pub(crate) fn output(program: &str, args: &[&str]) -> Result<String, String> {
    let output = command(program, args)
        .stderr(Stdio::null())
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    succeeded(program, args, output.status)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs cargo.
pub(crate) fn cargo(args: &[&str]) -> Done {
    run("cargo", args)
}

/// Whether a program can be started.
pub(crate) fn has(program: &str) -> bool {
    quiet(program, &["--version"]).is_ok()
}

fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

fn succeeded(program: &str, args: &[&str], status: std::process::ExitStatus) -> Done {
    if status.success() {
        Ok(())
    } else {
        Err(format!("{program} {}: {status}", args.join(" ")))
    }
}

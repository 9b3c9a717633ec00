//! Running other programs.

use std::path::PathBuf;
use std::process::Command;

/// A chore is done, or this is why not.
pub(crate) type Done = Result<(), String>;

/// The root of the repository. Cargo says where it is now: a folder that was copied or moved with
/// its builds must not work on the one where they were made.
pub(crate) fn root() -> PathBuf {
    let now = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = now.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().expect("xtask lies in the root").to_owned()
}

/// Runs a program in the root, showing what is run.
pub(crate) fn run(program: &str, args: &[&str]) -> Done {
    run_with(program, args, &[])
}

/// Runs a program in the root with more environment.
pub(crate) fn run_with(program: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    eprintln!("\n> {program} {}", args.join(" "));
    let mut command = Command::new(program);
    command
        .args(args)
        .envs(env.iter().copied())
        .current_dir(root());
    let status = command
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{program} {}: {status}", args.join(" ")))
    }
}

/// Runs cargo.
pub(crate) fn cargo(args: &[&str]) -> Done {
    run("cargo", args)
}

/// Whether a program can be started.
pub(crate) fn has(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success())
}

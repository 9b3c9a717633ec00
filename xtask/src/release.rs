//! `cargo xtask release`: checks, tests, builds, packs and tags the version in `Cargo.toml`.

use crate::command::{self, Done, output, read, root, target};
use crate::{build, sbom, test};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Files packed with the binary.
const DOCUMENTS: &[&str] = &[
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/operating.md",
];

pub(crate) fn run(args: &[String]) -> Done {
    let is_dry = match args {
        [] => false,
        [word] if word == "--dry-run" => true,
        _ => return Err("cargo xtask release [--dry-run]".into()),
    };
    let version = version(&read("Cargo.toml")?)?;
    let tag = format!("v{version}");
    check_changelog(&read("CHANGELOG.md")?, &version)?;
    if !output("git", &["status", "--porcelain"])?.is_empty() {
        return Err("the tree has changes that are not committed".into());
    }
    if !output("git", &["tag", "--list", &tag])?.is_empty() {
        return Err(format!(
            "the tag {tag} exists; raise the version in Cargo.toml"
        ));
    }
    let name = format!("maraude-{version}-{}", platform()?);
    let folder = target().join("packages");
    if is_dry {
        println!("Ready to release {version}. Without --dry-run this would");
        println!("  run every test, build the client and the binary,");
        println!(
            "  write {name}.tar.gz, its parts list and SHA256SUMS to {},",
            folder.display()
        );
        println!("  and set the tag {tag} (pushing it is up to you).");
        return Ok(());
    }
    test::run(&[])?;
    build::run_all()?;
    let parts = sbom::parts_list("maraude", &platform()?)?;
    let binary = target().join("release/maraude");
    let packed = pack(&root(), &binary, &parts, &folder, &name)?;
    command::run(
        "git",
        &[
            "tag",
            "--annotate",
            &tag,
            "--message",
            &format!("Maraude {version}"),
        ],
    )?;
    println!("\n{}\nTo publish: git push origin {tag}", packed.display());
    Ok(())
}

/// Returns the version that all crates share.
fn version(manifest: &str) -> Result<String, String> {
    let shared = manifest
        .split("[workspace.package]")
        .nth(1)
        .unwrap_or_default();
    let line = shared
        .lines()
        .find_map(|line| line.strip_prefix("version = "));
    let version = line.ok_or("Cargo.toml: no version in [workspace.package]")?;
    Ok(version.trim_matches('"').to_owned())
}

/// Checks that the version is the newest in the changelog, with a date and no unreleased changes.
fn check_changelog(changelog: &str, version: &str) -> Done {
    let mut sections = changelog.split("\n## ").skip(1);
    let newest = sections.find(|section| {
        let (title, text) = section.split_once('\n').unwrap_or((section, ""));
        title != "Unreleased" || !text.trim().is_empty()
    });
    let title = newest
        .and_then(|section| section.lines().next())
        .unwrap_or_default();
    if title == "Unreleased" {
        return Err(format!(
            "CHANGELOG.md: there are changes under Unreleased; give them a version above {version} here and in Cargo.toml"
        ));
    }
    match title.split_once(" - ") {
        Some((newest, date)) if newest == version && date.len() == 10 => Ok(()),
        _ => Err(format!(
            "CHANGELOG.md: the newest version is \"{title}\", expected \"{version} - YYYY-MM-DD\""
        )),
    }
}

/// Returns the platform this compiler builds for, such as `x86_64-unknown-linux-gnu`.
fn platform() -> Result<String, String> {
    let about = output("rustc", &["--version", "--verbose"])?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("rustc does not print its host")?.to_owned())
}

/// Packs the binary and the documents as `name.tar.gz`, and writes its parts list and the checksums
/// of both beside it.
fn pack(
    root: &Path,
    binary: &Path,
    parts: &str,
    folder: &Path,
    name: &str,
) -> Result<PathBuf, String> {
    let inside = folder.join(name);
    fs::create_dir_all(&inside).map_err(|error| format!("{}: {error}", inside.display()))?;
    let documents = DOCUMENTS.iter().map(|document| root.join(document));
    for file in documents.chain([binary.to_owned()]) {
        let to = inside.join(file.file_name().expect("a file has a name"));
        fs::copy(&file, to).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let (archive, place) = (format!("{name}.tar.gz"), folder.display().to_string());
    output(
        "tar",
        &[
            "--create",
            "--gzip",
            "--file",
            &format!("{place}/{archive}"),
            "--directory",
            &place,
            name,
        ],
    )?;
    let packed = folder.join(&archive);
    let list = format!("{name}.cdx.json");
    fs::write(folder.join(&list), parts).map_err(|error| error.to_string())?;
    let mut sums = String::new();
    for file in [&archive, &list] {
        let bytes = fs::read(folder.join(file)).map_err(|error| error.to_string())?;
        for byte in Sha256::digest(&bytes) {
            write!(sums, "{byte:02x}").expect("writing to a string cannot fail");
        }
        writeln!(sums, "  {file}").expect("writing to a string cannot fail");
    }
    fs::write(folder.join("SHA256SUMS"), sums).map_err(|error| error.to_string())?;
    fs::remove_dir_all(&inside).map_err(|error| error.to_string())?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_of_the_changelog_is_released() {
        let of = |text: &str| check_changelog(&format!("# Changelog\n\n{text}\n"), "0.2.0");
        assert_eq!(
            of("## 0.2.0 - 2026-11-18\n\n- New.\n\n## 0.1.0 - 2026-11-17\n"),
            Ok(())
        );
        assert_eq!(of("## Unreleased\n\n## 0.2.0 - 2026-11-18\n"), Ok(()));
        assert!(of("## Unreleased\n\n- New.\n\n## 0.2.0 - 2026-11-18\n").is_err());
        assert!(of("## 0.3.0 - 2026-11-18\n\n## 0.2.0 - 2026-11-17\n").is_err());
        assert!(of("## 0.2.0\n").is_err());
    }

    #[test]
    fn a_package_holds_binary_and_documents_and_has_a_checksum() {
        let folder = std::env::temp_dir().join(format!("maraude-pack-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let binary = folder.join("maraude");
        fs::write(&binary, "a binary").expect("writable");
        let packed = pack(&root(), &binary, "{}", &folder, "maraude-0.0.0-test");
        let packed = packed.expect("packed");
        let list =
            output("tar", &["--list", "--file", &packed.display().to_string()]).expect("a list");
        for name in ["maraude", "README.md", "LICENSE-MIT", "operating.md"] {
            assert!(
                list.lines()
                    .any(|line| line == format!("maraude-0.0.0-test/{name}")),
                "{name}"
            );
        }
        let sums = fs::read_to_string(folder.join("SHA256SUMS")).expect("checksums");
        let sums: Vec<_> = sums
            .lines()
            .filter_map(|line| line.split_once("  "))
            .collect();
        let names: Vec<_> = sums.iter().map(|(_, name)| *name).collect();
        assert_eq!(
            names,
            ["maraude-0.0.0-test.tar.gz", "maraude-0.0.0-test.cdx.json"]
        );
        assert!(sums.iter().all(|(sum, _)| sum.len() == 64));
        fs::remove_dir_all(folder).expect("removable");
    }
}

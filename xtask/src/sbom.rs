//! The parts list of a release: every crate in the binary, as `CycloneDX` JSON.

use crate::command::output;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Writes the parts list of this package for this platform.
pub(crate) fn parts_list(package: &str, platform: &str) -> Result<String, String> {
    let metadata = output(
        "cargo",
        &[
            "metadata",
            "--locked",
            "--format-version",
            "1",
            "--filter-platform",
            platform,
        ],
    )?;
    let metadata = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let list = list(&metadata, package)?;
    Ok(format!("{list:#}\n"))
}

fn list(metadata: &Value, package: &str) -> Result<Value, String> {
    let packages: BTreeMap<&str, &Value> = all(&metadata["packages"])
        .map(|package| (text(&package["id"]), package))
        .collect();
    let nodes: BTreeMap<&str, &Value> = all(&metadata["resolve"]["nodes"])
        .map(|node| (text(&node["id"]), node))
        .collect();
    let root = packages.iter().find(|(_, one)| one["name"] == package);
    let (&root, about) = root.ok_or_else(|| format!("there is no package {package}"))?;
    let (mut found, mut waiting) = (BTreeSet::from([root]), vec![root]);
    let mut dependencies = Vec::new();
    while let Some(id) = waiting.pop() {
        let used: BTreeSet<&str> = nodes.get(id).map_or_else(BTreeSet::new, |node| used(node));
        for &part in &used {
            if found.insert(part) {
                waiting.push(part);
            }
        }
        let used: Vec<String> = used.iter().map(|id| reference(packages[id])).collect();
        dependencies.push(json!({"ref": reference(packages[id]), "dependsOn": used}));
    }
    dependencies.sort_by_key(|one| one["ref"].to_string());
    let parts = found.iter().filter(|id| **id != root);
    let parts: Vec<Value> = parts.map(|id| component(packages[id])).collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component(about)},
        "components": parts,
        "dependencies": dependencies,
    }))
}

/// The packages that end up in the binary: not those that only tests or builds need.
fn used(node: &Value) -> BTreeSet<&str> {
    let normal = |dependency: &&Value| {
        let mut kinds = all(&dependency["dep_kinds"]);
        kinds.any(|kind| kind["kind"].is_null())
    };
    let used = all(&node["deps"]).filter(normal);
    used.map(|dependency| text(&dependency["pkg"])).collect()
}

fn component(package: &Value) -> Value {
    let kind = if package["name"] == "maraude" {
        "application"
    } else {
        "library"
    };
    json!({
        "type": kind,
        "bom-ref": reference(package),
        "name": package["name"],
        "version": package["version"],
        "purl": reference(package),
        "licenses": [{"expression": package["license"].as_str().unwrap_or("NOASSERTION")}],
    })
}

/// The package URL, as scanners for known weaknesses expect it.
fn reference(package: &Value) -> String {
    let (name, version) = (text(&package["name"]), text(&package["version"]));
    format!("pkg:cargo/{name}@{version}")
}

fn all(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_list_names_what_is_in_the_binary_and_nothing_else() {
        let package =
            |name: &str| json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT"});
        let needs = |on: &str, kind: Value| json!({"pkg": on, "dep_kinds": [{"kind": kind}]});
        let packages = ["maraude", "core", "tests", "build", "other"].map(package);
        let metadata = json!({
            "packages": packages,
            "resolve": {"nodes": [
                {"id": "maraude", "deps": [
                    needs("core", Value::Null), needs("tests", json!("dev")),
                    needs("build", json!("build")),
                ]},
                {"id": "core", "deps": []},
                {"id": "tests", "deps": [needs("other", Value::Null)]},
            ]},
        });
        let list = list(&metadata, "maraude").expect("a list");
        assert_eq!(list["components"].as_array().map(Vec::len), Some(1));
        assert_eq!(list["components"][0]["purl"], "pkg:cargo/core@1.0.0");
        assert_eq!(list["metadata"]["component"]["type"], "application");
        let needs = &list["dependencies"][1];
        assert_eq!(needs["ref"], "pkg:cargo/maraude@1.0.0");
        assert_eq!(needs["dependsOn"], json!(["pkg:cargo/core@1.0.0"]));
    }

    #[test]
    fn the_real_binary_has_a_parts_list() {
        let text = parts_list("maraude", "x86_64-unknown-linux-gnu").expect("a list");
        let list: Value = serde_json::from_str(&text).expect("it is JSON");
        let names: Vec<&str> = all(&list["components"])
            .map(|part| text_of(&part["name"]))
            .collect();
        assert!(names.contains(&"tokio") && names.contains(&"maraude-house"));
        assert!(!names.contains(&"proptest"), "only tests need it");
    }

    fn text_of(value: &Value) -> &str {
        text(value)
    }
}

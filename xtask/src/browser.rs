//! The tools of the browser client: npm packages, and a browser for its tests.

use crate::command::{Done, has, root, run};
use std::path::Path;

/// Whether this tree has a browser client.
pub(crate) fn has_client() -> bool {
    root().join("package.json").exists()
}

/// Installs the npm packages of the lock file, unless they are installed already.
pub(crate) fn install_packages() -> Done {
    if !has("npm") {
        return Err(
            "the browser client needs Node.js and npm (Debian: apt-get install nodejs npm)".into(),
        );
    }
    let lock = root().join("package-lock.json");
    let stamp = root().join("node_modules/.package-lock.json");
    let age = |path: &Path| path.metadata().and_then(|meta| meta.modified()).ok();
    match (age(&lock), age(&stamp)) {
        (Some(lock), Some(stamp)) if stamp >= lock => Ok(()),
        _ => run("npm", &["ci", "--no-audit", "--no-fund"]),
    }
}

/// Returns the path of a Chromium. On Debian it installs one if there is none.
pub(crate) fn chromium() -> Result<String, String> {
    let known = [
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
    ];
    let find = || {
        known
            .iter()
            .find(|path| Path::new(path).exists())
            .map(|path| (*path).to_owned())
    };
    if let Some(path) = std::env::var("CHROMIUM").ok().or_else(find) {
        return Ok(path);
    }
    if Path::new("/etc/debian_version").exists() {
        run("apt-get", &["update", "-qq"])?;
        run(
            "apt-get",
            &[
                "install",
                "-y",
                "-qq",
                "--no-install-recommends",
                "chromium",
            ],
        )?;
    }
    find().ok_or_else(|| "no Chromium found; set CHROMIUM to its path".to_owned())
}

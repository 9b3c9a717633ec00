//! The generated TypeScript is up to date.

use std::path::Path;

#[test]
fn the_typescript_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.gen.ts");
    let wanted = maraude_protocol::typescript::declarations();
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("can write");
        std::fs::write(&path, wanted).expect("can write");
        return;
    }
    let found = std::fs::read_to_string(&path).expect("web/src/protocol.gen.ts is there");
    assert!(
        found == wanted,
        "stale: cargo xtask goldens rewrites web/src/protocol.gen.ts"
    );
}

//! The browser client is embedded, so a new build of it rebuilds the server.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}

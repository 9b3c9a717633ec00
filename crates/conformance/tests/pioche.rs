//! The toy keeps every law.

use maraude_conformance::Goldens;
use maraude_conformance::toys::pioche::Pioche;
use std::path::Path;

maraude_conformance::laws!(
    pioche,
    Pioche,
    Goldens::at(Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens"))
);

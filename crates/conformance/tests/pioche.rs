//! The toy keeps every law.

use maraude_conformance::toys::pioche::Pioche;

maraude_conformance::laws!(pioche, Pioche);

//! The texts of the house, in each language (Fluent).

/// `locales/fr.ftl`
pub const FR: &str = include_str!("../locales/fr.ftl");
/// `locales/en.ftl`
pub const EN: &str = include_str!("../locales/en.ftl");

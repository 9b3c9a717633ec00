//! Translates the errors of `SQLite` and of files.

use super::sum::Damaged;
use crate::error::StoreError;
use rusqlite::ErrorCode;
use std::io;

/// Translates an error of `SQLite`.
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that it can be passed to map_err"
)]
pub(super) fn error(error: rusqlite::Error) -> StoreError {
    if let rusqlite::Error::FromSqlConversionFailure(_, _, why) = &error
        && why.is::<Damaged>()
    {
        return StoreError::Broken(why.to_string());
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            StoreError::ReadOnly
        }
        Some(ErrorCode::NotADatabase) => StoreError::no_house(),
        Some(ErrorCode::DatabaseCorrupt) => StoreError::Broken(format!("it is damaged: {error}")),
        _ => StoreError::Broken(error.to_string()),
    }
}

/// Translates an error of a file.
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that it can be passed to map_err"
)]
pub(super) fn file_error(error: io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::PermissionDenied
        | io::ErrorKind::ReadOnlyFilesystem
        | io::ErrorKind::NotFound => StoreError::ReadOnly,
        _ => StoreError::Broken(error.to_string()),
    }
}

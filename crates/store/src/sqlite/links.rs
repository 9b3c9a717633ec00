//! Replaces the secrets of seats' links by their hashes in a file that had them in clear.

use super::{read, sum};
use crate::secret::hash_of_secret;
use rusqlite::{Connection, params};

/// How a secret began in the text of a sheet. Inside a name or any other text the quotes would be
/// escaped.
const CLEAR: &str = "\"secret\":\"";

/// Changes every sheet.
pub(super) fn hash_all(connection: &Connection) -> rusqlite::Result<()> {
    for id in read::strings(connection, "SELECT id FROM tables", [])? {
        let Some((mut sheet, key, sum)) = read::unchecked_sheet(connection, &id)? else {
            continue;
        };
        // A damaged sheet stays one.
        let whole = sum == sum::of_sheet(&id, &sheet);
        sheet.body = hashed(&sheet.body);
        let sum = if whole {
            sum::of_sheet(&id, &sheet)
        } else {
            sum
        };
        let text = "UPDATE tables SET body = ?, sum = ? WHERE key = ?";
        let row = params![sheet.body, sum, key];
        connection.prepare_cached(text)?.execute(row)?;
    }
    Ok(())
}

/// The text of a sheet with `"link":"<hash>"` in place of `"secret":"<secret>"`.
fn hashed(body: &str) -> String {
    let mut parts = body.split(CLEAR);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (secret, rest) = part.split_once('"').unwrap_or((part, ""));
        text.push_str("\"link\":\"");
        text.push_str(&hash_of_secret(secret));
        text.push('"');
        text.push_str(rest);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_secrets_are_replaced() {
        let body =
            r#"{"chairs":[{"name":"\"secret\":\"x","secret":"abc","ready":true},{"secret":"d"}]}"#;
        let (abc, d) = (hash_of_secret("abc"), hash_of_secret("d"));
        let expected = format!(
            r#"{{"chairs":[{{"name":"\"secret\":\"x","link":"{abc}","ready":true}},{{"link":"{d}"}}]}}"#
        );
        assert_eq!(hashed(body), expected);
    }
}

//! What changed from one view to the next, one line a place.

use serde_json::Value;

/// The places in which two values differ, each with what it is now.
pub(super) fn difference(before: &Value, now: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    compare("", before, now, &mut lines);
    lines
}

fn compare(place: &str, before: &Value, now: &Value, lines: &mut Vec<String>) {
    match (before, now) {
        (before, now) if before == now => {}
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in new {
                let place = if place.is_empty() {
                    name.clone()
                } else {
                    format!("{place}.{name}")
                };
                match old.get(name) {
                    Some(before) => compare(&place, before, value, lines),
                    None => lines.push(format!("{place} = {value}")),
                }
            }
            let gone = old.keys().filter(|name| !new.contains_key(*name));
            lines.extend(gone.map(|name| format!("{place}.{name} is gone")));
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() && !is_short(new) => {
            for (index, (before, now)) in old.iter().zip(new).enumerate() {
                compare(&format!("{place}[{index}]"), before, now, lines);
            }
        }
        (_, now) => lines.push(format!("{place} = {now}")),
    }
}

/// A few numbers or words: read more easily as a whole.
fn is_short(list: &[Value]) -> bool {
    list.len() <= 16 && !list.iter().any(|item| item.is_array() || item.is_object())
}

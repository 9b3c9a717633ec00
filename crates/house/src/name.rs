//! Names and words of people, cleaned.

use maraude_protocol::{Code, LONGEST_LINE, LONGEST_NAME};

/// A name as it will be shown: one line, no invisible or direction-changing characters.
pub(crate) fn clean_name(name: &str) -> Result<String, Code> {
    let name = squeeze(name);
    if name.chars().count() > LONGEST_NAME {
        return Err(Code::TooLong);
    }
    if name.chars().any(char::is_alphanumeric) {
        Ok(name)
    } else {
        Err(Code::BadName)
    }
}

/// A chat line as it will be shown.
pub(crate) fn clean_line(text: &str) -> Result<String, Code> {
    let text = squeeze(text);
    match text.chars().count() {
        0 => Err(Code::Malformed),
        n if n > LONGEST_LINE => Err(Code::TooLong),
        _ => Ok(text),
    }
}

/// One line with single spaces and without characters that hide or disturb others.
fn squeeze(text: &str) -> String {
    let visible = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c });
    let visible: String = visible.filter(|&c| !is_disturbing(c)).collect();
    let mut words = visible.split(' ').filter(|word| !word.is_empty());
    let mut line = words.next().unwrap_or_default().to_owned();
    for word in words {
        line.push(' ');
        line.push_str(word);
    }
    line
}

/// Control and format characters, private use, and marks piled up without end.
fn is_disturbing(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(clean_name("  Zoé \n du\tPont ").unwrap(), "Zoé du Pont");
        assert_eq!(clean_name("a\u{202e}b\u{200b}").unwrap(), "ab");
        assert_eq!(clean_name("\u{200b} \u{3164}"), Err(Code::BadName));
        assert_eq!(clean_name("!?"), Err(Code::BadName));
        assert_eq!(clean_name(&"x".repeat(25)), Err(Code::TooLong));
        assert_eq!(clean_line(" "), Err(Code::Malformed));
        assert_eq!(clean_line(&"x".repeat(301)), Err(Code::TooLong));
    }
}

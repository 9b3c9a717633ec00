//! Cleans names and chat lines.

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

/// A name that nobody can take for one of the others at the table: with a number, if need be.
pub(crate) fn unlike<'a>(name: String, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<String> = others.map(at_a_glance).collect();
    let free = |name: &String| !taken.contains(&at_a_glance(name));
    let numbered = (2..).map(|n: u32| {
        let number = format!(" {n}");
        let kept = LONGEST_NAME - number.len();
        name.chars().take(kept).chain(number.chars()).collect()
    });
    let mut names = std::iter::once(name.clone()).chain(numbered);
    names.find(free).unwrap_or(name)
}

/// What a name looks like at a glance: letters and digits, those that look alike being the same.
fn at_a_glance(name: &str) -> String {
    let letters = name.chars().flat_map(char::to_lowercase);
    let letters = letters.filter(|c| c.is_alphanumeric());
    let same = letters.map(|c| match c {
        '0' | 'о' | 'ο' => 'o',
        '1' | 'i' | 'ı' | 'і' | 'ι' => 'l',
        'а' | 'α' => 'a',
        'е' => 'e',
        'р' | 'ρ' => 'p',
        'с' => 'c',
        'у' => 'y',
        'х' => 'x',
        'ѕ' => 's',
        'ј' => 'j',
        other => other,
    });
    same.collect()
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
    let mut marks = 0;
    let visible = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c });
    let visible = visible.filter(|&c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        !is_disturbing(c) && marks <= MAX_MARKS
    });
    let visible: String = visible.collect();
    let mut words = visible.split(' ').filter(|word| !word.is_empty());
    let mut line = words.next().unwrap_or_default().to_owned();
    for word in words {
        line.push(' ');
        line.push_str(word);
    }
    line
}

/// The most marks on one letter. No script needs more.
const MAX_MARKS: usize = 3;

/// Marks above, below or across the letter before them, in any script.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}'
        | '\u{f71}'..='\u{f84}' | '\u{f8d}'..='\u{fbc}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{302a}'..='\u{302f}'
        | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Control and format characters, and private use.
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
    fn names_at_a_table_differ_at_a_glance() {
        let others = ["Anna", "Boris 2", "Boris"];
        let unlike = |name: &str| unlike(name.to_owned(), others.into_iter());
        assert_eq!(unlike("Cleo"), "Cleo");
        assert_eq!(unlike("anna"), "anna 2");
        assert_eq!(unlike("A n-na."), "A n-na. 2");
        assert_eq!(unlike("Аnnа"), "Аnnа 2", "with letters of another alphabet");
        assert_eq!(unlike("Boris"), "Boris 3");
        let long = "x".repeat(24);
        let made = super::unlike(long.clone(), [long.as_str()].into_iter());
        assert_eq!(made.chars().count(), 24);
        assert!(made.ends_with(" 2"), "{made}");
    }

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(clean_name("  Zoé \n du\tPont ").unwrap(), "Zoé du Pont");
        assert_eq!(clean_name("a\u{202e}b\u{200b}").unwrap(), "ab");
        assert_eq!(clean_name("\u{200b} \u{3164}"), Err(Code::BadName));
        let piled = format!("Z{}oé", "\u{336}\u{30d}".repeat(9));
        assert_eq!(clean_name(&piled).unwrap(), "Z\u{336}\u{30d}\u{336}oé");
        assert_eq!(
            clean_name("e\u{302}\u{301} \u{e17}\u{e35}\u{e48}")
                .unwrap()
                .chars()
                .count(),
            7
        );
        assert_eq!(clean_name("!?"), Err(Code::BadName));
        assert_eq!(clean_name(&"x".repeat(25)), Err(Code::TooLong));
        assert_eq!(clean_line(" "), Err(Code::Malformed));
        assert_eq!(clean_line(&"x".repeat(301)), Err(Code::TooLong));
    }
}

//! Reads only the needed parts of JSON: the bench receives tens of thousands of updates a second
//! and needs little of each.

/// A position in JSON as the house writes it, without white space. Invalid JSON gives `None`;
/// skipped values are not checked.
pub(crate) struct Skim<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Skim<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Calls `each` with every key of the object that begins here; it takes the value.
    pub(crate) fn object(
        &mut self,
        mut each: impl FnMut(&'a str, &mut Self) -> Option<()>,
    ) -> Option<()> {
        self.members(b'{', b'}', |skim| {
            let key = skim.value()?;
            skim.take(b':').then_some(())?;
            each(key.strip_prefix('"')?.strip_suffix('"')?, skim)
        })
    }

    /// Calls `each` at every member of the list that begins here; it takes the member.
    pub(crate) fn list(&mut self, each: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.members(b'[', b']', each)
    }

    /// Takes the value that begins here, as it is written.
    pub(crate) fn value(&mut self) -> Option<&'a str> {
        let rest = &self.text[self.at..];
        let bytes = rest.as_bytes();
        let (mut at, mut depth) = (0, 0_u32);
        while at < bytes.len() {
            match bytes[at] {
                b'"' => at = closing_quote(bytes, at + 1)?,
                b'{' | b'[' => depth += 1,
                b'}' | b']' | b',' | b':' if depth == 0 => break,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            at += 1;
        }
        self.at += at;
        rest.get(..at).filter(|value| !value.is_empty())
    }

    /// Takes `null` if it comes next.
    pub(crate) fn take_null(&mut self) -> bool {
        let comes = self.text[self.at..].starts_with("null");
        self.at += if comes { "null".len() } else { 0 };
        comes
    }

    fn members(
        &mut self,
        open: u8,
        close: u8,
        mut each: impl FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
        self.take(open).then_some(())?;
        while !self.take(close) {
            each(self)?;
            self.take(b',');
        }
        Some(())
    }

    /// Takes this byte if it comes next.
    fn take(&mut self, byte: u8) -> bool {
        let comes = self.text.as_bytes().get(self.at) == Some(&byte);
        self.at += usize::from(comes);
        comes
    }
}

/// The position of the quote that closes a string.
fn closing_quote(bytes: &[u8], mut at: usize) -> Option<usize> {
    let special = |byte: &u8| matches!(byte, b'"' | b'\\');
    loop {
        at += bytes.get(at..)?.iter().position(special)?;
        if bytes[at] == b'"' {
            return Some(at);
        }
        at += 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Option<Vec<(&str, &str)>> {
        let mut fields = Vec::new();
        Skim::new(text).object(|key, skim| {
            fields.push((key, skim.value()?));
            Some(())
        })?;
        Some(fields)
    }

    #[test]
    fn values_are_taken_whole() {
        let text = r#"{"a":[1,{"b":"}]"}],"c":"a \" quote, and \\","d":{},"e":-1.5e3,"é":null}"#;
        let found = [
            ("a", r#"[1,{"b":"}]"}]"#),
            ("c", r#""a \" quote, and \\""#),
            ("d", "{}"),
            ("e", "-1.5e3"),
            ("é", "null"),
        ];
        assert_eq!(fields(text).unwrap(), found);
        assert_eq!(fields("{}").unwrap(), []);
    }

    #[test]
    fn members_of_a_list_come_one_by_one() {
        let mut members = Vec::new();
        let read = Skim::new(r#"[[1,2],"x",{"y":[]}]"#).list(|skim| {
            members.push(skim.value()?);
            Some(())
        });
        assert_eq!(read, Some(()));
        assert_eq!(members, ["[1,2]", r#""x""#, r#"{"y":[]}"#]);
    }

    #[test]
    fn invalid_json_gives_none() {
        for text in [
            "",
            "7",
            "[1]",
            "{",
            r#"{"a"#,
            r#"{"a""#,
            r#"{"a":"#,
            r#"{"a":}"#,
            r#"{"a":"b}"#,
            r#"{"a":"\"#,
            r#"{"a":1"#,
            r#"{"a":[1}"#,
            "{:1}",
            "{7:1}",
            "{,}",
        ] {
            assert_eq!(fields(text), None, "{text}");
        }
    }
}

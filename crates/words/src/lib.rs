//! Puts messages into French and English words, from the same `.ftl` files and by the same
//! rules as the browser.
//!
//! It knows no game: a game hands in its texts.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use maraude_core::{Arg, Message, Seat};
use unic_langid::LanguageIdentifier;

/// A language Maraude speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// Français.
    French,
    /// English.
    English,
}

impl Language {
    /// Both languages, French first.
    pub const ALL: [Self; 2] = [Self::French, Self::English];

    /// Its code, as in `locales/fr.ftl`.
    pub fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
        }
    }
}

/// The texts of some `.ftl` files in one language.
///
/// ```
/// use maraude_core::{Message, Seat};
/// use maraude_words::{Language, Words};
///
/// let words = Words::new(Language::English, &["toy-wins = { $seat } wins."]).unwrap();
/// let message = Message::new("toy-wins").with("seat", Seat::at(0));
/// assert_eq!(words.say(&message, &|seat| format!("Seat {}", seat.number())), "Seat 1 wins.");
/// ```
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads `.ftl` texts.
    ///
    /// # Errors
    /// Lists the mistakes in the texts: a line that does not parse, an id given twice.
    pub fn new(language: Language, texts: &[&str]) -> Result<Self, Vec<String>> {
        let id: LanguageIdentifier = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut mistakes = Vec::new();
        for text in texts {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(partial, errors)| {
                    mistakes.extend(errors.iter().map(|error| format!("{error:?}")));
                    partial
                });
            if let Err(errors) = bundle.add_resource(resource) {
                mistakes.extend(errors.iter().map(|error| format!("{error:?}")));
            }
        }
        if mistakes.is_empty() {
            Ok(Self { bundle })
        } else {
            Err(mistakes)
        }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Puts a message into words. `name` gives the name of the player in a seat.
    ///
    /// # Errors
    /// Says which message is missing or can't be formatted.
    pub fn render(
        &self,
        message: &Message,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<String, String> {
        let mut args = FluentArgs::new();
        for (key, arg) in &message.args {
            args.set(*key, self.value(arg, name)?);
        }
        let pattern = self
            .bundle
            .get_message(&message.id)
            .and_then(|found| found.value())
            .ok_or_else(|| format!("no message {}", message.id))?;
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            Ok(text.into_owned())
        } else {
            Err(format!("{}: {errors:?}", message.id))
        }
    }

    /// Puts a message into words, or gives its bare id if a text is missing.
    pub fn say(&self, message: &Message, name: &dyn Fn(Seat) -> String) -> String {
        self.render(message, name)
            .unwrap_or_else(|_| message.id.to_string())
    }

    fn value(
        &self,
        arg: &Arg,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<FluentValue<'static>, String> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.to_string()),
            Arg::Seat(seat) => FluentValue::from(name(*seat)),
            Arg::Message(message) => FluentValue::from(self.render(message, name)?),
            Arg::List(list) => {
                let parts: Result<Vec<_>, _> =
                    list.iter().map(|arg| self.part(arg, name)).collect();
                FluentValue::from(parts?.join(", "))
            }
        })
    }

    fn part(&self, arg: &Arg, name: &dyn Fn(Seat) -> String) -> Result<String, String> {
        match self.value(arg, name)? {
            FluentValue::String(text) => Ok(text.into_owned()),
            FluentValue::Number(number) => Ok(number.as_string().into_owned()),
            _ => Err("a list of numbers and texts".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let text = "toy-taxi = the taxi\ntoy-drives = { $who } drives { $what } { $n ->\n    [one] one cell\n   *[other] { $n } cells\n } past { $past }.\n";
        Words::new(Language::English, &[text]).expect("it parses")
    }

    #[test]
    fn a_message_is_put_into_words_with_all_its_arguments() {
        let message = Message::new("toy-drives")
            .with("who", Seat::at(1))
            .with("what", Message::new("toy-taxi"))
            .with("n", 3u8)
            .with("past", ["a", "b"].into_iter().collect::<Arg>());
        let said = words().render(&message, &|seat| format!("Player {}", seat.number()));
        assert_eq!(
            said.as_deref(),
            Ok("Player 2 drives the taxi 3 cells past a, b.")
        );
    }

    #[test]
    fn a_missing_message_or_argument_is_an_error() {
        let name = |_: Seat| String::new();
        assert!(words().render(&Message::new("toy-none"), &name).is_err());
        assert!(words().render(&Message::new("toy-drives"), &name).is_err());
    }

    #[test]
    fn a_broken_text_is_refused() {
        assert!(Words::new(Language::French, &["toy-x = { $"]).is_err());
        assert!(Words::new(Language::French, &["a = 1\na = 2\n"]).is_err());
    }
}

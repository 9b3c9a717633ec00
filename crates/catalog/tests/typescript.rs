//! The TypeScript types of every game, in `games/<id>/web/types.gen.ts`, are up to date.

use maraude_core::Game;
use maraude_protocol::typescript::declaration;
use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declaration of a type and of all it is made of, each once, by name.
struct Declarations {
    config: Config,
    seen: Vec<TypeId>,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Only types of our own have a path to be written to; numbers and lists are known.
        if T::output_path().is_some() {
            let text = declaration::<T>(&self.config);
            self.texts.insert(T::ident(&self.config), text);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn declarations<G: Game>() -> String
where
    G::Action: TS,
    G::Event: TS,
    G::View: TS,
    G::Choices: TS,
    G::Options: TS,
{
    let mut all = Declarations {
        config: Config::new().with_large_int("number"),
        seen: Vec::new(),
        texts: BTreeMap::new(),
    };
    all.visit::<G::Action>();
    all.visit::<G::Event>();
    all.visit::<G::View>();
    all.visit::<G::Choices>();
    all.visit::<G::Options>();
    let mut text = format!(
        "// Generated from games/{} by `cargo xtask goldens`; not to be edited.\n",
        G::META.id
    );
    all.texts
        .values()
        .for_each(|declaration| text += declaration);
    let named = [
        ("Action", G::Action::name(&all.config)),
        ("Event", G::Event::name(&all.config)),
        ("View", G::View::name(&all.config)),
        ("Choices", G::Choices::name(&all.config)),
        ("Options", G::Options::name(&all.config)),
    ];
    for (role, name) in named.into_iter().filter(|(role, name)| role != name) {
        let _ = write!(
            text,
            "\n/** The game's {role}. */\nexport type {role} = {name};\n"
        );
    }
    text
}

fn compare(id: &str, wanted: &str) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{id}/web/types.gen.ts"));
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("can be made");
        std::fs::write(&path, wanted).expect("can be written");
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == wanted,
        "games/{id}/web/types.gen.ts is stale: cargo xtask goldens writes it again"
    );
}

macro_rules! types_of_each {
    ($($id:ident: $game:ty, $bots:expr;)*) => {$(
        #[test]
        fn $id() {
            compare(stringify!($id), &declarations::<$game>());
        }
    )*};
}

maraude_catalog::games!(types_of_each);

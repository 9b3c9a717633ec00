//! Catching a panic of the rules without filling the screen: shrinking meets it many times.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs it; a panic becomes its message.
pub fn catch<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                loud(panic);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(f));
    QUIET.set(before);
    result.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        text.unwrap_or("without a word").to_owned()
    })
}

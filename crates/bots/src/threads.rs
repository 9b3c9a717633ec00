//! The workers of one search on threads of their own. Off in a browser.

use maraude_core::Budget;
use std::sync::atomic::{AtomicBool, Ordering};

/// Runs every worker and adds up their nodes. The first runs on this thread; it alone looks at the
/// clock and stops the others. Without a clock the answer depends on no thread.
pub(crate) fn each<W: Send>(
    workers: &mut [W],
    budget: Budget<'_>,
    work: impl Fn(&mut W, &dyn Fn() -> bool) -> u32 + Sync,
) -> u32 {
    let over = AtomicBool::new(false);
    let Some((first, others)) = workers.split_first_mut() else {
        return 0;
    };
    std::thread::scope(|scope| {
        let (work, over) = (&work, &over);
        let others: Vec<_> = others
            .iter_mut()
            .map(|worker| scope.spawn(move || work(worker, &|| over.load(Ordering::Relaxed))))
            .collect();
        let mine = work(first, &|| {
            let is_over = budget.is_over();
            over.fetch_or(is_over, Ordering::Relaxed);
            is_over
        });
        let theirs = others
            .into_iter()
            .map(|handle| handle.join().expect("a search does not panic"));
        mine + theirs.sum::<u32>()
    })
}

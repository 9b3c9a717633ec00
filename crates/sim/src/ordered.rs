//! Jobs on many threads whose results are taken in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Does the jobs `from..to` on `threads` threads and hands their results to `take` in order, until
/// it breaks off or a job fails. What `take` sees does not depend on the threads.
pub fn in_order<T: Send>(
    jobs: std::ops::Range<u64>,
    threads: usize,
    job: impl Fn(u64) -> Result<T, String> + Sync,
    mut take: impl FnMut(u64, T) -> Result<ControlFlow<()>, String>,
) -> Result<(), String> {
    let next = AtomicU64::new(jobs.start);
    let over = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, over, job) = (send.clone(), &next, &over, &job);
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs.end || send.send((number, job(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let done = take_in_order(jobs.start, &receive, &mut take);
        over.store(true, Ordering::Relaxed);
        done
    })
}

fn take_in_order<T>(
    first: u64,
    receive: &mpsc::Receiver<(u64, Result<T, String>)>,
    take: &mut impl FnMut(u64, T) -> Result<ControlFlow<()>, String>,
) -> Result<(), String> {
    let mut due = first;
    let mut early = BTreeMap::new();
    for (number, result) in receive {
        early.insert(number, result);
        while let Some(result) = early.remove(&due) {
            if take(due, result?)?.is_break() {
                return Ok(());
            }
            due += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(threads: usize, stop_at: u64) -> Vec<u64> {
        let mut taken = Vec::new();
        let job = |n: u64| Ok(n * n);
        in_order(3..1_000, threads, job, |number, square| {
            taken.push(square);
            Ok(if number == stop_at {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        })
        .expect("no job fails");
        taken
    }

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        let alone = squares(1, u64::MAX);
        assert_eq!(alone.len(), 997);
        assert_eq!(alone, squares(4, u64::MAX));
        assert_eq!(squares(3, 10), squares(1, 10));
        assert_eq!(squares(3, 10).len(), 8);
    }

    #[test]
    fn a_failed_job_ends_it() {
        let job = |n: u64| {
            if n == 5 {
                Err("five".to_owned())
            } else {
                Ok(n)
            }
        };
        let done = in_order(0..100, 2, job, |_, _| Ok(ControlFlow::Continue(())));
        assert_eq!(done, Err("five".to_owned()));
    }
}

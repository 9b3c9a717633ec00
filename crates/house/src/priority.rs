//! The priority of threads that are less urgent than those serving players.

/// Lowers the priority of the calling thread, where the system supports it.
pub fn lower_thread_priority() {
    // Elsewhere the call would slow down the whole process.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

//! Threads that give way to those who serve players.

/// The calling thread gives way to others from now on, where the system knows how.
pub fn give_way() {
    // Elsewhere the call would slow down the whole process.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

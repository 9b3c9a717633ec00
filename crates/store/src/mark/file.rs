//! The file of the mark.

use super::Reached;
use super::format::{HEADER_BYTES, Marked, Record, header, room};
use super::sync::Syncer;
use crate::row::{Stage, Write};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The least room for records. The file has its whole size from the beginning, so that a full disk
/// can't refuse a record after its commit, and a sync writes no more than the record.
const LEAST_ROOM: usize = 128 * 1024;

/// The mark of the database at this path.
pub(crate) fn mark_path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-mark");
    name.into()
}

/// Reads the mark of a database: `Ok(None)` if there is none, an error if it can't be read.
pub(crate) fn read(database: &Path) -> Result<Option<Marked>, String> {
    let bytes = match std::fs::read(mark_path(database)) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.to_string()),
    };
    let marked = Marked::parse(&bytes).ok_or("it is damaged")?;
    Ok(Some(marked))
}

/// The mark of an open database.
pub(crate) struct Mark {
    path: PathBuf,
    header: Vec<u8>,
    file: Arc<File>,
    /// Where the next record goes, and the size of the file.
    at: usize,
    size: usize,
    /// The number of the last commit.
    commits: u64,
    live: BTreeMap<String, Reached>,
    record: Record,
    syncer: Syncer,
}

impl Mark {
    /// Writes a new mark beside a database.
    pub(crate) fn create(
        database: &Path,
        lineage: &str,
        commits: u64,
        live: BTreeMap<String, Reached>,
    ) -> io::Result<Self> {
        let (path, header) = (mark_path(database), header(lineage));
        let mut record = Record::default();
        let (file, at, size) = write_new(&path, &header, commits, &live, &mut record)?;
        Ok(Self {
            path,
            header,
            file,
            at,
            size,
            commits,
            live,
            record,
            syncer: Syncer::start()?,
        })
    }

    /// The number of the last commit.
    pub(crate) fn commits(&self) -> u64 {
        self.commits
    }

    /// Goes on from this number, if the file turned out to have more commits.
    pub(crate) fn skip_to(&mut self, commits: u64) {
        self.commits = self.commits.max(commits);
    }

    /// Makes room for the record of a commit of these tables, before the commit: afterwards
    /// nothing may fail.
    pub(crate) fn reserve<'a>(&mut self, ids: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let needed = room("") + ids.map(room).sum::<usize>();
        if self.at + needed <= self.size {
            return Ok(());
        }
        let (path, header) = (&self.path, &self.header);
        let written = write_new(path, header, self.commits, &self.live, &mut self.record)?;
        (self.file, self.at, self.size) = written;
        Ok(())
    }

    /// Records the next commit and what its writes have reached.
    pub(crate) fn committed<'a>(
        &mut self,
        writes: impl Iterator<Item = &'a Write>,
    ) -> io::Result<()> {
        self.commits += 1;
        self.record.begin(self.commits);
        for write in writes {
            let reached = reach(&mut self.live, write);
            self.record.add(&write.table, reached);
        }
        self.append()
    }

    /// Records that these tables are deleted.
    pub(crate) fn deleted(&mut self, ids: &[String]) -> io::Result<()> {
        self.reserve(ids.iter().map(String::as_str))?;
        self.record.begin(self.commits);
        for id in ids {
            self.live.remove(id);
            self.record.add(id, None);
        }
        self.append()
    }

    fn append(&mut self) -> io::Result<()> {
        let bytes = self.record.bytes(&self.header);
        let mut file = &*self.file;
        file.seek(SeekFrom::Start(self.at as u64))?;
        file.write_all(bytes)?;
        self.at += bytes.len();
        self.syncer.sync_soon(&self.file);
        Ok(())
    }
}

/// What a table has reached with this write; `None` if it is over.
fn reach(live: &mut BTreeMap<String, Reached>, write: &Write) -> Option<Reached> {
    let stage = write.sheet.as_ref().map(|sheet| sheet.stage);
    if matches!(stage, Some(Stage::Over | Stage::SetAside)) {
        live.remove(&write.table);
        return None;
    }
    if !live.contains_key(&write.table) {
        live.insert(write.table.clone(), Reached::default());
    }
    let reached = live.get_mut(&write.table)?;
    if !write.entries.is_empty() {
        reached.entries = write.expected + write.entries.len() as u32;
    }
    if let Some(sheet) = &write.sheet {
        reached.revision = sheet.revision;
    }
    Some(*reached)
}

/// Writes a whole mark under another name and then puts it in place, so that one of the two is
/// always there. Returns the file, where its next record goes, and its size.
fn write_new(
    path: &Path,
    header: &[u8],
    commits: u64,
    live: &BTreeMap<String, Reached>,
    record: &mut Record,
) -> io::Result<(Arc<File>, usize, usize)> {
    record.begin(commits);
    for (id, reached) in live {
        record.add(id, Some(*reached));
    }
    let first = record.bytes(header);
    let at = HEADER_BYTES + first.len();
    let size = at + LEAST_ROOM.max(3 * at);
    let mut bytes = Vec::with_capacity(size);
    bytes.extend_from_slice(header);
    bytes.extend_from_slice(first);
    bytes.resize(size, 0);

    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let fresh = PathBuf::from(name);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&fresh)?;
    file.write_all(&bytes)?;
    file.sync_all()?;
    std::fs::rename(&fresh, path)?;
    if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
        File::open(folder)?.sync_all()?;
    }
    Ok((Arc::new(file), at, size))
}

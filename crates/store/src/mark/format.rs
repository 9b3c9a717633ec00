//! The bytes of the mark.
//!
//! A header, then records, then zeros: room for more. A record is its length, the CRC-32 of header
//! and content, and the content: the number of a commit and what tables have reached since. The
//! first record names every table that is not over.

use super::Reached;
use crc32fast::Hasher;
use std::collections::BTreeMap;

/// How every mark begins; the lineage follows.
const MAGIC: &[u8; 16] = b"maraude mark 1\n\0";
const LINEAGE_BYTES: usize = 32;
pub(super) const HEADER_BYTES: usize = MAGIC.len() + LINEAGE_BYTES;
/// The length and the checksum before each record's content.
const FRAME_BYTES: usize = 8;

/// The bytes that a record of one table takes, at most.
pub(super) const fn room(id: &str) -> usize {
    FRAME_BYTES + 8 + 2 + id.len() + 12
}

/// The first bytes of the mark of this lineage.
pub(super) fn header(lineage: &str) -> Vec<u8> {
    let mut header = MAGIC.to_vec();
    header.extend_from_slice(lineage.as_bytes());
    header.resize(HEADER_BYTES, 0);
    header
}

/// A record in the making.
#[derive(Default)]
pub(super) struct Record(Vec<u8>);

impl Record {
    /// Begins a record about the commit with this number.
    pub(super) fn begin(&mut self, commits: u64) {
        self.0.clear();
        self.0.extend_from_slice(&[0; FRAME_BYTES]);
        self.0.extend_from_slice(&commits.to_le_bytes());
    }

    /// Adds a table; `None`: it is over, set aside or deleted.
    pub(super) fn add(&mut self, id: &str, reached: Option<Reached>) {
        let (entries, revision) = reached.map_or((u32::MAX, u64::MAX), |reached| {
            (reached.entries, reached.revision)
        });
        self.0.extend_from_slice(&(id.len() as u16).to_le_bytes());
        self.0.extend_from_slice(id.as_bytes());
        self.0.extend_from_slice(&entries.to_le_bytes());
        self.0.extend_from_slice(&revision.to_le_bytes());
    }

    /// The bytes of the finished record, under this header.
    pub(super) fn bytes(&mut self, header: &[u8]) -> &[u8] {
        let content = self.0.len() - FRAME_BYTES;
        let sum = checksum(header, &self.0[FRAME_BYTES..]);
        self.0[..4].copy_from_slice(&(content as u32).to_le_bytes());
        self.0[4..FRAME_BYTES].copy_from_slice(&sum.to_le_bytes());
        &self.0
    }
}

fn checksum(header: &[u8], content: &[u8]) -> u32 {
    let mut sum = Hasher::new();
    sum.update(header);
    sum.update(content);
    sum.finalize()
}

/// A mark that was read.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Marked {
    /// The database that it belongs to.
    pub lineage: String,
    /// The number of the last commit that was acknowledged.
    pub commits: u64,
    /// What each table has reached that was not over then.
    pub live: BTreeMap<String, Reached>,
    /// Something unreadable follows: a record that a power cut tore, or damage.
    pub torn: bool,
}

impl Marked {
    /// Reads a mark; `None` if not even its beginning can be read.
    pub(super) fn parse(bytes: &[u8]) -> Option<Self> {
        let (header, mut rest) = bytes.split_at_checked(HEADER_BYTES)?;
        let lineage = header.strip_prefix(MAGIC)?;
        let mut marked = Self {
            lineage: std::str::from_utf8(lineage).ok()?.to_owned(),
            ..Self::default()
        };
        let mut records = 0;
        while let Some((content, next)) = record(header, rest) {
            marked.take(content)?;
            rest = next;
            records += 1;
        }
        marked.torn = rest.iter().any(|&byte| byte != 0);
        (records > 0).then_some(marked)
    }

    /// Takes the content of a record.
    fn take(&mut self, content: &[u8]) -> Option<()> {
        let mut content = Content(content);
        self.commits = u64::from_le_bytes(content.next()?);
        while !content.0.is_empty() {
            let length = u16::from_le_bytes(content.next()?);
            let id = content.text(length.into())?;
            let entries = u32::from_le_bytes(content.next()?);
            let revision = u64::from_le_bytes(content.next()?);
            if entries == u32::MAX {
                self.live.remove(&id);
            } else {
                self.live.insert(id, Reached { entries, revision });
            }
        }
        Some(())
    }
}

/// The content of the first record and the bytes after it, if the record is whole.
fn record<'a>(header: &[u8], bytes: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
    let mut frame = Content(bytes);
    let length = u32::from_le_bytes(frame.next()?) as usize;
    let sum = u32::from_le_bytes(frame.next()?);
    let (content, rest) = frame.0.split_at_checked(length)?;
    (length > 0 && checksum(header, content) == sum).then_some((content, rest))
}

/// Bytes that are still to be read.
struct Content<'a>(&'a [u8]);

impl Content<'_> {
    fn next<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn text(&mut self, length: usize) -> Option<String> {
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(bytes).ok().map(str::to_owned)
    }
}

//! A minimal HTTP client: one request, one answer.

use std::fmt;
use std::sync::{Mutex, MutexGuard};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An HTTP answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The body as JSON; null if it is not JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// The request failed, or the answer was not HTTP.
#[derive(Debug)]
pub struct Failed(pub String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

impl From<std::io::Error> for Failed {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

/// Idle connections, kept for the next request. Without a `Kept`, each request opens its own.
#[derive(Debug, Default)]
pub struct Kept(Mutex<Vec<TcpStream>>);

/// The most connections that are kept.
const MAX_KEPT: usize = 16;

impl Kept {
    fn take(&self) -> Option<TcpStream> {
        self.waiting().pop()
    }

    fn give_back(&self, stream: TcpStream) {
        let mut waiting = self.waiting();
        if waiting.len() < MAX_KEPT {
            waiting.push(stream);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<TcpStream>> {
        self.0.lock().expect("nothing panics while holding it")
    }
}

/// Sends one request and reads its answer.
pub(crate) async fn request(
    host: &str,
    kept: Option<&Kept>,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Result<Answer, Failed> {
    let close = if kept.is_some() {
        ""
    } else {
        "connection: close\r\n"
    };
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\n{close}");
    for (name, value) in headers {
        head += &[name, ": ", value, "\r\n"].concat();
    }
    let length = body.len().to_string();
    head += &["content-length: ", &length, "\r\n\r\n"].concat();
    let mut bytes = head.into_bytes();
    bytes.extend_from_slice(body);
    if let Some(kept) = kept {
        // A connection that waited for long may have been closed; then the house has not read the
        // request.
        if let Some(mut stream) = kept.take()
            && let Ok(answer) = ask(&mut stream, &bytes).await
        {
            kept.give_back(stream);
            return Ok(answer);
        }
        let mut stream = TcpStream::connect(host).await?;
        let answer = ask(&mut stream, &bytes).await?;
        kept.give_back(stream);
        return Ok(answer);
    }
    let mut stream = TcpStream::connect(host).await?;
    // The house may refuse a body and close before all of it was sent; its answer still arrives.
    let sent = stream.write_all(&bytes).await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer).await;
    if answer.is_empty() {
        sent?;
        read?;
    }
    parse(&answer).ok_or_else(not_http)
}

/// Sends a request, reads its answer and not a byte more.
async fn ask(stream: &mut TcpStream, request: &[u8]) -> Result<Answer, Failed> {
    stream.write_all(request).await?;
    let mut bytes = Vec::with_capacity(2_048);
    while !is_whole(&bytes) {
        if stream.read_buf(&mut bytes).await? == 0 {
            break;
        }
    }
    parse(&bytes).ok_or_else(not_http)
}

/// Whether an answer is complete.
fn is_whole(bytes: &[u8]) -> bool {
    let Some(answer) = parse(bytes) else {
        return false;
    };
    match answer.header("content-length") {
        Some(length) => length.parse() == Ok(answer.body.len()),
        // Only chunked bodies have no length, and those parse only when they are complete.
        None => true,
    }
}

fn not_http() -> Failed {
    Failed("not an HTTP answer".to_owned())
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<_> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let body = &bytes[end + 4..];
    let chunked = headers
        .iter()
        .any(|(n, v)| n == "transfer-encoding" && v == "chunked");
    let body = if chunked {
        unchunk(body)?
    } else {
        body.to_vec()
    };
    Some(Answer {
        status,
        headers,
        body,
    })
}

fn unchunk(mut bytes: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = bytes.windows(2).position(|two| two == b"\r\n")?;
        let size =
            usize::from_str_radix(std::str::from_utf8(&bytes[..end]).ok()?.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body.extend_from_slice(bytes.get(end + 2..end + 2 + size)?);
        bytes = bytes.get(end + 4 + size..)?;
    }
}

//! Just enough HTTP: one request and one answer after the other.

use std::fmt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came back.
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

    /// The body as JSON; null if it is none.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Whether the house takes another request on the same way.
    fn stays_open(&self) -> bool {
        self.header("connection") != Some("close")
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Nobody answered, or not in HTTP.
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

/// A way to a house that stays open from one request to the next, as a browser's does.
#[derive(Default, Debug)]
pub(crate) struct Connection(Option<TcpStream>);

/// A request.
pub(crate) struct Request<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub headers: &'a [(&'a str, &'a str)],
    pub body: &'a [u8],
}

impl Connection {
    /// Sends one request and reads its answer.
    pub(crate) async fn ask(
        &mut self,
        host: &str,
        request: &Request<'_>,
    ) -> Result<Answer, Failed> {
        let bytes = request.bytes(host);
        // The house may have closed the way since the last request; then a new one is needed.
        if let Some(mut stream) = self.0.take()
            && let Ok(answer) = self.once(&mut stream, &bytes).await
        {
            self.0 = Some(stream).filter(|_| answer.stays_open());
            return Ok(answer);
        }
        let mut stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        let answer = self.once(&mut stream, &bytes).await?;
        self.0 = Some(stream).filter(|_| answer.stays_open());
        Ok(answer)
    }

    async fn once(&self, stream: &mut TcpStream, request: &[u8]) -> Result<Answer, Failed> {
        // A refused body may close the way before all of it was sent; the answer is there all
        // the same.
        let sent = stream.write_all(request).await;
        let mut bytes = Vec::with_capacity(2_048);
        loop {
            if let Some(answer) = parse(&bytes) {
                return Ok(answer);
            }
            let read = stream.read_buf(&mut bytes).await;
            if !matches!(read, Ok(n) if n > 0) {
                sent?;
                read?;
                return Err(Failed("not a whole answer in HTTP".to_owned()));
            }
        }
    }
}

impl Request<'_> {
    fn bytes(&self, host: &str) -> Vec<u8> {
        let Self { method, path, .. } = self;
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\n");
        for (name, value) in self.headers {
            head += &[name, ": ", value, "\r\n"].concat();
        }
        let length = self.body.len().to_string();
        head += &["content-length: ", &length, "\r\n\r\n"].concat();
        let mut bytes = head.into_bytes();
        bytes.extend_from_slice(self.body);
        bytes
    }
}

/// The answer, once all of it is there.
fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<_> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let mut answer = Answer {
        status,
        headers,
        body: Vec::new(),
    };
    let body = &bytes[end + 4..];
    answer.body = if answer.header("transfer-encoding") == Some("chunked") {
        unchunk(body)?
    } else {
        let length = answer.header("content-length");
        let length = length.map_or(Some(0), |length| length.parse().ok())?;
        body.get(..length)?.to_vec()
    };
    Some(answer)
}

fn unchunk(mut bytes: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = bytes.windows(2).position(|two| two == b"\r\n")?;
        let size =
            usize::from_str_radix(std::str::from_utf8(&bytes[..end]).ok()?.trim(), 16).ok()?;
        if size == 0 {
            // The line after the last chunk belongs to it.
            return bytes.get(end + 4..).map(|_| body);
        }
        body.extend_from_slice(bytes.get(end + 2..end + 2 + size)?);
        bytes = bytes.get(end + 4 + size..)?;
    }
}

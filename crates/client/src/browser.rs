//! What the house knows of a browser: an address and a cookie.

use crate::check::check_answer;
use crate::http::{Answer, Failed, Kept, request};
use crate::line::Line;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// A browser without a screen: it asks the house as one visitor.
#[derive(Clone, Debug)]
pub struct Browser {
    host: String,
    cookie: String,
    kept: Option<Arc<Kept>>,
}

impl Browser {
    /// A new visitor of the house at `http://HOST:PORT`.
    pub async fn new(url: &str) -> Result<Self, Failed> {
        Self::arrive(url, None).await
    }

    /// A new visitor that shares connections with others, as browsers keep theirs.
    pub async fn with(url: &str, kept: &Arc<Kept>) -> Result<Self, Failed> {
        Self::arrive(url, Some(kept.clone())).await
    }

    async fn arrive(url: &str, kept: Option<Arc<Kept>>) -> Result<Self, Failed> {
        let host = url.strip_prefix("http://").ok_or_else(|| {
            Failed(format!(
                "{url}: an address starts with http:// (https is not supported)"
            ))
        })?;
        let host = host.trim_end_matches('/').to_owned();
        let answer = request(&host, kept.as_deref(), "GET", "/api/me", &[], b"").await?;
        let cookie = answer
            .header("set-cookie")
            .and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| {
            Failed(format!(
                "{url} answered with status {} and no cookie",
                answer.status
            ))
        })?;
        Ok(Self {
            host,
            cookie: cookie.to_owned(),
            kept,
        })
    }

    /// The cookie that identifies this visitor.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Somebody at the same house whom it has not met.
    pub fn without_cookie(&self) -> Self {
        Self {
            cookie: String::new(),
            ..self.clone()
        }
    }

    /// The same visitor at another address of the same house, as after a restart.
    pub fn at(&self, url: &str) -> Self {
        let host = url
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        Self {
            host,
            cookie: self.cookie.clone(),
            kept: None,
        }
    }

    /// `GET`.
    pub async fn get(&self, path: &str) -> Result<Answer, Failed> {
        let kept = self.kept.as_deref();
        let cookie = [("cookie", self.cookie.as_str())];
        let answer = request(&self.host, kept, "GET", path, &cookie, b"").await?;
        check_answer("GET", path, &answer);
        Ok(answer)
    }

    /// `POST` with a JSON body.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, Failed> {
        self.send("POST", path, body.to_string().as_bytes(), &[])
            .await
    }

    /// Sends any request with a body and more headers.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        body: &[u8],
        headers: &[(&str, &str)],
    ) -> Result<Answer, Failed> {
        let mut all = vec![
            ("cookie", self.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        all.extend_from_slice(headers);
        let kept = self.kept.as_deref();
        let answer = request(&self.host, kept, method, path, &all, body).await?;
        check_answer(method, path, &answer);
        Ok(answer)
    }

    /// Makes a table; returns its id.
    pub async fn make(&self, table: &Value) -> Result<String, Failed> {
        let answer = self.post("/api/tables", table).await?;
        let body = answer.json();
        let id = body["table"]["id"].as_str().map(str::to_owned);
        id.ok_or_else(|| Failed(format!("no table was made: {} {body}", answer.status)))
    }

    /// Comes back into a seat with the secret of its link.
    pub async fn come_back(&self, table: &str, secret: &str) -> Result<Answer, Failed> {
        let back = format!("/api/tables/{table}/return");
        let body = json!({ "secret": secret });
        self.post(&back, &body).await
    }

    /// Sits down in the first open seat; returns its number.
    pub async fn sit(&self, table: &str, name: &str) -> Result<u8, Failed> {
        let answer = self
            .post(
                &format!("/api/tables/{table}/sit"),
                &json!({ "name": name }),
            )
            .await?;
        let body = answer.json();
        let seat = body["you"]["seats"][0].as_u64().map(|seat| seat as u8);
        seat.ok_or_else(|| Failed(format!("no seat: {} {body}", answer.status)))
    }

    /// Opens the socket of a table.
    pub async fn open(&self, table: &str) -> Result<Line, Failed> {
        self.open_from(table, None).await
    }

    /// Opens the socket of a table as a page of this origin would.
    pub async fn open_from(&self, table: &str, origin: Option<&str>) -> Result<Line, Failed> {
        let fails = |error: &dyn std::fmt::Display| Failed(error.to_string());
        let url = format!("ws://{}/api/tables/{table}/socket", self.host);
        let mut request = url.into_client_request().map_err(|error| fails(&error))?;
        let headers = request.headers_mut();
        headers.insert(
            "cookie",
            self.cookie.parse().map_err(|_| fails(&"a bad cookie"))?,
        );
        if let Some(origin) = origin {
            headers.insert(
                "origin",
                origin.parse().map_err(|_| fails(&"a bad origin"))?,
            );
        }
        let stream = tokio::net::TcpStream::connect(&self.host).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0);
        let opening = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (socket, _) = opening.await.map_err(|error| fails(&error))?;
        Ok(Line::new(socket))
    }
}

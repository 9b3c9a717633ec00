//! The browser client: embedded files, and one page for every address of the site.

use crate::error::Refused;
use crate::routes::operate;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use maraude_protocol::Code;
use rust_embed::RustEmbed;

/// The built client; empty if it was not built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page that is shown if the client was not built.
const UNBUILT: &str = include_str!("unbuilt.html");

pub(crate) async fn page(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.split('/').next() == Some("api") {
        return Refused::from(Code::NotFound).into_response();
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return operate::method_not_allowed().await;
    }
    if let Some(file) = Dist::get(path) {
        // Files under assets/ have a hash of their content in their name.
        let keep = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let headers = [(CONTENT_TYPE, media_type(path)), (CACHE_CONTROL, keep)];
        return (headers, file.data).into_response();
    }
    if path.starts_with("assets/")
        || path
            .rsplit('/')
            .next()
            .is_some_and(|name| name.contains('.'))
    {
        return (StatusCode::NOT_FOUND, "not found\n").into_response();
    }
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    match Dist::get("index.html") {
        Some(page) => (headers, page.data).into_response(),
        None => (headers, UNBUILT).into_response(),
    }
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

//! Security headers of every answer.

use crate::app::State;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// Everything comes from this site only; no frames, forms or plugins. Style attributes are allowed because the client positions pieces with them.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self'; media-src 'self' data:; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Header names and values of every answer.
const ALWAYS: [(&str, &str); 7] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// Adds the headers to an answer.
pub(crate) async fn add(
    axum::extract::State(state): axum::extract::State<State>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    if state.is_https() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert("strict-transport-security", value);
    }
    headers
        .entry("cache-control")
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

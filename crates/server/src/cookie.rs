//! The cookie of a visitor: a random secret, sealed by the house's key, so that the house can tell
//! the cookies it issued from made-up ones.

use axum::http::header::{COOKIE, InvalidHeaderValue};
use axum::http::{HeaderMap, HeaderValue};
use maraude_core::digest::{from_hex, hex};
use maraude_house::new_secret;
use sha2::{Digest as _, Sha256};
use std::fmt;

/// The name of the cookie over http. Over https, it is what cookies were called before `HOST_NAME`.
const PLAIN_NAME: &str = "maraude";
/// The name over https. Browsers accept a cookie with this prefix only from the host itself, so that
/// no neighbouring site can set it.
const HOST_NAME: &str = "__Host-maraude";
/// How long browsers keep the cookie, in seconds: the longest that they allow.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;
/// The bytes of a seal.
const SEAL_BYTES: usize = 16;

/// The key that seals the cookies of a house.
#[derive(Clone)]
pub struct CookieKey([u8; 32]);

impl CookieKey {
    /// The key with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes, to be kept where nobody else reads them.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Hashed twice with the key, so that a seal says nothing about the seal of a longer text.
    fn seal(&self, secret: &str) -> [u8; SEAL_BYTES] {
        let inner = Sha256::new()
            .chain_update(self.0)
            .chain_update("maraude cookie 1\n")
            .chain_update(secret)
            .finalize();
        let outer = Sha256::new().chain_update(self.0).chain_update(inner);
        let mut seal = [0; SEAL_BYTES];
        seal.copy_from_slice(&outer.finalize()[..SEAL_BYTES]);
        seal
    }

    /// Whether this seal belongs to the secret, in a time that does not depend on where they differ.
    fn has_sealed(&self, secret: &str, seal: &str) -> bool {
        let given = from_hex(seal).unwrap_or_default();
        let expected = self.seal(secret);
        let differs = given.iter().zip(&expected).fold(0, |d, (a, b)| d | (a ^ b));
        given.len() == SEAL_BYTES && differs == 0
    }
}

impl Default for CookieKey {
    /// A new random key.
    fn default() -> Self {
        Self(Sha256::digest(new_secret()).into())
    }
}

impl fmt::Debug for CookieKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CookieKey(…)")
    }
}

/// The cookie that came with a request.
pub(crate) struct Carried {
    pub secret: String,
    /// Whether it has this house's seal.
    pub sealed: bool,
    /// Whether it came under the name it should have.
    named: bool,
}

impl Carried {
    /// Whether the browser should be given it again: under its proper name, with its seal.
    pub(crate) fn is_outdated(&self) -> bool {
        !(self.sealed && self.named)
    }
}

/// The cookie of a request. A cookie under the old name counts only if there is none under the new
/// one: sites of neighbouring names can set the old one, too.
pub(crate) fn read(headers: &HeaderMap, key: &CookieKey, https: bool) -> Option<Carried> {
    let own = find(headers, name(https)).map(|value| (value, true));
    let (value, named) = own.or_else(|| Some((find(headers, PLAIN_NAME)?, false)))?;
    let (secret, seal) = value.split_once('.').unwrap_or((value, ""));
    Some(Carried {
        sealed: key.has_sealed(secret, seal),
        secret: secret.to_owned(),
        named,
    })
}

const fn name(https: bool) -> &'static str {
    if https { HOST_NAME } else { PLAIN_NAME }
}

fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (known, value) = pair.trim().split_once('=')?;
        (known == name).then_some(value)
    })
}

/// The headers that give a browser its cookie, and take away one under the old name.
pub(crate) fn issue(
    secret: &str,
    key: &CookieKey,
    https: bool,
) -> Result<Vec<HeaderValue>, InvalidHeaderValue> {
    let name = name(https);
    let seal = hex(&key.seal(secret));
    let secure = if https { "; Secure" } else { "" };
    let text = format!(
        "{name}={secret}.{seal}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    let mut cookie = HeaderValue::from_str(&text)?;
    cookie.set_sensitive(true);
    let mut issued = vec![cookie];
    if https {
        let old = format!("{PLAIN_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
        issued.push(HeaderValue::from_str(&old)?);
    }
    Ok(issued)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carried(cookie: &str, key: &CookieKey, https: bool) -> Option<Carried> {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.parse().unwrap());
        read(&headers, key, https)
    }

    fn issued(secret: &str, key: &CookieKey, https: bool) -> String {
        let cookie = issue(secret, key, https).unwrap().remove(0);
        let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
        cookie.to_owned()
    }

    #[test]
    fn only_a_cookie_of_this_house_is_sealed() {
        let (key, other) = (CookieKey::default(), CookieKey::default());
        let secret = new_secret();
        for https in [false, true] {
            let cookie = issued(&secret, &key, https);
            let read = carried(&cookie, &key, https).unwrap();
            assert!(read.sealed && !read.is_outdated());
            assert_eq!(read.secret, secret);
            assert!(!carried(&cookie, &other, https).unwrap().sealed);
            let cut = &cookie[..cookie.len() - 2];
            assert!(!carried(cut, &key, https).unwrap().sealed);
            let (unsealed, _) = cookie.split_once('.').unwrap();
            assert!(!carried(unsealed, &key, https).unwrap().sealed);
        }
        assert!(carried("other=1", &key, false).is_none());
    }

    #[test]
    fn the_old_name_is_read_only_without_the_new_one() {
        let key = CookieKey::default();
        let (old, new) = (new_secret(), new_secret());
        let planted = issued(&old, &key, false);
        let alone = carried(&planted, &key, true).unwrap();
        assert!(alone.secret == old && alone.is_outdated());
        let both = format!("{planted}; {}", issued(&new, &key, true));
        assert_eq!(carried(&both, &key, true).unwrap().secret, new);
    }
}

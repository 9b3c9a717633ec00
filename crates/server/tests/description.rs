//! The generated description of the HTTP requests, checked against the answers of the house.

mod opened;

use maraude_protocol::Code;
use opened::{Opened, Player, open, pioche, play_on};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_request() {
    let opened = open().await;
    let host = opened.visitor().await;
    let openapi = host.get("/api/openapi.json").await.unwrap().json();
    assert_eq!(openapi["openapi"], "3.1.0");
    let paths = openapi["paths"].as_object().unwrap();
    for (path, about) in paths {
        let real = path
            .replace("{game}", "pioche")
            .replace("{hash}/{file}", "0/none")
            .replace("{file}", "fr.ftl");
        for method in about.as_object().unwrap().keys() {
            let answer = host
                .send(&method.to_uppercase(), &real, b"", &[])
                .await
                .unwrap();
            assert_ne!(answer.status, 405, "{method} {path}");
        }
    }
    // Every route is added together with its description; none goes around it.
    let source = include_str!("../src/app.rs");
    assert!(!source.contains(".route("), "a route is not described");
    assert!(paths.len() > 15, "{paths:?}");
    opened.close().await;
}

/// Returns why a value does not match a schema. It knows only the JSON Schema keywords that the
/// description uses.
fn wrong(openapi: &Value, schema: &Value, value: &Value) -> Option<String> {
    let fits = |schema: &Value| wrong(openapi, schema, value).is_none();
    for (word, rule) in schema.as_object().unwrap() {
        let holds = match word.as_str() {
            "$ref" => {
                let pointer = rule.as_str().unwrap().strip_prefix('#').unwrap();
                let why = wrong(openapi, openapi.pointer(pointer).unwrap(), value);
                if why.is_some() {
                    return why;
                }
                true
            }
            "anyOf" => rule.as_array().unwrap().iter().any(fits),
            "oneOf" => {
                rule.as_array()
                    .unwrap()
                    .iter()
                    .filter(|one| fits(one))
                    .count()
                    == 1
            }
            "const" => value == rule,
            "enum" => rule.as_array().unwrap().contains(value),
            "type" => match rule {
                Value::Array(types) => types.iter().any(|one| is_of_type(value, one)),
                one => is_of_type(value, one),
            },
            "required" => {
                let mut keys = rule.as_array().unwrap().iter();
                keys.all(|key| value.get(key.as_str().unwrap()).is_some())
            }
            "additionalProperties" if *rule == json!(true) => true,
            "additionalProperties" => {
                let mut keys = value.as_object().into_iter().flatten();
                keys.all(|(key, _)| schema["properties"].get(key).is_some())
            }
            "properties" => {
                for (key, rule) in rule.as_object().unwrap() {
                    let why = value.get(key).and_then(|value| wrong(openapi, rule, value));
                    if let Some(why) = why {
                        return Some(format!("{key}: {why}"));
                    }
                }
                true
            }
            "items" => {
                let mut items = value.as_array().into_iter().flatten();
                let why = items.find_map(|item| wrong(openapi, rule, item));
                if why.is_some() {
                    return why;
                }
                true
            }
            // Bounds hold of numbers only: what may be null has them, too.
            "minimum" => value.as_u64().is_none_or(|n| n >= rule.as_u64().unwrap()),
            "maximum" => value.as_u64().is_none_or(|n| n <= rule.as_u64().unwrap()),
            "description" | "format" | "default" => true,
            other => panic!("unexpected keyword {other}"),
        };
        if !holds {
            return Some(format!("{value} against {word}: {rule}"));
        }
    }
    None
}

fn is_of_type(value: &Value, wanted: &Value) -> bool {
    match wanted.as_str().unwrap() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("unexpected type {other}"),
    }
}

/// Sends a GET request and checks the answer against its schema.
async fn described(player: &Player, openapi: &Value, path: &str, real: &str) -> Value {
    let answer = player.visitor.get(real).await.unwrap();
    let about = &openapi["paths"][path]["get"]["responses"];
    let status = if answer.status == 200 {
        "200"
    } else {
        "default"
    };
    let schema = &about[status]["content"]["application/json"]["schema"];
    let answer = answer.json();
    assert_eq!(wrong(openapi, schema, &answer), None, "{real}");
    answer
}

async fn table(player: &Player, openapi: &Value) -> Value {
    let real = format!("/api/tables/{}", player.id);
    described(player, openapi, "/api/tables/{id}", &real).await
}

async fn description(opened: &Opened) -> Value {
    let visitor = opened.visitor().await;
    visitor.get("/api/openapi.json").await.unwrap().json()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_matches_the_description() {
    let opened = open().await;
    let openapi = description(&opened).await;
    let schema = |name: &str| openapi["components"]["schemas"][name].clone();
    let codes = schema("Code")["oneOf"].as_array().unwrap().clone();
    let codes: Vec<&Value> = codes.iter().map(|code| &code["const"]).collect();
    let words: Vec<&str> = Code::ALL.iter().map(|code| code.word()).collect();
    assert_eq!(json!(codes), json!(words));
    let host = opened.visitor().await;
    let seats = json!(["me", "open", {"bot": {"bot": "random"}}, {"here": {"name": "Cléo"}}]);
    let new = pioche(json!({"public": true, "seats": seats, "clock": {"per_move": 60}}));
    assert_eq!(wrong(&openapi, &schema("NewTable"), &new), None);
    let id = host.make(&new).await.unwrap();
    let anna = Player::come(host, &id, Some(1)).await;
    assert_eq!(table(&anna, &openapi).await["table"]["phase"], "gathering");
    let mut players = opened.two(pioche(json!({}))).await;
    let offer = json!({"offer": {"offer": "abandon"}});
    players[0].does(offer).await;
    let running = table(&players[0], &openapi).await;
    assert_eq!(running["table"]["offers"][0]["offer"], "abandon");
    play_on(&mut players).await;
    let anna = &players[0];
    assert_eq!(table(anna, &openapi).await["table"]["phase"], "over");
    let course = format!("/api/tables/{}/course", anna.id);
    let course = described(anna, &openapi, "/api/tables/{id}/course", &course).await;
    assert!(course["n"].as_u64() > Some(0));
    for path in ["/api/me", "/api/games", "/api/tables", "/api/my/tables"] {
        described(anna, &openapi, path, path).await;
    }
    let sent = schema("ServerMessage");
    for message in &anna.heard {
        assert_eq!(wrong(&openapi, &sent, message), None, "{message}");
    }
    let asked = json!({"do": {"id": "a", "seen": 1, "command": {"play": {"action": "roll"}}}});
    assert_eq!(wrong(&openapi, &schema("ClientMessage"), &asked), None);
    assert!(wrong(&openapi, &schema("ClientMessage"), &json!({"do": {}})).is_some());
    let daily = "/api/daily/turbo?date=2026-11-15";
    described(anna, &openapi, "/api/daily/{game}", daily).await;
    let nothing = described(anna, &openapi, "/api/tables/{id}", "/api/tables/none").await;
    assert_eq!(nothing["code"], "not-found");
    opened.close().await;
}

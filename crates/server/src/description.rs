//! The description of the HTTP requests for programs (`OpenAPI` 3.1), made from the routes and from
//! the types of the protocol.

use crate::app::State;
use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, on};
use maraude_protocol::{ClientMessage, Problem, ServerMessage};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// A router whose routes are described as they are added.
pub(crate) struct Routes {
    router: Router<State>,
    paths: Map<String, Value>,
    schemas: Schemas,
}

/// The requests and answers of a route.
#[derive(Clone, Copy)]
pub(crate) struct Operation {
    summary: &'static str,
    /// The media type of its answers.
    media: &'static str,
    /// The schema of its answers.
    answer: Option<Shape>,
    body: Option<Shape>,
    query: Option<Shape>,
    socket: bool,
}

type Shape = fn(&mut SchemaGenerator) -> Schema;

fn shape<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// A route that answers with a `T` as JSON.
pub(crate) fn json<T: JsonSchema>(summary: &'static str) -> Operation {
    let answer = Some(shape::<T> as Shape);
    Operation {
        answer,
        ..text("application/json", summary)
    }
}

/// A route that answers with a text of this media type.
pub(crate) fn text(media: &'static str, summary: &'static str) -> Operation {
    Operation {
        summary,
        media,
        answer: None,
        body: None,
        query: None,
        socket: false,
    }
}

/// The route that opens a WebSocket.
pub(crate) fn socket(summary: &'static str) -> Operation {
    let socket = true;
    Operation {
        socket,
        ..text("", summary)
    }
}

impl Operation {
    /// The route takes a `T` as JSON in its body.
    pub(crate) fn takes<T: JsonSchema>(self) -> Self {
        let body = Some(shape::<T> as Shape);
        Self { body, ..self }
    }

    /// The route takes the fields of a `T` as its query.
    pub(crate) fn asks<T: JsonSchema>(self) -> Self {
        let query = Some(T::json_schema as Shape);
        Self { query, ..self }
    }
}

impl Routes {
    pub(crate) fn new() -> Self {
        Self {
            router: Router::new(),
            paths: Map::new(),
            schemas: Schemas::new(),
        }
    }

    pub(crate) fn get<H: Handler<T, State>, T: 'static>(
        self,
        path: &str,
        handler: H,
        operation: Operation,
    ) -> Self {
        self.route((MethodFilter::GET, "get"), path, handler, operation)
    }

    pub(crate) fn put<H: Handler<T, State>, T: 'static>(
        self,
        path: &str,
        handler: H,
        operation: Operation,
    ) -> Self {
        self.route((MethodFilter::PUT, "put"), path, handler, operation)
    }

    pub(crate) fn post<H: Handler<T, State>, T: 'static>(
        self,
        path: &str,
        handler: H,
        operation: Operation,
    ) -> Self {
        self.route((MethodFilter::POST, "post"), path, handler, operation)
    }

    fn route<H: Handler<T, State>, T: 'static>(
        mut self,
        (filter, method): (MethodFilter, &str),
        path: &str,
        handler: H,
        operation: Operation,
    ) -> Self {
        let about = self.schemas.operation(path, operation);
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = about;
        let router = self.router.route(path, on(filter, handler));
        Self { router, ..self }
    }

    /// The router, and what was described.
    pub(crate) fn into_parts(self) -> (Router<State>, Description) {
        let Self {
            router,
            paths,
            schemas,
        } = self;
        (router, Description { paths, schemas })
    }
}

/// The description of some routes.
pub(crate) struct Description {
    paths: Map<String, Value>,
    schemas: Schemas,
}

impl Description {
    /// The whole description of these and other routes.
    pub(crate) fn with(mut self, other: Self) -> String {
        self.paths.extend(other.paths);
        let mut schemas = self.schemas.into_definitions();
        schemas.extend(other.schemas.into_definitions());
        let openapi = json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Maraude",
                "version": maraude_protocol::PROTOCOL.to_string(),
                "description": "The HTTP requests of the house, and the messages of its WebSocket. \
                                docs/protocol.md says what they mean together."
            },
            "paths": self.paths,
            "components": { "schemas": schemas }
        });
        openapi.to_string()
    }
}

/// Schemas for reading and for writing: a field with a default may be left out only when it is
/// read.
struct Schemas {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Schemas {
    fn new() -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        });
        Self {
            read: settings.clone().for_deserialize().into_generator(),
            written: settings.for_serialize().into_generator(),
        }
    }

    fn operation(&mut self, path: &str, operation: Operation) -> Value {
        let problem = self.written.subschema_for::<Problem>();
        let refused = answer("Refused", "application/json", &problem);
        let mut about = json!({
            "summary": operation.summary,
            "parameters": self.parameters(path, operation.query),
            "responses": { "default": refused }
        });
        if operation.socket {
            about["responses"]["101"] = json!({
                "description": "The WebSocket is open",
                "x-receives": self.read.subschema_for::<ClientMessage>(),
                "x-sends": self.written.subschema_for::<ServerMessage<'_>>()
            });
        } else {
            let schema = operation.answer.map(|shape| shape(&mut self.written));
            let schema = schema.unwrap_or_default();
            about["responses"]["200"] = answer("OK", operation.media, &schema);
        }
        if let Some(body) = operation.body {
            let schema = body(&mut self.read);
            about["requestBody"] = json!({
                "required": true,
                "content": { "application/json": { "schema": schema } }
            });
        }
        about
    }

    fn parameters(&mut self, path: &str, query: Option<Shape>) -> Vec<Value> {
        let in_path = path.split('/').filter_map(|part| {
            let name = part.strip_prefix('{')?.strip_suffix('}')?;
            let schema = json!({ "type": "string" });
            Some(json!({ "name": name, "in": "path", "required": true, "schema": schema }))
        });
        let mut parameters: Vec<Value> = in_path.collect();
        let query = query.map(|shape| shape(&mut self.read));
        let fields = query.as_ref().and_then(|query| query.get("properties"));
        for (name, schema) in fields.and_then(Value::as_object).into_iter().flatten() {
            parameters.push(json!({ "name": name, "in": "query", "schema": schema }));
        }
        parameters
    }

    fn into_definitions(mut self) -> Map<String, Value> {
        let mut all = self.read.take_definitions(true);
        all.extend(self.written.take_definitions(true));
        all
    }
}

fn answer(description: &str, media: &str, schema: &Schema) -> Value {
    json!({ "description": description, "content": { media: { "schema": schema } } })
}

//! `maraude games`: what is on the shelf.

use crate::input::Failure;
use clap::Args;
use maraude_core::{Meta, OptionKind};
use serde::Serialize;

/// List the games with their options and bots.
#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    meta: &'static Meta,
    bots: Vec<&'static str>,
}

impl Games {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let lines: Vec<Line> = maraude_catalog::shelf()
            .iter()
            .map(|game| Line {
                meta: game.meta(),
                bots: game.bots(),
            })
            .collect();
        if self.json {
            println!("{}", serde_json::to_string_pretty(&lines)?);
            return Ok(());
        }
        for Line { meta, bots } in lines {
            let (least, most) = meta.seats;
            let (short, long) = meta.minutes();
            println!("{:<11} {least}-{most} players, {short}-{long} min", meta.id);
            println!("            bots: {}", bots.join(", "));
            for option in meta.options {
                let can_be = match option.kind {
                    OptionKind::Switch => "on, off".to_owned(),
                    OptionKind::Choice { words } => words.join(", "),
                    OptionKind::Number { min, max } => format!("{min} to {max}"),
                    OptionKind::Numbers { numbers } => {
                        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                        numbers.join(", ")
                    }
                    OptionKind::Date => "a date".to_owned(),
                };
                let default = if option.default.is_empty() {
                    "none"
                } else {
                    option.default
                };
                println!(
                    "            --option {}={can_be} (default {default})",
                    option.key
                );
            }
        }
        Ok(())
    }
}

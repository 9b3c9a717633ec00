//! Teaches the value networks by self-play. Run: `cargo run --release -p maraude-marne --example train -- ...`
use maraude_core::{Chance, Game, Legal, Luck, Seed, Setup, Actor, Deaf, bot_rng};
use maraude_marne::bots::features::{Features, COUNT};
use maraude_marne::bots::heuristic::Heuristic;
use maraude_marne::bots::net::{NARROW, Net, SCALE, WIDE};
use maraude_marne::bots::turn::{Breadth, TurnSearch, Worth};
use maraude_marne::state::Phase;
use maraude_marne::{Action, Marne, Options};
use std::time::Instant;

fn seed(n: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&n.to_le_bytes());
    Seed(bytes)
}

struct Sample { seats: u8, on: Vec<u16>, score: f32, next: f32 }

/// Plays one game; returns the score and its samples.
fn play<W: Worth>(worth: &W, breadth: Breadth, seats: u8, n: u64, samples: &mut Vec<Sample>, lambda: f32) -> u8 {
    let setup = Setup { seats, options: Options::default() };
    let mut chance = Chance::new(&seed(n), &[b""]);
    let mut game = Marne::new(&setup, &mut chance).unwrap();
    let first = samples.len();
    loop {
        let Some(seat) = game.to_act().first() else { break };
        let mut value = None;
        let action = decide(worth, breadth, &game, &mut value);
        if let Some(v) = value && let Some(last) = samples.last_mut() && samples_len_gt(first, last) && last.next.is_nan() { last.next = v; }
        if std::env::var("SHOW").is_ok() { println!("{action:?} {value:?} score {} phase {:?} left {}", game.score(), game.phase(), maraude_marne::View::of(&game).actions_left); }
        let legal = Legal::judge(&game, Actor::Seat(seat), action).unwrap();
        game.apply(legal, &mut chance, &mut Deaf);
        if game.phase_is(Phase::Arrival) && !matches!(action, Action::Estafette{..}|Action::SergentDeVille{..}|Action::Renfort{..}|Action::DemiTour{..}) {
            samples.push(Sample { seats, on: Features::of(&game).on().to_vec(), score: f32::from(game.score()), next: f32::NAN });
        }
    }
    // lambda returns, backwards
    let last = f32::from(game.score());
    let mut ret = last;
    for s in samples[first..].iter_mut().rev() {
        let boot = if s.next.is_nan() { last } else { s.next };
        ret = if s.next.is_nan() { last } else { (1.0 - lambda) * boot + lambda * ret };
        s.next = ret;
    }
    game.score()
}
fn samples_len_gt(_: usize, _: &Sample) -> bool { true }

fn decide<W: Worth>(worth: &W, breadth: Breadth, game: &Marne, value: &mut Option<f32>) -> Action {
    let (action, worth) = TurnSearch::new(worth, breadth).decide(game);
    *value = worth;
    action
}

struct Adam { m: Vec<f32>, v: Vec<f32> }

fn stats(scores: &mut [u8]) -> String {
    scores.sort_unstable();
    let n = scores.len();
    let mean = scores.iter().map(|&s| f64::from(s)).sum::<f64>() / n as f64;
    let hist = scores.iter().filter(|&&s| s >= 64).count();
    format!("mean {mean:.2} median {} min {} p10 {} p90 {} max {} 64+ {:.1}%", scores[n / 2], scores[0], scores[n/10], scores[n*9/10], scores[n - 1], 100.0 * hist as f64 / n as f64)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let what = &args[1];
    let seats: u8 = args[2].parse().unwrap();
    let games: u64 = args[3].parse().unwrap();
    let start = Instant::now();
    match what.as_str() {
        "heuristic" => {
            let b = if args.get(4).is_some_and(|a| a == "wide") { Breadth::WIDE } else { Breadth::NARROW };
            let mut scores: Vec<u8> = (0..games).map(|n| play(&Heuristic, b, seats, n, &mut Vec::new(), 1.0)).collect();
            println!("{seats}p {} ({:.1} ms/game)", stats(&mut scores), start.elapsed().as_secs_f64() * 1000.0 / games as f64);
        }
        "write" => { let mut net = load(1, &args[4]); std::fs::write(&args[5], net.write()).unwrap(); }
        "bot" => {
            use maraude_core::{Bot, Budget, Seen};
            let mut worst = 0.0f64; let mut total = 0.0; let mut count = 0u32;
            let mut scores: Vec<u8> = (0..games).map(|n| {
                let setup = Setup { seats, options: Options::default() };
                let mut chance = Chance::new(&seed(n), &[b""]);
                let mut game = Marne::new(&setup, &mut chance).unwrap();
                let mut bots: Vec<Box<dyn Bot<Marne>>> = (0..seats).map(|i| { let spec = maraude_marne::bots::BOTS.iter().find(|b| b.name == args[4]).unwrap(); (spec.make)(n * 8 + u64::from(i)) }).collect();
                while let Some(seat) = game.to_act().first() {
                    let t = Instant::now();
                    let d = bots[seat.index()].decide(&Seen::new(&game, seat), Budget::DEFAULT).unwrap();
                    let t = t.elapsed().as_secs_f64() * 1000.0; worst = worst.max(t); total += t; count += 1;
                    let legal = Legal::judge(&game, Actor::Seat(seat), d.action).unwrap();
                    game.apply(legal, &mut chance, &mut Deaf);
                }
                game.score()
            }).collect();
            println!("{seats}p {} {} ({:.1} ms/game; decision mean {:.2} worst {worst:.1} ms)", args[4], stats(&mut scores), start.elapsed().as_secs_f64() * 1000.0 / games as f64, total / f64::from(count));
        }
        "train" => train(seats, games, args[4].parse().unwrap(), &args[5]),
        "net" => {
            let net = load(seats, &args[4]);
            let b = match args.get(5).map(String::as_str) { Some("wide") => Breadth::WIDE, Some("lean") => Breadth::LEAN, _ => Breadth::NARROW };
            let mut scores: Vec<u8> = (0..games).map(|n| play(&net, b, seats, n, &mut Vec::new(), 1.0)).collect();
            println!("{seats}p {} ({:.1} ms/game)", stats(&mut scores), start.elapsed().as_secs_f64() * 1000.0 / games as f64);
        }
        _ => panic!(),
    }
    let _ = Adam { m: vec![], v: vec![] };
}

fn save(net: &Net, path: &str) {
    let mut out = Vec::new();
    let mut put = |x: f32| out.extend_from_slice(&x.to_le_bytes());
    for r in &net.rows { r.iter().for_each(|&x| put(x)); }
    net.direct.iter().flatten().for_each(|&x| put(x));
    net.first.iter().for_each(|&x| put(x));
    net.second.iter().flatten().for_each(|&x| put(x));
    net.second_bias.iter().for_each(|&x| put(x));
    net.last.iter().for_each(|&x| put(x));
    put(net.last_bias);
    std::fs::write(path, out).unwrap();
}
fn load(seats: u8, path: &str) -> Net {
    let bytes = std::fs::read(path).unwrap();
    let mut it = bytes.chunks(4).map(|c| f32::from_le_bytes(c.try_into().unwrap()));
    let mut net = Net::new(COUNT);
    for r in &mut net.rows { r.iter_mut().for_each(|x| *x = it.next().unwrap()); }
    if bytes.len() / 4 > 44_990 + 2 * COUNT { net.direct.iter_mut().flatten().for_each(|x| *x = it.next().unwrap()); } else { net.direct.iter_mut().for_each(|x| *x = [it.next().unwrap(); 5]); }
    net.first.iter_mut().for_each(|x| *x = it.next().unwrap());
    net.second.iter_mut().flatten().for_each(|x| *x = it.next().unwrap());
    net.second_bias.iter_mut().for_each(|x| *x = it.next().unwrap());
    net.last.iter_mut().for_each(|x| *x = it.next().unwrap());
    net.last_bias = it.next().unwrap();
    assert!(it.next().is_none());
    net
}

fn init(seats: u8) -> Net {
    let mut rng = bot_rng(42);
    let mut net = Net::new(COUNT);
    let mut u = |a: f32| (Luck::below(&mut rng, 20001) as f32 / 10000.0 - 1.0) * a;
    for r in &mut net.rows { r.iter_mut().for_each(|x| *x = u(0.08)); }
    net.first.iter_mut().for_each(|x| *x = 0.5);
    net.second.iter_mut().flatten().for_each(|x| *x = u(0.3));
    net.second_bias.iter_mut().for_each(|x| *x = 0.3);
    net.last.iter_mut().for_each(|x| *x = u(0.5));
    net
}

/// One step of stochastic gradient descent; returns the squared error in points.
struct Momentum { g: Net }
fn step(net: &mut Net, acc: &mut Momentum, s: &Sample, lr: f32) -> f32 {
    let target = (s.next - s.score) / SCALE;
    let mut pre = net.first;
    let mut out = net.last_bias;
    for &f in &s.on {
        let r = &net.rows[f as usize];
        for i in 0..WIDE { pre[i] += r[i]; }
        out += net.direct[f as usize][s.seats as usize - 1];
    }
    let wide = pre.map(|x| x.clamp(0.0, 1.0));
    let mut pre2 = net.second_bias;
    for j in 0..NARROW { for i in 0..WIDE { pre2[j] += net.second[j][i] * wide[i]; } }
    let nar = pre2.map(|x| x.clamp(0.0, 1.0));
    for j in 0..NARROW { out += net.last[j] * nar[j]; }
    let err = out - target;
    let ada = |w: &mut f32, a: &mut f32, g: f32, lr: f32| { *a += g * g; *w -= lr * g / (a.sqrt() + 1e-4); };
    let g = &mut acc.g;
    let mut dwide = [0.0f32; WIDE];
    for j in 0..NARROW {
        let dn = err * net.last[j];
        ada(&mut net.last[j], &mut g.last[j], err * nar[j], lr);
        if pre2[j] > 0.0 && pre2[j] < 1.0 {
            for i in 0..WIDE {
                dwide[i] += dn * net.second[j][i];
                ada(&mut net.second[j][i], &mut g.second[j][i], dn * wide[i], lr);
            }
            ada(&mut net.second_bias[j], &mut g.second_bias[j], dn, lr);
        }
    }
    ada(&mut net.last_bias, &mut g.last_bias, err, lr);
    for i in 0..WIDE { if pre[i] <= 0.0 || pre[i] >= 1.0 { dwide[i] = 0.0; } }
    for i in 0..WIDE { ada(&mut net.first[i], &mut g.first[i], dwide[i], lr); }
    for &f in &s.on {
        let f = f as usize;
        for i in 0..WIDE { if dwide[i] != 0.0 { ada(&mut net.rows[f][i], &mut g.rows[f][i], dwide[i], lr); } }
        let k = s.seats as usize - 1; ada(&mut net.direct[f][k], &mut g.direct[f][k], err, lr);
    }
    err * err * SCALE * SCALE
}


fn train(_seats: u8, games: u64, rounds: u64, path: &str) {
    let mut net = init(1);
    let mut data: Vec<Sample> = Vec::new();
    let mut sizes = Vec::new();
    let mut rng = bot_rng(7);
    let mut base = 1_000_000u64;
    let resumed = std::path::Path::new(path).exists();
    if resumed { net = load(1, path); base = 1_000_000_000 + std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() * 100_000; println!("resuming"); }
    let mut zero = Momentum { g: Net::new(COUNT) };
    let lr0: f32 = std::env::var("LR").ok().and_then(|s| s.parse().ok()).unwrap_or(0.03);
    let lambda: f32 = std::env::var("LAMBDA").ok().and_then(|s| s.parse().ok()).unwrap_or(0.7);
    let keep: usize = std::env::var("KEEP").ok().and_then(|s| s.parse().ok()).unwrap_or(12);
    let mut t0 = Instant::now();
    let mut recent: Vec<Vec<u8>> = vec![Vec::new(); 5];
    let (mut play_s, mut fit_s) = (0.0, 0.0);
    for round in 0..rounds {
        let t = Instant::now();
        let before = data.len();
        for i in 0..games {
            let seats = [1, 2, 2, 3, 3, 4, 4, 5, 5, 5][i as usize % 10]; let b = if seats > 3 { Breadth::NARROW } else { Breadth::LEAN };
            let n = base + round * games + i;
            let score = if resumed || round > 0 { play(&net, b, seats, n, &mut data, lambda) } else { play(&Heuristic, Breadth::NARROW, seats, n, &mut data, 1.0) };
            recent[seats as usize - 1].push(score);
        }
        sizes.push(data.len() - before);
        while sizes.len() > keep { let k = sizes.remove(0); data.drain(..k); }
        play_s += t.elapsed().as_secs_f32();
        let t = Instant::now();
        let mut order: Vec<u32> = (0..data.len() as u32).collect();
        Luck::shuffle(&mut rng, &mut order);
        let epochs = if round == 0 && !resumed { 6 } else { 2 };
        let mut mse = 0.0;
        for _ in 0..epochs {
            mse = order.iter().map(|&i| f64::from(step(&mut net, &mut zero, &data[i as usize], lr0))).sum::<f64>() / order.len() as f64;
        }
        fit_s += t.elapsed().as_secs_f32();
        if t0.elapsed().as_secs() > 60 {
            t0 = Instant::now();
            let means: Vec<String> = recent.iter().map(|r| format!("{:.1}", r.iter().map(|&s| f64::from(s)).sum::<f64>() / r.len().max(1) as f64)).collect();
            println!("round {round}: {} games: {} | {} samples, rmse {:.2}, play {play_s:.1}s fit {fit_s:.1}s", recent.iter().map(Vec::len).sum::<usize>(), means.join(" "), data.len(), mse.sqrt());
            recent.iter_mut().for_each(Vec::clear);
            save(&net, path);
        }
    }
    save(&net, path);
}

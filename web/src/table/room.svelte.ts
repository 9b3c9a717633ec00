/** One table as one viewer sees it: the state that the parts of the room share, in one context. */
import { getContext, setContext, untrack } from 'svelte';
import { kindOf, spokenList, type BoardProps, type Say, type Spoken } from '$web/board';
import { t } from '$web/i18n/language.svelte';
import { play } from '$web/kit/sound';
import type { Hint } from '$web/net/socket';
import type { ClockLeft, Command, Outcome, Problem, Step, TableInfo, You } from '$web/protocol.gen';
import { boxOf } from '$web/shelf';
import { reducedMotion } from '$web/store/preferences.svelte';
import type { TableStore } from '$web/store/table.svelte';
import { dismiss, toast } from '$web/store/toasts.svelte';
import { agreementWords, askedOf, type Proposal } from './agreement';
import { announce } from './attention.svelte';
import { GameKit } from './game-kit.svelte';
import { LookBack } from './look-back.svelte';
import { faces } from './names';
import { mayPause } from './places';
import { same } from './same';
import { ShownCards } from './shown-cards.svelte';
import { statusOf } from './status';

/** The props of a board that do not come from its game's kit. */
export type Scene = Omit<BoardProps, 'game' | 'sound'>;

const ROOM = Symbol('room');
/** The time for the last scene on the board, in milliseconds. */
const LAST_SCENE_MS = 1800;

/** The room that the calling component is part of. */
export const useRoom = (): RoomState => getContext<RoomState>(ROOM);

export class RoomState {
  readonly kit: GameKit;
  readonly back: LookBack;
  /** The cards that are shown large, one after the other. */
  readonly cards = new ShownCards();
  /** The rules: whether they are open, and at which clause. */
  rules = $state(false);
  clause = $state<string | null>(null);
  menu = $state(false);
  /** Whether the result is shown over the board. */
  result = $state(false);
  #hint = $state.raw<unknown>(null);
  #hintToast = 0;
  /** The number of moves without an answer. Only in games that everybody plays at once may there be two. */
  #moving = $state(0);
  /** Whether a player at a shared screen has opened the curtain. */
  #known = $state(false);
  readonly #info: () => TableInfo;
  readonly #you: () => You;

  /** Opens the room for the calling component and all inside it. */
  constructor(
    readonly store: TableStore,
    info: () => TableInfo,
    you: () => You,
  ) {
    this.#info = info;
    this.#you = you;
    this.kit = new GameKit(untrack(info).game);
    this.back = new LookBack(untrack(info).id);
    this.#known = untrack(you).seats.length < 2;
    setContext(ROOM, this);
    this.#follow();
  }

  get info(): TableInfo {
    return this.#info();
  }
  get you(): You {
    return this.#you();
  }
  get seat(): number | null {
    return this.store.seat;
  }
  get busy(): boolean {
    return this.store.waiting > 0;
  }
  get paused(): boolean {
    return this.store.update?.paused ?? this.info.paused;
  }
  get silence(): string | null {
    return this.store.update?.silence ?? null;
  }
  /** The server's time of the clocks. */
  get since(): number {
    return this.store.update?.time ?? 0;
  }
  get end(): Outcome | null {
    return this.store.update?.end ?? this.info.end;
  }

  /** Who won and how, once the game is over. */
  readonly verdict = $derived.by(() => {
    const view = this.store.update?.view;
    if (!this.end || view === undefined || view === null || !this.kit.ready) return '';
    return this.kit.board?.verdict?.({ view, end: this.end, faces: this.people, say: this.say, steps: this.store.steps }) ?? '';
  });
  /** The question to the table while it has to agree on something. */
  readonly question = $derived.by(() => (this.proposals.length > 0 ? (this.kit.board?.question?.(this.#speaking) ?? this.#prompt) : ''));
  readonly people = $derived.by(() => faces(this.info.seats));
  readonly say = $derived.by((): Say => this.kit.sayer((seat) => this.people[seat - 1]?.name ?? String(seat)));
  readonly box = $derived.by(() => boxOf(this.info.game, this.info.options));
  readonly over = $derived.by(() => this.info.phase === 'over' || (this.store.update?.end ?? null) !== null);
  /** Whether a bot plays in the viewer's seat. */
  readonly held = $derived.by(() => (this.info.seats.find((one) => one.seat === this.seat)?.stand_in ?? null) !== null);
  readonly looking = $derived.by(() => this.back.at !== null);
  readonly toAct = $derived.by(() => this.store.update?.to_act ?? this.info.to_act);
  readonly choices = $derived.by(() => (this.looking || this.over || this.held || this.store.update?.paused ? null : (this.store.update?.choices ?? null)));
  /** Whether a pause covers everything: neither the board nor the log may show it. */
  readonly covered = $derived.by(() => this.paused && this.store.update?.view === null);
  readonly view = $derived.by(() => (this.looking && !this.covered ? this.back.view : this.store.update?.view));
  /** Every step up to the view. */
  readonly steps = $derived.by((): readonly Step[] => (this.looking ? this.store.steps.filter(({ n }) => n <= (this.back.at ?? 0)) : this.store.steps));
  readonly #speaking = $derived.by(() => ({
    view: this.view,
    choices: this.choices,
    seat: this.seat,
    faces: this.people,
    say: this.say,
    options: this.info.options,
  }));
  readonly list = $derived.by((): Spoken[] => (this.kit.ready && this.choices !== null ? spokenList(this.kit.board, this.#speaking) : []));
  readonly mine = $derived.by(() => !this.over && this.seat !== null && this.toAct.includes(this.seat) && this.choices !== null);
  readonly #prompt = $derived.by(() => (this.mine && this.kit.ready ? (this.kit.board?.prompt?.(this.#speaking) ?? '') : ''));
  /** The seat of another person at this screen who has to play: hands stay hidden until they sit down. */
  readonly #nextHere = $derived.by(() => {
    if (this.over || (this.seat !== null && this.toAct.includes(this.seat))) return null;
    return this.you.seats.find((seat) => this.toAct.includes(seat) && seat !== this.seat) ?? null;
  });
  /** The seat whose person is asked to come to the screen. */
  readonly behind = $derived.by(() => this.#nextHere ?? (this.#known || this.over ? null : this.seat));
  readonly curtain = $derived.by(() => this.behind !== null && this.kit.board?.secrets === true);
  readonly status = $derived.by(() =>
    statusOf({
      link: this.store.link,
      info: this.info,
      faces: this.people,
      seat: this.curtain ? this.behind : this.seat,
      toAct: this.toAct,
      prompt: this.#prompt,
      paused: this.paused,
      held: this.held,
      verdict: this.verdict,
    }),
  );
  /** The player's clock while it runs; the others' are beside their names. */
  readonly clock = $derived.by((): ClockLeft | undefined =>
    this.over || this.curtain ? undefined : this.store.update?.clocks.find((one) => one.seat === this.seat && one.running),
  );
  readonly takebacks = $derived.by(() => (this.looking || this.over || this.curtain ? 0 : (this.store.update?.takebacks ?? 0)));
  readonly hintable = $derived.by(() => this.mine && !this.curtain && !this.silence && !this.kit.board?.atOnce);
  /** Whether it is this seat's turn without a move to play: the table has to agree on something. */
  readonly voting = $derived.by(() => this.mine && !this.curtain && this.list.length === 0);
  /** The proposals this seat may make while nobody has a move. */
  readonly proposals = $derived.by((): Proposal[] => {
    if (!this.voting || this.info.offers.length > 0) return [];
    return askedOf(this.store.update?.agreements, this.seat).map(({ action }) => ({
      words: agreementWords(this.info.game, action, this.say),
      command: { offer: { offer: { agree: { action } } } },
    }));
  });

  /** The props of the board and the hand. They are getters, so that each part follows only the values it reads. */
  readonly scene: Scene = ((room: RoomState): Scene => ({
    get view() {
      return room.view;
    },
    get choices() {
      return room.choices;
    },
    get seat() {
      return room.seat;
    },
    get faces() {
      return room.people;
    },
    get options() {
      return room.info.options;
    },
    get fresh() {
      return room.looking ? [] : room.store.fresh;
    },
    get say() {
      return room.say;
    },
    act: (action) => void room.act(action),
    get hint() {
      return room.#hint;
    },
    get busy() {
      return room.busy;
    },
    get live() {
      return !room.looking && !room.over;
    },
    get why() {
      const may = room.seat !== null && !room.looking && !room.over && !room.curtain && !room.kit.board?.atOnce;
      return may ? (action: unknown) => void room.why(action) : undefined;
    },
    wait: (event) => room.cards.wait(event),
    get pause() {
      const may = room.seat !== null && !room.looking && !room.over && mayPause(room.info, room.you);
      return may ? (on: boolean) => void room.send(on ? 'pause' : 'resume') : undefined;
    },
    get paused() {
      return room.paused;
    },
    now: () => room.store.now(),
    get steps() {
      return room.steps;
    },
    get began() {
      return room.info.began;
    },
  }))(this);

  async send(command: Command): Promise<boolean> {
    const answer = await this.store.do(command);
    if (answer.ok && answer.hint !== undefined) this.#showHint(answer.hint);
    if (!answer.ok && answer.problem) this.#refused(answer.problem);
    return answer.ok;
  }

  async act(action: unknown): Promise<void> {
    if (this.choices === null || (this.#moving > 0 && !this.kit.board?.atOnce)) return;
    this.#moving++;
    await this.send({ play: { action } });
    this.#moving--;
  }

  /**
   * Shows why an action can't be done. It is not among the choices, so the rules refuse it with
   * their own reason, and a refusal changes nothing.
   */
  async why(action: unknown): Promise<void> {
    if (this.#moving > 0 || labelOf(this.list, action) !== null) return;
    this.#moving++;
    const answer = await this.store.do({ play: { action } });
    this.#moving--;
    if (!answer.ok && answer.problem) this.#explain(answer.problem, 'plain');
  }

  /** Shows the table from the seat of a person at this screen. */
  sit(seat: number): void {
    this.#known = true;
    this.store.look(seat);
  }

  openRules(clause: string | null): void {
    this.clause = clause;
    this.rules = true;
  }

  #refused(problem: Problem): void {
    play('refused');
    this.#explain(problem, 'bad');
  }

  #explain({ clause, words }: Problem, tone: 'plain' | 'bad'): void {
    const text = (clause: string): string => t(this.kit.rulings.has(clause) ? 'see-ruling' : 'see-rule', { clause });
    const link = clause ? { text: text(clause), run: () => this.openRules(clause) } : undefined;
    toast(this.say(words.id, words.args), tone, link);
  }

  #showHint({ action, words, why }: Hint): void {
    this.#hint = action;
    const what = words ? this.say(words.id, words.args) : action === null ? null : labelOf(this.list, action);
    dismiss(this.#hintToast);
    this.#hintToast = toast(!what ? t('hint-none') : why ? t('hint-why', { what, why: this.say(why.id, why.args) }) : t('hint-is', { what }), 'good');
  }

  #follow(): void {
    $effect(() => {
      // Spectators who were given a seat see the table from there.
      const [given] = this.you.seats;
      if (this.seat === null && given !== undefined) this.sit(given);
    });
    $effect(() => {
      if (this.#nextHere !== null && this.kit.board && !this.kit.board.secrets) this.store.look(this.#nextHere);
    });
    $effect(() => {
      void this.store.update?.n;
      this.#hint = null;
      untrack(() => dismiss(this.#hintToast));
    });
    $effect(() => () => this.cards.skip());
    // Before the board draws the same events: its moves wait for the cards.
    $effect.pre(() => {
      const { fresh } = this.store;
      untrack(() => !this.curtain && this.cards.plan(fresh, this.kit.board));
    });
    $effect(() => {
      for (const { event } of this.store.fresh) {
        const name = this.kit.board?.soundOf?.[kindOf(event)];
        if (name) play(name, this.kit.board?.sounds);
      }
    });
    $effect(() => {
      if (this.end === null) return;
      // The last scene is played out before the result covers it. A table that was over already has none.
      const wait = untrack(() => this.store.fresh.length > 0 && !reducedMotion()) ? LAST_SCENE_MS : 0;
      const timer = setTimeout(() => (this.result = true), wait);
      return () => clearTimeout(timer);
    });
    announce(
      () => this.mine || this.curtain,
      () => `${this.box?.name ?? this.info.game} • Maraude`,
    );
  }
}

/** The label of an action in the spoken list. */
function labelOf(list: readonly Spoken[], action: unknown): string | null {
  for (const one of list) {
    if (one.action !== undefined && same(one.action, action)) return one.label;
    const inside = one.next ? labelOf(one.next(), action) : null;
    if (inside) return inside;
  }
  return null;
}

/**
 * What a game in its frame and the portal tell each other, by `postMessage`. The frame has no origin of its own, so each
 * message counts only from the window of the frame, in this version, and of these forms.
 */
export const BRIDGE = {
  version: 1,
  /** More messages than these in a second are a flood. */
  messagesASecond: 120,
  saveLength: 262_144,
  stepsLength: 96_000,
  wordsLength: 200,
  slowMs: 4000,
  neverReadyMs: 20_000,
  beatMs: 4000,
  /** A game that answers nothing for so long hangs. */
  patienceMs: 6000,
} as const;

/** What a run comes to: the origin plays it again. */
export interface Proof {
  readonly steps: string;
  readonly rest: number;
}
export interface FinalScore {
  readonly value: number;
  readonly proof: Proof;
}

export type FromGame =
  | { readonly type: 'game.progress'; readonly done: number }
  | { readonly type: 'game.loaded' }
  | { readonly type: 'game.score'; readonly value: number; readonly proof: Proof; readonly final: boolean }
  | { readonly type: 'game.begun' }
  | { readonly type: 'game.saveRequest'; readonly data: string }
  | { readonly type: 'game.error'; readonly message: string }
  /** Something of it failed; whether it can be played on only its player sees. */
  | { readonly type: 'game.trouble' }
  | { readonly type: 'game.alive' }
  | { readonly type: 'game.pauseRequest' }
  | { readonly type: 'game.muteRequest' }
  | { readonly type: 'game.leave' };

/** With what a game begins: where to go on, or from which seed. */
export interface Beginning {
  readonly locale: 'vi' | 'en' | 'zh';
  readonly seed: number;
  /** Of the run that may be scored; empty for one that may not. */
  readonly runId: string;
  readonly muted: boolean;
  readonly data: string | null;
}
/** What a game reads before its first script: the name of its frame is this as JSON. */
export interface Greeting extends Omit<Beginning, 'seed' | 'runId'> {
  readonly v: number;
}
export const greetingText = ({ locale, muted, data }: Omit<Greeting, 'v'>): string =>
  JSON.stringify({ v: BRIDGE.version, locale, muted, data } satisfies Greeting);

export type ToGame =
  | ({ readonly type: 'portal.ready' } & Beginning)
  | { readonly type: 'portal.pause' }
  | { readonly type: 'portal.resume' }
  | { readonly type: 'portal.ask' }
  | { readonly type: 'portal.mute'; readonly on: boolean }
  | { readonly type: 'portal.held'; readonly held: number }
  | { readonly type: 'portal.again'; readonly seed: number; readonly runId: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const bare = [
  'game.loaded',
  'game.begun',
  'game.trouble',
  'game.alive',
  'game.pauseRequest',
  'game.muteRequest',
  'game.leave',
] as const;

const scoreOf = ({ value, proof, final }: Readonly<Record<string, unknown>>): FromGame | null => {
  if (!isWhole(value, 1_000_000_000) || typeof final !== 'boolean') return null;
  if (!isRecord(proof) || !isText(proof['steps'], BRIDGE.stepsLength) || !isWhole(proof['rest'], 10_000_000))
    return null;
  return { type: 'game.score', value, final, proof: { steps: proof['steps'], rest: proof['rest'] } };
};

/** A message of a game, with nothing in it that was not asked for; null for what is none. */
export const readFromGame = (message: unknown): FromGame | null => {
  if (!isRecord(message) || message['v'] !== BRIDGE.version) return null;
  const { type } = message;
  const plain = bare.find((one) => one === type);
  if (plain) return { type: plain };
  if (type === 'game.progress') {
    const { done } = message;
    return typeof done === 'number' && done >= 0 && done <= 1 ? { type, done } : null;
  }
  if (type === 'game.score') return scoreOf(message);
  if (type === 'game.saveRequest')
    return isText(message['data'], BRIDGE.saveLength) ? { type, data: message['data'] } : null;
  if (type === 'game.error')
    return typeof message['message'] === 'string'
      ? { type, message: message['message'].slice(0, BRIDGE.wordsLength) }
      : null;
  return null;
};

/** How many messages came in the second that began then. */
export interface Rate {
  readonly since: number;
  readonly count: number;
}
export const noRate: Rate = { since: 0, count: 0 };
/** The rate after one more message. */
export const rateAfter = ({ since, count }: Rate, now: number): Rate =>
  now - since >= 1000 || now < since ? { since: now, count: 1 } : { since, count: count + 1 };
export const isFlood = ({ count }: Rate): boolean => count > BRIDGE.messagesASecond;

/** What a game keeps of a run: enough to play it again up to there. */
export interface SavedRun {
  readonly runId: string;
  readonly seed: number;
  readonly steps: string;
  readonly rest: number;
}
/** Reads what was saved; null where it is of another kind. */
export const readSavedRun = (data: string): SavedRun | null => {
  try {
    const saved: unknown = JSON.parse(data);
    if (!isRecord(saved)) return null;
    const { runId, seed, steps, rest } = saved;
    return isText(runId, 64) &&
      isWhole(seed, 4_294_967_295) &&
      isText(steps, BRIDGE.stepsLength) &&
      isWhole(rest, 10_000_000)
      ? { runId, seed, steps, rest }
      : null;
  } catch {
    return null;
  }
};

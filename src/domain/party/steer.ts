import { isMoving, placeAt, type PartyState } from './party.ts';

/** Tolerances of watching together, in seconds unless the name says milliseconds. */
export const STEER = {
  /** FI-11. */
  together: 0.3,
  /** Beyond this the rate is changed a little, until it is below `enough`. */
  nudgeFrom: 0.05,
  enough: 0.02,
  /** The rate changes by at most this part. */
  mostNudge: 0.1,
  /** Beyond this nothing but a seek helps; while paused, this is. */
  seekFrom: 1,
  seekPausedFrom: 0.1,
  /** A leader's picture that is so far off was moved by the leader. */
  ledFrom: 1,
  /** No picture can be put on its very end. */
  endS: 0.25,
  /** A picture that stands this long stops the others. */
  stallMs: 500,
} as const;

/** The player at one moment. */
export interface PlayerNow {
  readonly atS: number;
  /** Where a seek leads that is under way; null without one. */
  readonly soughtS: number | null;
  readonly lengthS: number;
  /** Whether it is meant to move. */
  readonly wanted: boolean;
  /** It loads, seeks or waits for data. */
  readonly stalled: boolean;
  readonly ended: boolean;
  readonly rate: number;
}
/** What is remembered from one comparison to the next. */
export interface Steering {
  /** Was once where the party is: before, nobody is told of standing still, and nobody leads. */
  readonly synced: boolean;
  /** Paused by us, for somebody is waited for. */
  readonly held: boolean;
  readonly nudged: boolean;
  /** Since when the picture stands, in the origin's milliseconds; null while it does not. */
  readonly stalledAt: number | null;
  /** The last seek of a leader that the others were told of; null once it is done. */
  readonly toldS: number | null;
}
export const notSteered: Steering = { synced: false, held: false, nudged: false, stalledAt: null, toldS: null };

export type Told =
  | { readonly cmd: 'play' | 'pause' | 'seek'; readonly pos: number }
  | { readonly cmd: 'rate'; readonly pos: number; readonly rate: number }
  | { readonly cmd: 'wait' | 'ready' };
export interface Steered {
  readonly tell: Told | null;
  readonly press: 'play' | 'pause' | null;
  readonly seekS: number | null;
  /** The speed that the viewer sees; null if it is right. */
  readonly setRate: number | null;
  /** Of the element, with what is added to it to catch up. */
  readonly rate: number;
  readonly close: boolean;
  readonly next: Steering;
}

const nudge = (drift: number): number => Math.min(STEER.mostNudge, Math.max(-STEER.mostNudge, -drift / 2));

/** What a leader's player says that the party does not know yet. */
const ledBy = (state: PartyState, player: PlayerNow, now: number, { held, toldS }: Steering): Told | null => {
  const pos = player.soughtS ?? player.atS;
  const drift = pos - placeAt(state, now);
  const sought = player.soughtS !== null && player.soughtS !== toldS && Math.abs(drift) > STEER.seekPausedFrom;
  if (player.rate !== state.rate) return { cmd: 'rate', pos, rate: player.rate };
  if (!player.wanted && state.playing && !held) return { cmd: 'pause', pos };
  if (player.wanted && !state.playing) return { cmd: 'play', pos };
  const moved = !player.stalled && Math.abs(drift) > (isMoving(state) ? STEER.ledFrom : STEER.together);
  return sought || moved ? { cmd: 'seek', pos } : null;
};

/** FI-11: compares a player with its party: what to press, and what to tell the others. */
export const steer = (
  state: PartyState,
  me: string,
  player: PlayerNow,
  /** `now` of the origin's clock, in milliseconds. */
  now: number,
  before: Steering,
): Steered => {
  const moving = isMoving(state);
  const place = placeAt(state, now);
  const expected = player.lengthS > 0 ? Math.min(place, player.lengthS - STEER.endS) : place;
  const drift = player.atS - expected;
  const over = player.ended && expected >= player.lengthS - STEER.seekFrom;
  const leads = before.synced && state.leaderId === me;
  const stalledAt = player.stalled ? (before.stalledAt ?? now) : null;
  const still = { tell: null, press: null, seekS: null, setRate: null, rate: state.rate } as const;
  const toldS = player.soughtS === null ? null : before.toldS;
  const kept = { ...before, stalledAt, toldS, nudged: false };

  const told = leads ? ledBy(state, player, now, before) : null;
  if (told) {
    const next = { ...kept, held: false, toldS: player.soughtS };
    return { ...still, rate: player.rate, tell: told, close: true, next };
  }

  if (player.stalled) {
    const stands = before.synced && moving && !state.waitingFor.includes(me) && now - stalledAt! >= STEER.stallMs;
    // A seek under way is asked for again where the party moved on meanwhile.
    return { ...still, tell: stands ? { cmd: 'wait' } : null, close: false, next: kept };
  }
  if (over) return { ...still, close: true, next: { ...kept, synced: true } };

  const held = before.held || (player.wanted && state.playing && !moving);
  const press = player.wanted === moving ? null : moving ? 'play' : 'pause';
  const isFar = Math.abs(drift) > (moving ? STEER.seekFrom : STEER.seekPausedFrom);
  const isClose = Math.abs(drift) <= STEER.together;
  const nudged = moving && !isFar && Math.abs(drift) > (before.nudged ? STEER.enough : STEER.nudgeFrom);
  return {
    tell: state.waitingFor.includes(me) && !isFar ? { cmd: 'ready' } : null,
    press,
    seekS: isFar ? expected : null,
    setRate: player.rate === state.rate ? null : state.rate,
    rate: nudged ? state.rate * (1 + nudge(drift)) : state.rate,
    close: isClose && press === null,
    next: { synced: before.synced || isClose, held: held && !moving, nudged, stalledAt: null, toldS },
  };
};

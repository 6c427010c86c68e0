/** FI-11: what is fixed about watching together. Milliseconds, except where a name says seconds. */
export const PARTY = {
  /** People in one party, and parties at once. */
  people: 20,
  parties: 500,
  /** How long after their last socket somebody still belongs to it: a short cut of the line changes nothing. */
  graceMs: 20_000,
  /** How long the others wait for one whose picture stands. */
  patienceMs: 15_000,
  /** How long a party that everybody left can be entered again, and how long one lasts at all. */
  emptyMs: 120_000,
  lastsMs: 12 * 3_600_000,
  /** How often each browser compares its picture with the party. */
  tickMs: 250,
  /** How long the first answer of the socket is waited for. */
  joinMs: 8000,
  /** How often a party that could not be reached is asked for again. */
  againMs: 3000,
} as const;

export type PartyTopic = `party.${string}`;
export const partyTopic = (partyId: string): PartyTopic => `party.${partyId}`;
export const partyIdOf = (topic: PartyTopic): string => topic.slice('party.'.length);
export const isPartyTopic = (topic: string): topic is PartyTopic => topic.startsWith('party.');

/** Somebody who is there, in the order in which they came. `away`: without a socket for now. */
export interface PartyPerson {
  readonly userId: string;
  readonly showName: string;
  readonly guest: boolean;
  readonly away: boolean;
}

/** Where the film of a party is: at `pos` seconds when it was `at`, in the origin's milliseconds. */
export interface PartyState {
  readonly playing: boolean;
  readonly pos: number;
  readonly at: number;
  readonly rate: number;
  /** Null while nobody is there. */
  readonly leaderId: string | null;
  /** Whose picture stands: nothing moves until it is ready. */
  readonly waitingFor: readonly string[];
  readonly people: readonly PartyPerson[];
  readonly ended: boolean;
}

/** What is said to a party; `lead` hands the lead to somebody else, `clock` only asks for the origin's time. */
export const partyCommands = [
  ...(['play', 'pause', 'seek', 'rate', 'lead', 'wait', 'ready', 'leave', 'end', 'clock'] as const),
] as const;
export type PartyCommand = (typeof partyCommands)[number];
/** What a command says besides: where, how fast, to whom. */
export interface PartyDetail {
  readonly pos?: number;
  readonly rate?: number;
  readonly to?: string;
}
/** What an entry tells: a command, or who came and went. */
export const partyNews = [
  ...(['play', 'pause', 'seek', 'rate', 'lead', 'wait', 'ready', 'leave', 'end', 'join', 'away'] as const),
] as const;
export type PartyNews = (typeof partyNews)[number];

/** An entry of the sequence of a party: the news, and with it how all of it is now. */
export interface WatchEntry extends PartyState {
  readonly kind: 'watch';
  /** When it was told; `at` is when `pos` was true. */
  readonly ts: number;
  readonly cmd: PartyNews;
  /** Who did it; null for the origin. */
  readonly by: string | null;
}

export const startedParty = (pos: number, at: number): PartyState => ({
  ...{ playing: false, pos, at, rate: 1, leaderId: null, waitingFor: [], people: [], ended: false },
});

/** Whether the film moves: it is meant to, and nobody is waited for. */
export const isMoving = ({ playing, waitingFor, ended }: PartyState): boolean =>
  playing && waitingFor.length === 0 && !ended;

/** Where the film is at a moment of the origin's time, in seconds. */
export const placeAt = (state: PartyState, now: number): number =>
  isMoving(state) ? state.pos + (Math.max(0, now - state.at) / 1000) * state.rate : state.pos;

/** The address of a page with a party: the code is the last part of it. */
export const partyPath = (path: string, code: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}xem-chung=${code}`;

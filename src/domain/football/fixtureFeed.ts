import type { Market, OddsMarket } from '../odds/market.ts';
import type { Fixture, FixtureScore } from './fixture.ts';
import type { MatchEvent, Stat } from './matchData.ts';
import type { MatchVotes } from './votes.ts';

/** What is told of one match over the socket, entry by entry. Milliseconds. */
export const FIXTURE_FEED = {
  /** How long the first answer of the socket is waited for, before the calls are asked instead. */
  patienceMs: 5000,
  /** How often the calls are asked while there is no socket. */
  readEveryMs: 20_000,
  /** How long after its last reader a match is still listened to. */
  leaveAfterMs: 5000,
  /** How long before its start a match is listened to. */
  earlyMs: 86_400_000,
} as const;

export type FixtureTopic = `fixture.${string}`;

export const fixtureTopic = (fixtureId: string): FixtureTopic => `fixture.${fixtureId}`;
export const isFixtureTopic = (topic: string): topic is FixtureTopic => topic.startsWith('fixture.');

/** Of every entry: the moment that it belongs to, in epoch milliseconds. */
interface Told {
  readonly ts: number;
}
/** Where the match stands. It comes after everything else of its moment, so that all is told once it says "ended". */
export interface StatusEntry
  extends Told, Pick<Fixture, 'status' | 'statusText' | 'phase' | 'minute' | 'added' | 'startTs'> {
  readonly kind: 'status';
}
export interface ScoreEntry extends Told, Pick<Fixture, 'redCards' | 'goalMinutes'> {
  readonly kind: 'score';
  readonly score: FixtureScore | null;
}
/** Something that happened, or that is told otherwise than before. */
export interface EventEntry extends MatchEvent {
  readonly kind: 'event';
}
/** All statistics of a part of the match. */
export interface StatEntry extends Told {
  readonly kind: 'stat';
  readonly period: Stat['period'];
  readonly stats: readonly Stat[];
}
/** All prices of a market, one for each line and bookmaker; none once it is closed for good. */
export interface OddsEntry extends Told {
  readonly kind: 'odds';
  readonly market: Market;
  readonly lines: readonly OddsMarket[];
}
/** MC-10: how members vote, as long as they can. */
export interface VoteEntry extends Told, Pick<MatchVotes, 'total' | 'split'> {
  readonly kind: 'vote';
}
/** An entry of the topic of a match; it takes the place of the one before it that tells of the same thing. */
export type FixtureEntry = StatusEntry | ScoreEntry | EventEntry | StatEntry | OddsEntry | VoteEntry;

/** An entry with its position in the topic: `seq` has no gaps within an epoch. */
export interface SequencedFixture {
  readonly seq: number;
  readonly data: FixtureEntry;
}

const kinds: Readonly<Record<FixtureEntry['kind'], true>> = {
  ...{ status: true, score: true, event: true, stat: true, odds: true, vote: true },
};
/** Whether an entry of any topic tells of a match. */
export const isFixtureEntry = <A extends { readonly kind: string }>(entry: A): entry is Extract<A, FixtureEntry> =>
  Object.hasOwn(kinds, entry.kind);

/** What an entry tells of: a later one of the same thing takes its place. */
export const thingOf = (entry: FixtureEntry): string => {
  switch (entry.kind) {
    case 'event':
      return `event ${entry.eventId}`;
    case 'stat':
      return `stat ${entry.period}`;
    case 'odds':
      return `odds ${entry.market}`;
    default:
      return entry.kind;
  }
};

/** A match as its entries tell it so far. */
export interface FixtureLive {
  readonly status: StatusEntry | null;
  readonly score: ScoreEntry | null;
  /** In the order of the match. */
  readonly events: readonly MatchEvent[];
  readonly stats: readonly Stat[];
  readonly odds: readonly OddsMarket[];
  /** Null as long as none were told. */
  readonly votes: VoteEntry | null;
}
export const nothingTold: FixtureLive = { status: null, score: null, events: [], stats: [], odds: [], votes: null };

const withEvent = (events: readonly MatchEvent[], { kind: _, ...event }: EventEntry): readonly MatchEvent[] =>
  [...events.filter(({ eventId }) => eventId !== event.eventId), event].toSorted((a, b) => a.seq - b.seq);

const withEntry = (live: FixtureLive, entry: FixtureEntry): FixtureLive => {
  switch (entry.kind) {
    case 'status':
      return { ...live, status: entry };
    case 'score':
      return { ...live, score: entry };
    case 'event':
      return { ...live, events: withEvent(live.events, entry) };
    case 'stat':
      return { ...live, stats: [...live.stats.filter(({ period }) => period !== entry.period), ...entry.stats] };
    case 'odds':
      return { ...live, odds: [...live.odds.filter(({ market }) => market !== entry.market), ...entry.lines] };
    case 'vote':
      return { ...live, votes: entry };
  }
};

/** A match after further entries. */
export const toldOn = (live: FixtureLive, entries: readonly FixtureEntry[]): FixtureLive =>
  entries.reduce(withEntry, live);

/** A match as calls answered it. */
export const liveOf = (
  fixture: Fixture,
  { events, stats, odds }: Pick<FixtureLive, 'events' | 'stats' | 'odds'>,
): FixtureLive => {
  const { status, statusText, phase, minute, added, startTs, score, redCards, goalMinutes, source } = fixture;
  const ts = source.ts ?? startTs;
  return {
    status: {
      ...{ kind: 'status', ts, status, statusText, phase, startTs },
      ...(minute !== undefined && { minute }),
      ...(added !== undefined && { added }),
    },
    score: { ...{ kind: 'score', ts, score, redCards }, ...(goalMinutes && { goalMinutes }) },
    ...{ events, stats, odds, votes: null },
  };
};

/** Whether nothing is told of a match any more. */
export const isOver = ({ status }: FixtureLive): boolean => status?.status === 'ended' || status?.status === 'cancel';

/** Whether a match is worth listening to: it runs, or begins within a day. */
export const isFollowed = ({ status, startTs }: Pick<Fixture, 'status' | 'startTs'>, now: number): boolean =>
  status === 'live' || (status === 'upcoming' && startTs - now < FIXTURE_FEED.earlyMs);

/** A match of the calls with what was told of it since. */
export const withLive = (fixture: Fixture, { status, score }: FixtureLive): Fixture => {
  const { minute, added, goalMinutes, ...rest } = fixture;
  const clock = status ?? { ...(minute !== undefined && { minute }), ...(added !== undefined && { added }) };
  const goals = score?.goalMinutes ?? goalMinutes;
  const toldTs = Math.max(rest.source.ts ?? 0, status?.ts ?? 0, score?.ts ?? 0);
  return {
    ...rest,
    source: { ...rest.source, ts: toldTs || null },
    ...(status && { status: status.status, statusText: status.statusText, phase: status.phase }),
    ...(status && { startTs: status.startTs }),
    ...(clock.minute !== undefined && { minute: clock.minute }),
    ...(clock.added !== undefined && { added: clock.added }),
    ...(score && { score: score.score, redCards: score.redCards }),
    ...(goals && { goalMinutes: goals }),
  };
};

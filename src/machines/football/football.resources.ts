import type { MatchEvent } from '#domain/football/matchData.ts';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { succeeded } from '#ports/failure.ts';
import type { FixtureCountQuery, FixtureQuery, SeasonQuery, TableQuery } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The football matches of a day, by competition. */
export const fixtureDay = resource({
  name: 'fixtureDay',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, query: FixtureQuery, signal) => (await ports.loadPort('football')).day(query, signal),
});
/** The number of football matches on each day of a strip. */
export const fixtureCounts = resource({
  name: 'fixtureCounts',
  staleAfterMs: 300_000,
  load: async (ports: Ports, query: FixtureCountQuery, signal) =>
    (await ports.loadPort('football')).dayCounts(query, signal),
});

/** All competitions, for who chooses one. */
export const allLeagues = resource({
  name: 'allLeagues',
  staleAfterMs: 300_000,
  load: async (ports: Ports, _: null, signal) => (await ports.loadPort('football')).leagues(signal),
});
/** A competition with its seasons and the current round. */
export const leagueDetail = resource({
  name: 'leagueDetail',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery, signal) => (await ports.loadPort('football')).league(of, signal),
});
export const leagueTable = resource({
  name: 'leagueTable',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: TableQuery, signal) => (await ports.loadPort('football')).table(of, signal),
});
/** As `leagueTable`, for who asks to see what is hidden: no shield looks into a function (B2). */
export const leagueTableAsked = resource({
  name: 'leagueTableAsked',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: TableQuery, signal) => {
    const outcome = await (await ports.loadPort('football')).table(of, signal);
    return outcome.ok ? succeeded(() => outcome.value) : outcome;
  },
});
export const leagueRounds = resource({
  name: 'leagueRounds',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery, signal) => (await ports.loadPort('football')).rounds(of, signal),
});
/** The matches of a round, of the current one by default. */
export const leagueFixtures = resource({
  name: 'leagueFixtures',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: SeasonQuery & { readonly round?: string }, signal) =>
    (await ports.loadPort('football')).roundFixtures(of, signal),
});
/** The knock-out stage of a season. */
export const leagueBracket = resource({
  name: 'leagueBracket',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: SeasonQuery, signal) => (await ports.loadPort('football')).bracket(of, signal),
});
/** The place of each team after each round. */
export const leagueRanks = resource({
  name: 'leagueRanks',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery, signal) => (await ports.loadPort('football')).ranks(of, signal),
});
/** As `leagueRanks`, for who asks to see what is hidden (B2). */
export const leagueRanksAsked = resource({
  name: 'leagueRanksAsked',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery, signal) => {
    const outcome = await (await ports.loadPort('football')).ranks(of, signal);
    return outcome.ok ? succeeded(() => outcome.value) : outcome;
  },
});
export const leagueTopPlayers = resource({
  name: 'leagueTopPlayers',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery & { readonly type: 'goal' | 'assist' | 'card' }, signal) =>
    (await ports.loadPort('football')).topPlayers(of, signal),
});

interface OfFixture {
  readonly id: string;
}
/** `has` is false where the match has no such data, or may not show it: then nobody is asked. */
interface IfCovered extends OfFixture {
  readonly has: boolean;
}
/** Pages ask again while a match runs, and only then. */
const ofMatch = { staleAfterMs: SCHEDULE.roomPollMs } as const;

/** One match, as its page shows it first. */
export const fixtureDetail = resource({
  name: 'fixtureDetail',
  ...ofMatch,
  load: async (ports: Ports, { id }: OfFixture, signal) => (await ports.loadPort('football')).fixture(id, signal),
});
/**
 * What happened in a match; in the form by which a shield finds it (B2), with its start, by which it tells what is no
 * secret any more.
 */
export const fixtureEvents = resource({
  name: 'fixtureEvents',
  ...ofMatch,
  load: async (ports: Ports, { id, has, startTs }: IfCovered & { readonly startTs: number }, signal) => {
    const events = has
      ? await (await ports.loadPort('football')).events(id, signal)
      : succeeded<readonly MatchEvent[]>([]);
    return events.ok ? succeeded({ fixtureId: id, startTs, events: events.value }) : events;
  },
});
export const fixtureMomentum = resource({
  name: 'fixtureMomentum',
  ...ofMatch,
  load: async (ports: Ports, { id, has }: IfCovered, signal) =>
    has ? (await ports.loadPort('football')).momentum(id, signal) : succeeded([]),
});
/** The prices of home, draw and away since the opening. */
export const fixturePrices = resource({
  name: 'fixturePrices',
  ...ofMatch,
  load: async (ports: Ports, { id, has }: IfCovered, signal) =>
    has ? (await ports.loadPort('football')).winnerPrices(id, signal) : succeeded([]),
});

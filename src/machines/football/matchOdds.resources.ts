import { ODDS_TIMING } from '#domain/odds/oddsTiming.ts';
import type { LineHistoryQuery, OddsHistoryQuery } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const HOUR_MS = 3_600_000;

/** The odds of a match; its board decides when they are asked for again. */
export const matchOdds = resource({
  name: 'matchOdds',
  staleAfterMs: ODDS_TIMING.livePollMs,
  load: (ports: Ports, { fixtureId }: { readonly fixtureId: string }, signal) => ports.schedule.odds(fixtureId, signal),
});
/** The odds of a match as they stood at an instant of the past, which changes no more. */
export const matchOddsAt = resource({
  name: 'matchOddsAt',
  staleAfterMs: HOUR_MS,
  load: async (ports: Ports, of: { readonly fixtureId: string; readonly atTs: number }, signal) =>
    (await ports.loadPort('football')).oddsAt(of, signal),
});
/** The prices of a line since its opening. */
export const oddsHistory = resource({
  name: 'oddsHistory',
  staleAfterMs: ODDS_TIMING.comingPollMs,
  load: async (ports: Ports, of: OddsHistoryQuery, signal) =>
    (await ports.loadPort('football')).oddsHistory(of, signal),
});
/** How the line of a market moved. */
export const lineHistory = resource({
  name: 'lineHistory',
  staleAfterMs: ODDS_TIMING.comingPollMs,
  load: async (ports: Ports, of: LineHistoryQuery, signal) =>
    (await ports.loadPort('football')).lineHistory(of, signal),
});

import type { ComparisonQuery } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const SELDOM_MS = 300_000;

/** Two teams per match of a season, and as percentiles. */
export const teamComparison = resource({
  name: 'teamComparison',
  staleAfterMs: SELDOM_MS,
  load: async (ports: Ports, of: ComparisonQuery, signal) =>
    (await ports.loadPort('football')).compareTeams(of, signal),
});
/** Two players per 90 minutes, and as percentiles. */
export const playerComparison = resource({
  name: 'playerComparison',
  staleAfterMs: SELDOM_MS,
  load: async (ports: Ports, of: ComparisonQuery, signal) =>
    (await ports.loadPort('football')).comparePlayers(of, signal),
});

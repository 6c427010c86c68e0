import type { OfPlayer, PlayerSeasonQuery } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const ofPlayer = { staleAfterMs: 300_000 } as const;

/** A player with the figures of the latest season. */
export const playerDetail = resource({
  name: 'playerDetail',
  ...ofPlayer,
  load: async (ports: Ports, of: OfPlayer, signal) => (await ports.loadPort('football')).player(of, signal),
});
/** The figures of one season. */
export const playerSeason = resource({
  name: 'playerSeason',
  ...ofPlayer,
  load: async (ports: Ports, query: PlayerSeasonQuery, signal) =>
    (await ports.loadPort('football')).playerSeason(query, signal),
});
/** The latest matches, newest first. */
export const playerMatches = resource({
  name: 'playerMatches',
  ...ofPlayer,
  load: async (ports: Ports, of: OfPlayer, signal) => (await ports.loadPort('football')).playerMatches(of, signal),
});
/** All seasons, latest first. */
export const playerCareer = resource({
  name: 'playerCareer',
  ...ofPlayer,
  load: async (ports: Ports, of: OfPlayer, signal) => (await ports.loadPort('football')).playerCareer(of, signal),
});

import { floodlights, indoors, rainStop, weather, withdrawn } from './content/reasons.ts';
import type { League } from './content/leagues.ts';
import type { Team } from './content/team.ts';
import { MINUTE_MS } from './day.ts';
import type { Fate } from './fixture.ts';
import { draw } from './random.ts';

const outdoors = (league: League): boolean => league.sport === 'football' || league.sport === 'tennis';

/** Decides whether a fixture is called off, abandoned or suspended; most are not. `surely` calls it off in any case. */
export const fateOf = (
  fixtureId: string,
  league: League,
  sides: readonly [Team, Team],
  surely: boolean,
): Fate | null => {
  const { chance, pick, whole } = draw(`fate ${fixtureId}`);
  const knownBeforeMs = whole(40, 300) * MINUTE_MS;
  const why = pick(outdoors(league) ? weather : indoors);
  if (surely || chance(0.05)) return { kind: 'postponed', why, knownBeforeMs };
  if (chance(0.03)) return { kind: 'cancelled', why, knownBeforeMs };
  if (league.sport === 'football')
    return chance(0.06) ? { kind: 'abandoned', why: floodlights, afterMs: whole(64, 100) * MINUTE_MS } : null;
  if (chance(0.05)) return { kind: 'walkover', why: withdrawn(sides[1].name), knownBeforeMs };
  if (league.sport === 'tennis' && chance(0.2))
    return { kind: 'suspended', why: rainStop, afterMs: whole(20, 50) * MINUTE_MS };
  return null;
};

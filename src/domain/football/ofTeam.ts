import type { Fixture, TeamRef } from './fixture.ts';
import { resultFor } from './form.ts';
import type { FormResult } from './standings/tally.ts';

/** A match from the view of one of its teams. */
export interface OfTeam {
  readonly opponent: TeamRef;
  readonly where: 'home' | 'away' | 'neutral';
  /** Its own goals first; null before the start and while the result is hidden. */
  readonly goals: readonly [own: number, other: number] | null;
  /** Once the match has ended; a shoot-out does not count. */
  readonly result: FormResult | null;
}

export const ofTeam = (
  {
    localteam,
    visitorteam,
    neutral,
    score,
    status,
  }: Pick<Fixture, 'localteam' | 'visitorteam' | 'neutral' | 'score' | 'status'>,
  teamId: string,
): OfTeam => {
  const home = localteam.id === teamId;
  return {
    opponent: home ? visitorteam : localteam,
    where: neutral ? 'neutral' : home ? 'home' : 'away',
    goals: score && (home ? [score.home, score.away] : [score.away, score.home]),
    result: status === 'ended' ? resultFor({ localteam, score }, teamId) : null,
  };
};

/** Full years at an instant of who was born on a day (YYYY-MM-DD). */
export const ageAt = (birthDate: string, now: number): number => {
  const today = new Date(now).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
};

import type { Fixture } from '../football/fixture.ts';
import { clockOf, statuses } from '../football/matchFixture.ts';
import type { Room } from '../match/match.ts';
import { matchPhase, matchStatus } from '../match/matchStatus.ts';
import { shownScore } from '../match/shownScore.ts';
import type { Goals } from './settle.ts';

/** What a board of prices has to know of its match. */
export interface PricedMatch extends Pick<Fixture, 'fixtureId' | 'status' | 'phase' | 'startTs'> {
  readonly home: string;
  readonly away: string;
  readonly score: Goals | null;
  /** At half-time. */
  readonly half: Goals | null;
}

/** A fixture as its board of prices knows it. */
export const pricedFixture = (fixture: Fixture): PricedMatch => {
  const { fixtureId, status, phase, startTs, localteam, visitorteam, score } = fixture;
  return {
    ...{ fixtureId, status, phase, startTs, home: localteam.name, away: visitorteam.name },
    score: score && [score.home, score.away],
    half: score?.ht ?? null,
  };
};

/** What of a room its odds need. */
export type PricedRoom = Pick<Room, 'fixtureId' | 'home' | 'away' | 'status' | 'score' | 'startTime' | 'hidden'>;

/** A match as the board of prices in its room knows it: a room does not tell how the first half ended. */
export const pricedRoom = (room: PricedRoom): PricedMatch => {
  const { fixtureId, home, away, startTime: startTs } = room;
  const status = statuses[matchPhase(matchStatus(room.status)) ?? 'comingUp'];
  const { phase } = clockOf(room.status, status);
  return { fixtureId, home, away, startTs, status, phase, score: shownScore(room), half: null };
};

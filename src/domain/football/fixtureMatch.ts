import type { Match } from '../match/match.ts';
import { modes } from '../schedule/mode.ts';
import type { Fixture, TeamRef } from './fixture.ts';

const FOOTBALL = modes.find(({ slug }) => slug === 'bong-da')!.liveModeId;

const sideOf = ({ id, name, logo, colours }: TeamRef): Match['localteam'] => ({
  ...{ id, name, logo },
  ...(colours && { colours }),
});

/** A football match as the schedule names it, without commentators: for its ticket and the address of its room. */
export const fixtureMatch = (fixture: Fixture): Match => ({
  ...{ fixtureId: fixture.fixtureId, staticId: fixture.staticId, liveModeId: FOOTBALL },
  ...{ leagueId: fixture.leagueId, leagueName: fixture.leagueName, round: fixture.round },
  ...{ home: fixture.localteam.name, away: fixture.visitorteam.name },
  ...{ localteam: sideOf(fixture.localteam), visitorteam: sideOf(fixture.visitorteam) },
  ...{ startTime: fixture.startTs, status: fixture.statusText, roomId: fixture.roomId ?? null, users: [] },
  score: fixture.score && `${fixture.score.home}-${fixture.score.away}`,
  demo: fixture.demo,
});

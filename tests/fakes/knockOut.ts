import { bracketOf, type Bracket } from '#domain/football/bracket.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { aFixture } from './fixtures.ts';
import { aTeam } from './leagues.ts';

const DAY_MS = 86_400_000;
const began = Date.UTC(2026, 10, 1, 12);

/** "A 2-1 B" in a round, `days` days after the first match; "A - B" is upcoming. */
export const aKnockOutMatch = (roundKey: string, text: string, days: number, more: Partial<Fixture> = {}): Fixture => {
  const [home = '', score = '', away = ''] = text.split(' ');
  const [h = 0, a = 0] = score.split('-').map(Number);
  const played = score !== '-';
  return aFixture({
    ...{ fixtureId: `${roundKey}-${home}${away}`, slug: `${home}-vs-${away}`.toLowerCase(), roundKey, round: roundKey },
    ...{ localteam: aTeam(home), visitorteam: aTeam(away), startTs: began + days * DAY_MS, knockout: true },
    ...{ status: played ? 'ended' : 'upcoming', statusText: played ? 'FT' : 'pending' },
    score: played ? { home: h, away: a } : null,
    ...more,
  });
};

const shootOut = { home: 1, away: 1, ft: [1, 1], pen: [4, 2] } as const;
const afterExtraTime = { home: 2, away: 1, ft: [1, 1], et: [2, 1] } as const;

/** Quarter-finals over two legs, one decided by a shoot-out; A won the final after extra time. */
export const someKnockOut: readonly Fixture[] = [
  aKnockOutMatch('quarter-final', 'A 1-0 B', 0),
  aKnockOutMatch('quarter-final', 'B 1-1 A', 7),
  aKnockOutMatch('quarter-final', 'C 1-0 D', 0),
  aKnockOutMatch('quarter-final', 'D 2-0 C', 7),
  aKnockOutMatch('quarter-final', 'E 0-1 F', 1),
  aKnockOutMatch('quarter-final', 'F 0-1 E', 8, { score: { home: 0, away: 1, pen: [2, 4] } }),
  aKnockOutMatch('quarter-final', 'G 3-0 H', 1),
  aKnockOutMatch('quarter-final', 'H 0-0 G', 8),
  aKnockOutMatch('semi-final', 'G 0-2 D', 14),
  aKnockOutMatch('semi-final', 'A 1-1 E', 14, { score: shootOut, statusText: 'PEN' }),
  aKnockOutMatch('third-place', 'G 2-0 E', 17),
  aKnockOutMatch('final', 'A 2-1 D', 18, { score: afterExtraTime }),
];

export const aBracket = (): Bracket => bracketOf(someKnockOut);

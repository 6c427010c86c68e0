import { coverageKeys, type Fixture, type FixtureCoverage, type TeamRef } from '#domain/football/fixture.ts';

const aTeam = (id: string, name: string): TeamRef => ({
  ...{ id, name, shortName: name, slug: id, logo: `/crests/${id}.svg`, country: '' },
});
const nothingKnown = Object.fromEntries(coverageKeys.map((key) => [key, false])) as FixtureCoverage;

/** A match that is still to come; what a test is about is given. */
export const aFixture = (fixture: Partial<Fixture> = {}): Fixture => ({
  ...{ fixtureId: 'f1', staticId: 'f1', slug: 'ben-go-vs-nang-som' },
  ...{ leagueId: 'l1', leagueName: 'Giải Đồng Bằng', leagueSlug: 'giai-dong-bang', country: '' },
  ...{ season: '2026-27', round: 'Vòng 13', roundKey: '13', startTs: Date.UTC(2026, 10, 23, 12, 15) },
  ...{ statusText: 'pending', status: 'upcoming', phase: null, notes: [] },
  ...{ localteam: aTeam('ben-go', 'Bến Gỗ'), visitorteam: aTeam('nang-som', 'Nắng Sớm') },
  ...{ score: null, redCards: { home: 0, away: 0 }, coverage: nothingKnown, hasTip: false },
  ...{ source: { name: 'demo', ts: 0 }, demo: true },
  ...fixture,
});

import type { MatchEvent } from '#domain/football/matchData.ts';
import { anEvent } from './matchEvents.ts';
import { coverageKeys, type Fixture, type FixtureCoverage, type TeamRef } from '#domain/football/fixture.ts';

const aTeam = (id: string, name: string): TeamRef => ({
  ...{ id, name, shortName: name, slug: id, logo: `/crests/${id}.svg`, country: '' },
});
const nothingKnown = Object.fromEntries(coverageKeys.map((key) => [key, false])) as FixtureCoverage;

/** An upcoming match; the test overrides what it is about. */
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

const KICK_OFF = Date.UTC(2026, 10, 21, 10, 32);
/** In its 67th minute, 2–1, with the events of `someEvents`. */
export const aRunningFixture = (fixture: Partial<Fixture> = {}): Fixture =>
  aFixture({
    ...{ status: 'live', statusText: '67', phase: '2H', minute: 67, startTs: KICK_OFF },
    ...{ score: { home: 2, away: 1, ht: [1, 1] }, goalMinutes: { home: [12, 63], away: [38] } },
    ...{ coverage: { ...nothingKnown, events: true, momentum: true }, referee: 'Tạ Công' },
    venue: { venueId: 'v1', name: 'Sân Bãi Bồi', slug: 'san-bai-boi' },
    ...fixture,
  });

const person = (name: string) => ({ playerId: name, name, slug: '' });
const period = (phase: NonNullable<MatchEvent['phase']>, minute: number, afterMinutes: number): MatchEvent => {
  const { player: _, ...event } = anEvent(minute, '', { eventId: phase, ts: KICK_OFF + afterMinutes * 60_000 });
  return { ...event, type: 'period', phase };
};
/** Three goals, a card, a substitution and half-time. */
export const someEvents: readonly MatchEvent[] = [
  period('1H', 1, 0),
  anEvent(12, 'Mùa A Sử', { scoreAfter: { home: 1, away: 0 }, assist: person('Tẩn Sài Dìn') }),
  anEvent(29, 'Phùng Mộc', { type: 'yellow' }),
  anEvent(38, 'Vàng Thuỷ', { type: 'penalty', side: 'away', scoreAfter: { home: 1, away: 1 } }),
  period('HT', 45, 47),
  period('2H', 46, 62),
  anEvent(56, 'Thào Chèo', { type: 'sub', out: person('Kha Lãng') }),
  anEvent(63, 'Lò Văn Tấn', { scoreAfter: { home: 2, away: 1 }, assist: person('Mùa A Sử') }),
].map((event, i) => ({
  ...event,
  seq: i + 1,
  ts: event.type === 'period' ? event.ts : KICK_OFF + event.minute * 60_000,
}));

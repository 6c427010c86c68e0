import { FIRST_HASH } from '#domain/tips/ledger.ts';
import { noStats } from '#domain/tips/ranking.ts';
import type { TipsterStats } from '#domain/tips/stats.ts';
import type { Tip, TipDetail, TipMatch, Tipster, TipsterRecord } from '#domain/tips/tip.ts';

const KICK_OFF = Date.parse('2026-11-21T12:15:00Z');

export const aTipMatch = (match: Partial<TipMatch> = {}): TipMatch => ({
  ...{ fixtureId: 'f1', leagueId: 'l1', leagueName: 'Giải Đồng Bằng', startTs: KICK_OFF, statusText: '19:15' },
  localteam: { id: 'a', name: 'Đồi Cọ', logo: '/crests/a.svg' },
  visitorteam: { id: 'b', name: 'Ruộng Bậc Thang', logo: '/crests/b.svg' },
  ...{ score: null, demo: true },
  ...match,
});

export const someStats = (stats: Partial<TipsterStats> = {}): TipsterStats => ({
  ...noStats('30d'),
  ...{ settled: 212, won: 121, lost: 84, void: 7, hitRate: 0.57, yield: 0.094, yieldLow: 0.031, yieldHigh: 0.157 },
  ...{ profit: 60.2, avgOdds: 1.91, streak: { kind: 'won', len: 3 }, rank: 1, prevRank: 1 },
  ...stats,
});

export const aTipster = ({
  stats,
  ...tipster
}: Partial<Omit<Tipster, 'stats'>> & { readonly stats?: Partial<TipsterStats> } = {}): Tipster => ({
  ...{ userId: 'cu-moc', displayName: 'Cụ Mộc', nickname: 'Cụ Mộc', profilePicture: null, siteRoleId: 2, demo: true },
  recent: (['won', 'lost', 'half_won', 'void', 'half_lost', 'won'] as const).map((state, i) => ({
    ...{ tipId: `t${i}`, fixtureId: `p${i}`, lockTs: KICK_OFF - (10 - i) * 86_400_000, state },
  })),
  ...tipster,
  stats: someStats(stats),
});

/** An open tip on an upcoming match; the test overrides what it is about. */
export const aTip = (tip: Partial<Tip> = {}): Tip => ({
  ...{
    tipId: 't0123456789abcdef0123',
    slug: 'doi-co-chap-051-t0123456789abcdef0123',
    category: 'bong-da',
    type: 'keo-chau-a',
  },
  ...{ fixtureId: 'f1', fixture: aTipMatch(), tipster: aTipster(), market: 'ah', sel: 'H', line: -0.75, oddsDec: 1.92 },
  ...{ stake: 3, title: 'Đồi Cọ chấp 0.5/1', summary: 'Ruộng Bậc Thang thiếu cả hai trung vệ, sân ướt' },
  ...{ createdTs: KICK_OFF - 15_000_000, lockTs: KICK_OFF, revisions: 0, state: 'open', profit: null },
  ...{ seq: 413, prevHash: FIRST_HASH, hash: `a91f${'0'.repeat(57)}c07`, ledgerId: 'l1' },
  ...tip,
});

export const aTipDetail = (tip: Partial<TipDetail> = {}): TipDetail => ({
  ...aTip(),
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Ruộng Bậc Thang mất cả hai trung vệ vì thẻ phạt.' }] }],
  ...{ history: [], related: [] },
  ...tip,
});

export const aTipsterRecord = (record: Partial<TipsterRecord> = {}): TipsterRecord => ({
  ...aTipster(),
  ledgerId: 'l1',
  curve: [4, 2, 9, 15, 11, 22, 60.2].map((profit, i) => ({ ts: KICK_OFF - (7 - i) * 86_400_000, profit })),
  byLeague: [{ leagueId: 'l1', leagueName: 'Giải Đồng Bằng', stats: someStats() }],
  byMarket: [{ market: 'ah', stats: someStats() }],
  ...record,
});

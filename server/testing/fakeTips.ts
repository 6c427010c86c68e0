import type { Tip, TipDetail, TipMatch, Tipster } from '#domain/tips/tip.ts';
import { FIRST_HASH } from '#domain/tips/ledger.ts';
import { noStats } from '#domain/tips/ranking.ts';
import type { Handlers } from '../http/handlers.ts';
import { fakeUser } from './fakeContent.ts';

const tipster: Tipster = { ...fakeUser, stats: noStats('30d'), demo: true, recent: [] };
const side = (id: string, name: string) => ({ id, name, logo: '' });
const match: TipMatch = {
  ...{ fixtureId: 'f1', leagueId: 'l1', leagueName: 'Giải Mẫu', startTs: 1, statusText: 'pending', score: null },
  ...{ localteam: side('a', 'Bến Gỗ'), visitorteam: side('b', 'Nắng Sớm'), demo: true },
};
const tip: Tip = {
  ...{ tipId: 't0123456789abcdef0123', slug: 'ben-go-thang-t0123456789abcdef0123', category: 'bong-da', type: '1x2' },
  ...{
    fixtureId: 'f1',
    fixture: match,
    tipster,
    market: '1x2',
    sel: '1',
    oddsDec: 1.9,
    stake: 3,
    title: 'Bến Gỗ thắng',
  },
  ...{ summary: '', createdTs: 0, lockTs: 1, revisions: 0, state: 'open', profit: null },
  ...{ seq: 1, prevHash: FIRST_HASH, hash: FIRST_HASH, ledgerId: 'l1' },
};
const detail: TipDetail = { ...tip, blocks: [], history: [], related: [] };
const nothing = async () => ({ list: [], next: null });

/** One tip of one tipster, and an empty ledger. */
export const fakeTips = (changed: Partial<Handlers['tips']> = {}): Handlers['tips'] => ({
  topRating: async () => [tipster],
  ...{ list: nothing, mine: nothing },
  detail: async () => detail,
  counts: async () => ({ open: 1, running: 0, settled: 0, days: [] }),
  byMatch: async () => ({ fixture: match, tips: [tip], consensus: [] }),
  tipster: async () => ({ ...tipster, ledgerId: 'l1', curve: [], byLeague: [], byMarket: [] }),
  leaderboard: async () => ({ list: [tipster], pageNum: 1, pageSize: 30, total: 1 }),
  ...{ create: async () => tip, update: async () => tip, withdraw: async () => null },
  ...{ putDraft: async () => null, draft: async () => null, drafts: async () => [] },
  ifFollowed: async () => ({ people: 0, settled: 0, profit: 0 }),
  follow: async ({ on }) => ({ on }),
  ledger: async () => ({ ledgerId: 'l1', rows: [], head: null }),
  ledgerExport: async () => ({ type: 'text/csv; charset=utf-8', bytes: Buffer.from('seq\r\n') }),
  ...changed,
});

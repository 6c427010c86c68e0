import { dayOf } from '#domain/shared/zone.ts';
import { consensusOf } from '#domain/tips/tip.ts';
import { succeeded } from '#ports/failure.ts';
import type { TipsPort } from '#ports/tips.ts';
import { aTip, aTipDetail, aTipMatch, aTipster, aTipsterRecord } from '../../fakes/tips.ts';

const LOCK = aTip().lockTs;
const running = aTip({
  ...{ tipId: 't1', lockTs: LOCK - 6_000_000, market: 'ou', type: 'tai-xiu', sel: 'U', line: 2.75, title: 'Xỉu' },
  fixture: aTipMatch({ statusText: '67', score: '2-1' }),
});
const ended = aTip({
  ...{ tipId: 't2', lockTs: LOCK - 20_000_000, state: 'won', profit: 2.76, settledTs: LOCK - 9_000_000 },
  fixture: aTipMatch({ statusText: 'FT', score: '3-1' }),
});
const second = { userId: 'luoi', displayName: 'Lưới Rách', stats: { rank: 2, yieldLow: 0.01 } };
const ranked = [
  aTipster(),
  aTipster(second),
  aTipster({ userId: 'suong', displayName: 'Sương Muối', stats: { rank: 3 } }),
];

/** Tips in every state, with their tipsters. */
export const tipArea: Partial<TipsPort> = {
  list: async ({ state }) => succeeded({ list: state === 'settled' ? [ended] : [running, aTip()], next: null }),
  counts: async () =>
    succeeded({ open: 1, running: 1, settled: 1, days: [{ day: dayOf(LOCK, 'Asia/Bangkok'), matches: 1 }] }),
  detail: async () => succeeded(aTipDetail()),
  byMatch: async () =>
    succeeded({ fixture: aTipMatch(), tips: [aTip(), running], consensus: consensusOf([aTip(), running]) }),
  tipster: async () => succeeded(aTipsterRecord()),
  leaderboard: async () => succeeded({ list: ranked, pageNum: 1, pageSize: 30, total: ranked.length }),
  mine: async () => succeeded({ list: [aTip()], next: null }),
};

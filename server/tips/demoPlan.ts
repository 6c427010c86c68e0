import type { TextBlock } from '#domain/content/blocks.ts';
import { hashOf } from '#domain/match/crest.ts';
import { lineText, ownLine, rulesOf, type Market, type OddsMarket, type Selection } from '#domain/odds/market.ts';
import { settle, type SettledScore } from '#domain/odds/settle.ts';
import type { TipMatch } from '#domain/tips/tip.ts';

/** A demo tipster: the share of matches tipped, how often the right outcome is forced, and the highest stake. */
export interface DemoTipster {
  readonly userId: string;
  readonly share: number;
  /** The probability that the outcome is chosen by its result instead of at random; negative chooses a wrong one. */
  readonly luck: number;
  readonly mostStake: number;
}

/** The tipsters' habits, in the order of the demo's commentators: some are good, some are not, some are new. */
export const habits: readonly Omit<DemoTipster, 'userId'>[] = [
  { share: 0.08, luck: 0.12, mostStake: 5 },
  { share: 0.07, luck: 0.08, mostStake: 3 },
  { share: 0.06, luck: 0.05, mostStake: 10 },
  { share: 0.07, luck: 0.03, mostStake: 4 },
  { share: 0.055, luck: 0, mostStake: 6 },
  { share: 0.06, luck: -0.02, mostStake: 3 },
  { share: 0.02, luck: 0.2, mostStake: 5 },
  { share: 0.012, luck: 0.02, mostStake: 2 },
];

const MINUTE_MS = 60_000;
/** The least and the most time between a tip and the kick-off. */
const BEFORE = { least: 45 * MINUTE_MS, most: 9 * 60 * MINUTE_MS } as const;

/** A pseudo-random number in [0, 1), the same for the same words. */
const chanceOf = (words: string): number => (hashOf(words) % 100_000) / 100_000;
const pick = <A>(from: readonly A[], words: string): A => from[Math.floor(chanceOf(words) * from.length)]!;

/** When a tipster gives a tip on a match, in epoch milliseconds; null if they give none. */
export const demoTipTime = ({ userId, share }: DemoTipster, { fixtureId, startTs }: TipMatch): number | null => {
  if (chanceOf(`gives ${userId} ${fixtureId}`) >= share) return null;
  const before = BEFORE.least + chanceOf(`when ${userId} ${fixtureId}`) * (BEFORE.most - BEFORE.least);
  return Math.floor((startTs - before) / MINUTE_MS) * MINUTE_MS;
};

export interface DemoTip {
  readonly market: Market;
  readonly sel: Selection;
  readonly line?: number;
  readonly oddsDec: number;
  readonly stake: number;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

const given = ['ah', 'ou', '1x2'] as const;

const titleOf = ({ localteam, visitorteam }: TipMatch, sel: Selection, line: number): string => {
  const of = sel === 'A' || sel === '2' ? visitorteam.name : localteam.name;
  if (sel === 'X') return `${localteam.name} và ${visitorteam.name} chia điểm`;
  if (sel === '1' || sel === '2') return `${of} thắng`;
  if (sel === 'O') return `Tài ${lineText(line)} bàn`;
  if (sel === 'U') return `Xỉu ${lineText(line)} bàn`;
  const own = ownLine(sel, line);
  if (own === 0) return `${of}, đồng banh`;
  return own < 0 ? `${of} chấp ${lineText(-own)}` : `${of} được chấp ${lineText(own)}`;
};

const whys = [
  'Phong độ năm trận gần đây nghiêng về cửa này, và giá còn hợp lý.',
  'Hai đội gặp nhau thường như vậy; giá hiện tại chưa phản ánh hết.',
  'Đội hình dự kiến không có vắng mặt lớn, nhịp trận sẽ quyết định sớm.',
  'Giá mở cửa đã dịch nhẹ; vào sớm tốt hơn là chờ.',
];

/** A selection that comes true by the tipster's luck, else a random one. */
const selectionOf = ({ userId, luck }: DemoTipster, market: OddsMarket, score: SettledScore | null): Selection => {
  const words = `${userId} ${market.fixtureId} ${market.market}`;
  const sels = market.prices.map(({ sel }) => sel);
  const good = score
    ? sels.filter((sel) => ['won', 'half_won'].includes(settle(market.market, market.line, sel, score) ?? ''))
    : [];
  const bad = sels.filter((sel) => !good.includes(sel));
  const wanted = luck < 0 ? bad : good;
  const isLucky = chanceOf(`luck ${words}`) < Math.abs(luck) && wanted.length > 0;
  return pick(isLucky ? wanted : sels, `sel ${words}`);
};

/** A tipster's prediction on a match with this final score, at the given prices; null if no market is open. */
export const demoTip = (
  tipster: DemoTipster,
  match: TipMatch,
  odds: readonly OddsMarket[],
  score: SettledScore | null,
): DemoTip | null => {
  const words = `${tipster.userId} ${match.fixtureId}`;
  const open = odds.filter(({ market, suspended }) => !suspended && given.some((one) => one === market));
  if (open.length === 0) return null;
  const market = pick(open, `market ${words}`);
  const sel = selectionOf(tipster, market, score);
  const price = market.prices.find((one) => one.sel === sel)!;
  const { line } = market;
  return {
    ...{ market: market.market, sel, oddsDec: price.dec },
    ...(line !== undefined && rulesOf(market.market).kind !== '1x2' && { line }),
    stake: 1 + Math.floor(chanceOf(`stake ${words}`) * tipster.mostStake),
    title: titleOf(match, sel, line ?? 0),
    blocks: [{ kind: 'paragraph', spans: [{ text: pick(whys, `why ${words}`) }] }],
  };
};

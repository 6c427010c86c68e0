import { TIPS, type TipCategory, type TipType } from '#domain/tips/tip.ts';
import { tipWindows, type TipWindow } from '#domain/tips/stats.ts';
import { tipsPath } from '#domain/tips/tipPaths.ts';

/** What of the tips is shown: by lock state, of whom one follows, or the order of tipsters in their place. */
export const tipViews = ['all', 'open', 'running', 'settled', 'followed', 'ranking'] as const;
export type TipView = (typeof tipViews)[number];

/** How the address names them. */
const names: Readonly<Record<TipView, string>> = {
  ...{ all: '', open: 'con-mo', running: 'dang-da', settled: 'da-chot', followed: 'theo-doi', ranking: 'bang' },
};
export const viewOf = (text: string | null): TipView => tipViews.find((view) => names[view] === text) ?? 'all';

/** The windows that a ranking can be of, and the numbers of tips from which it counts. */
export const rankingWindows = ['7d', '30d', '90d', 'season'] as const satisfies readonly TipWindow[];
export const leastTips = [TIPS.minSettled, 50, 100] as const;
export const windowOf = (text: string | null, fallback: TipWindow): TipWindow =>
  tipWindows.find((one) => one === text) ?? fallback;
export const leastOf = (text: string | null): number =>
  leastTips.find((one) => String(one) === text) ?? TIPS.minSettled;

export interface ListPlace {
  readonly category: TipCategory | null;
  readonly type: TipType | null;
  readonly view: TipView;
  readonly window: TipWindow;
  readonly least: number;
}

/** The address of a list; what is usual is left out. */
export const listPath = ({ category, type, view, window, least }: ListPlace, usual: TipWindow): string => {
  const query = new URLSearchParams({
    ...(view !== 'all' && { xem: names[view] }),
    ...(window !== usual && { ky: window }),
    ...(least !== TIPS.minSettled && { n: String(least) }),
  });
  const path = tipsPath(category, type);
  return query.size === 0 ? path : `${path}?${query}`;
};

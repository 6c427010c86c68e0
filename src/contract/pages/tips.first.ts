import type { TipsRouteId } from '#domain/routing/areas/tips.routes.ts';
import { isTipCategory, isTipType, SHOWN_WINDOW, TIPS, type TipCategory, type TipType } from '#domain/tips/tip.ts';
import type { FirstCall, FirstOf } from './first.ts';

const listOf = (category?: TipCategory, type?: TipType): readonly FirstCall[] => {
  const of = { ...(category && { category }), ...(type && { type }) };
  return [
    { resource: 'tipsOpen', input: of },
    { resource: 'tipsSettled', input: of },
    {
      resource: 'tipRanking',
      input: { ...(category && { category }), window: SHOWN_WINDOW, minSettled: TIPS.minSettled },
    },
  ];
};
const one = ({ slug }: { readonly slug: string }): readonly FirstCall[] => [{ resource: 'tipDetail', input: { slug } }];

export const tipsFirst: FirstOf<Exclude<TipsRouteId, 'tipsOwn'>> = {
  tips: () => listOf(),
  tipsOfCategory: ({ category }) => (isTipCategory(category) ? listOf(category) : []),
  tipsOfType: ({ category, type }) => (isTipCategory(category) && isTipType(type) ? listOf(category, type) : []),
  tipMatches: ({ category }, { when }) =>
    when && isTipCategory(category)
      ? [{ resource: 'tipsOfDay', input: { category, date: when.day, timezone: when.zone } }]
      : [],
  tip: one,
  tipOfType: one,
  tipsOfMatch: ({ id }) => [{ resource: 'tipsOfMatch', input: { id } }],
};

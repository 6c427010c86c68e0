import type { InputOf } from '../http/call.ts';
import { tips } from '../http/tips.ts';
import { ask } from './ask.ts';

type ListInput = InputOf<typeof tips.list>;

/** The resources of `machines/tips/tips.resources.ts` that pages load first. */
export const tipsAsks = {
  tipsOpen: ask(tips.list, (query: Pick<ListInput, 'category' | 'type'>): ListInput => ({
    ...query,
    ...{ state: 'open', sort: 'lock' },
  })),
  tipsSettled: ask(tips.list, (query: Pick<ListInput, 'category' | 'type'>): ListInput => ({
    ...query,
    state: 'settled',
  })),
  tipsOfDay: ask(tips.list, (query: Required<Pick<ListInput, 'category' | 'date' | 'timezone'>>): ListInput => ({
    ...query,
    ...{ state: 'open', sort: 'lock' },
  })),
  tipRanking: ask(
    tips.leaderboard,
    (
      query: Required<Pick<InputOf<typeof tips.leaderboard>, 'window' | 'minSettled'>> &
        Pick<InputOf<typeof tips.leaderboard>, 'category'>,
    ) => query,
  ),
  tipDetail: ask(tips.detail, (query: { readonly slug: string }) => query),
  tipsOfMatch: ask(tips.byMatch, (query: InputOf<typeof tips.byMatch>) => query),
};

import { tipPath, tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { inSlices } from '../shared/inSlices.ts';
import type { ListedPage, PageList } from '../shared/pageList.ts';
import type { ListedTip, TipsStore } from './tips.store.ts';

const pageOf = ({ title, tipId, changedTs }: ListedTip): ListedPage => ({
  path: tipPath({ title: title ?? '', tipId }),
  changedTs,
});

/** The pages of all tips, followed by the pages of the tips on each match. */
export const tipLists = (store: Pick<TipsStore, 'listed'>, ready: () => Promise<void>): readonly PageList[] => [
  {
    name: 'tips',
    pages: async () => {
      await ready();
      const all = await inSlices(store.listed, ({ tipId }) => tipId);
      const changed = new Map<string, number>();
      for (const tip of all) {
        const path = tipsOfMatchPath(tip);
        changed.set(path, Math.max(changed.get(path) ?? 0, tip.changedTs));
      }
      return [...all.map(pageOf), ...[...changed].map(([path, changedTs]) => ({ path, changedTs }))];
    },
  },
];

import { plainText } from '#domain/content/blocks.ts';
import { tipPath } from '#domain/tips/tipPaths.ts';
import type { Exhibit, Hand } from '../shared/moderation/hands.ts';
import type { StoredTip, TipsStore } from './tips.store.ts';
import { giveBack, withhold } from './withheld.store.ts';

const exhibitOf = ({ userId, title, blocks, tipId, createdTs }: StoredTip): Exhibit => ({
  ...{ userId, at: createdTs, goTo: tipPath({ title: title ?? '', tipId }) },
  text: [title ?? '', plainText(blocks ?? [])].filter((one) => one !== '').join('\n'),
});
/** Whether the tip has a text that readers can see. */
const isThere = ({ withdrawnTs, title }: StoredTip): boolean => withdrawnTs === null && title !== null;

/** How moderators withhold the text of a tip. The prediction cannot be removed, because the ledger would no longer verify. */
export const tipsHand = (store: Pick<TipsStore, 'byIds' | 'list'>): Hand => ({
  name: 'tips',
  removes: {
    tip: {
      find: async (ids) =>
        new Map((await store.byIds(ids)).filter(isThere).map((tip): [string, Exhibit] => [tip.tipId, exhibitOf(tip)])),
      remove: (queries, id) => withhold(queries, id),
      restore: async (queries, id, kept) => {
        if (kept !== '') await giveBack(queries, id, kept);
      },
    },
  },
  said: async (userId, most) => {
    const { list } = await store.list({ tipsterIds: [userId] });
    return list
      .filter(isThere)
      .slice(0, most)
      .map((tip) => ({ type: 'tip', id: tip.tipId, ...exhibitOf(tip) }));
  },
});

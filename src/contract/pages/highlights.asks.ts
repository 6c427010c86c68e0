import { highlights } from '../http/highlights.ts';
import type { InputOf } from '../http/call.ts';
import { ask } from './ask.ts';

/** The resources of `machines/highlights/highlights.resources.ts` that pages load first. */
export const highlightsAsks = {
  highlightTree: ask(highlights.categoryTree, (_: null) => ({})),
  highlightList: ask(
    highlights.list,
    (query: Pick<InputOf<typeof highlights.list>, 'category' | 'type' | 'hot' | 'sort'>) => query,
  ),
  highlightDetail: ask(highlights.detail, (query: { readonly slug: string }) => query),
};

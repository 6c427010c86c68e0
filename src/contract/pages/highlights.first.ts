import type { HighlightsRouteId } from '#domain/routing/areas/highlights.routes.ts';
import type { FirstCall, FirstOf } from './first.ts';

const tree: FirstCall = { resource: 'highlightTree', input: null };

export const highlightsFirst: FirstOf<HighlightsRouteId> = {
  highlights: () => [tree, { resource: 'highlightList', input: {} }],
  highlightCategory: ({ category }) => [tree, { resource: 'highlightList', input: { category } }],
  highlightType: ({ category, type }) => [tree, { resource: 'highlightList', input: { category, type } }],
  highlight: ({ slug }) => [{ resource: 'highlightDetail', input: { slug } }],
};

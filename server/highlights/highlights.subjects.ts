import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { HighlightCatalogue } from './catalogue.ts';
import { cardOf } from './shown.ts';

const nobodyWatched: ReadonlyMap<string, number> = new Map();

/**
 * Highlights that members save, like and have watched. Cards do not know who hides results, so they never show them.
 */
export const highlightSubjects = (catalogue: HighlightCatalogue): Required<Pick<Subjects, 'highlight'>> => ({
  highlight: {
    cards: async (ids, { locale }) => {
      const { byId } = await catalogue.read();
      return ids.map((id) => {
        const one = byId.get(id);
        if (!one) return null;
        const card = cardOf(one, nobodyWatched, locale);
        const cover = card.safeCover ?? null;
        return {
          target: { type: 'highlight', id },
          ...{ title: card.safeTitle ?? card.title, subtitle: card.categoryName, path: highlightPath(card) },
          img: cover && { url: cover.url, w: cover.w, h: cover.h },
        };
      });
    },
  },
});

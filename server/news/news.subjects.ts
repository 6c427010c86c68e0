import { articlePath } from '#domain/news/newsPaths.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { NewsCatalogue } from './catalogue.ts';
import { cardOf } from './shown.ts';

const nobodyRead: ReadonlyMap<string, number> = new Map();

/** Articles as subjects that members save, like and read. Cards are not told who hides results, so they reveal none. */
export const newsSubjects = (catalogue: NewsCatalogue): Required<Pick<Subjects, 'article'>> => ({
  article: {
    cards: async (ids, { locale }) => {
      const { byId } = await catalogue.read();
      return ids.map((id) => {
        const article = byId.get(id);
        if (!article) return null;
        const card = cardOf(article, nobodyRead, locale);
        const cover = card.spoilerFor.length > 0 ? card.safeCover : card.cover;
        return {
          target: { type: 'article', id },
          title: card.safeTitle ?? card.title,
          subtitle: card.categoryName,
          img: cover ? { url: cover.url, w: cover.w, h: cover.h } : null,
          path: articlePath(card),
        };
      });
    },
  },
});

import { failed, succeeded } from '#ports/failure.ts';
import type { HighlightsPort } from '#ports/highlights.ts';
import { aCut, aHighlight, aHighlightCard, highlightCategories } from '../../fakes/highlights.ts';

/** The highlights of the fake portal: one that plays, its chapters, and lists. */
export const highlightArea = (now: number): Partial<HighlightsPort> => {
  const createdAt = now - 3_600_000;
  const cover = { url: '/og.png', w: 640, h: 360, alt: '' };
  const cards = ['h1', 'h2', 'h3'].map((highlightId) =>
    aHighlightCard({ highlightId, slug: `ben-go-nang-som-vong-13-${highlightId}`, createdAt, cover }),
  );
  const one = aHighlight({ createdAt, cover, next: cards.slice(1) });
  return {
    categories: async () => succeeded(highlightCategories),
    list: async ({ category }) =>
      succeeded({ list: cards.filter((card) => category === undefined || card.category === category), next: null }),
    highlight: async (slug) => (slug === one.slug ? succeeded(one) : failed({ kind: 'refused', code: 404 })),
    create: async () => succeeded(aCut()),
    state: async () => succeeded(aCut({ state: 'ready', slug: one.slug })),
  };
};

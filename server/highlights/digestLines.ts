import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import type { DigestItem } from '#domain/news/article.ts';
import type { View } from '../shared/matchSource.ts';
import { sentenceOf } from '../shared/news/sentenceOf.ts';
import type { HighlightCatalogue } from './catalogue.ts';
import { cardOf } from './shown.ts';

/** NE-11: highlights created in [from, to) as lines of the digest, newest first. */
export const digestLines =
  (catalogue: HighlightCatalogue) =>
  async (
    { from, to }: { readonly from: number; readonly to: number },
    { locale }: View,
  ): Promise<readonly DigestItem[]> => {
    const { all } = await catalogue.read();
    return all
      .filter(({ createdAt }) => createdAt >= from && createdAt < to)
      .map((one) => {
        const card = cardOf(one, new Map(), locale);
        const { title, safeTitle, spoilerFor, spoilerMatches, highlightId: id } = card;
        return {
          ...{ text: sentenceOf(title, locale), target: { type: 'highlight', id }, path: highlightPath(card) },
          ...{ spoilerFor, spoilerMatches },
          ...(safeTitle !== undefined && { safeText: sentenceOf(safeTitle, locale) }),
        };
      });
  };

import type { Highlight } from '#domain/highlights/highlight.ts';
import { highlightPath, highlightPlacePath } from '#domain/highlights/highlightPaths.ts';
import { safeName } from '#domain/news/newsView.ts';
import type { HighlightsRouteId } from '#domain/routing/areas/highlights.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { shelfPages } from '../page/shelfPages.ts';
import { isRefused } from '../shared/refusal.ts';

const pictureOf = ({ safeTitle, safeCover, cover }: Highlight): string | null =>
  (safeTitle === undefined ? cover : safeCover)?.url ?? null;

/**
 * B2: crawlers send no cookie, so the data reveals neither the result nor the length, which would reveal extra time.
 */
const videoJsonLd = (highlight: Highlight, { url, site, description }: PageNamed) => {
  const picture = pictureOf(highlight);
  const stream = highlight.streams.find(({ protocol }) => protocol === 'hls');
  return {
    ...{ '@context': 'https://schema.org', '@type': 'VideoObject', url, inLanguage: highlight.lang },
    ...{ name: safeName(highlight), description: highlight.description ?? description },
    ...(picture !== null && { thumbnailUrl: [new URL(picture, site).href] }),
    ...(stream && { contentUrl: new URL(stream.streamLink, site).href }),
    uploadDate: new Date(highlight.createdAt).toISOString(),
    publisher: { '@type': 'Organization', name: 'Khán Đài', url: site },
  };
};

/** The pages of highlights that have parameters. */
export const highlightsPages = ({
  handlers: { highlights },
  nobody,
}: PageSource): PagesOf<Exclude<HighlightsRouteId, 'highlights'>> => {
  const shelves = shelfPages({
    treeFor: async (locale) => highlights.categoryTree({}, nobody(locale)),
    pathOf: highlightPlacePath,
  });
  return {
    highlightCategory: { find: shelves.find, sitemap: shelves.paths },
    highlightType: { find: shelves.find, sitemap: shelves.paths },
    highlight: {
      find: async ({ slug }, locale) => {
        const highlight = await highlights.detail({ slug }, nobody(locale));
        if (isRefused(highlight)) return { status: 404 };
        return {
          ...{ canonicalPath: highlightPath(highlight), places: personPlaces(safeName(highlight)) },
          ...{ type: 'video.other', picture: pictureOf(highlight) },
          jsonLd: (page) => videoJsonLd(highlight, page),
        };
      },
    },
  };
};

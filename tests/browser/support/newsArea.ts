import { failed, succeeded } from '#ports/failure.ts';
import type { NewsPort } from '#ports/news.ts';
import { aDigest, anArticle, anArticleCard, aReportCard, newsCategories } from '../../fakes/news.ts';
import { aFixture } from '../../fakes/fixtures.ts';
import type { Article } from '#domain/news/article.ts';

/** The news of the fake portal: an article, a match report, and a live blog. */
export const newsArea = (now: number): Partial<NewsPort> => {
  const createdAt = now - 3_600_000;
  const cover = { url: '/news-art/rain.svg', w: 640, h: 360, alt: 'Mưa trên sân' };
  const fixture = aFixture({ fixtureId: 'f1', status: 'live', minute: 67, startTs: now - 4_000_000 });
  const story = anArticle({ createdAt, cover });
  const report = anArticle({
    ...{ ...aReportCard({ createdAt, cover }), matches: [fixture] },
    blocks: [
      ...anArticle().blocks,
      { kind: 'match', fixtureId: 'f1' },
      { kind: 'odds', fixtureId: 'f1' },
      { kind: 'picture', picture: cover, caption: 'Sân Bãi Bồi' },
    ],
  });
  const blog: Article = {
    ...report,
    ...{ articleId: 'n3', slug: 'tung-phut-n3', live: true, title: 'Từng phút: Bến Gỗ – Nắng Sớm' },
    blocks: [
      { kind: 'match', fixtureId: 'f1' },
      ...[3, 2, 1].map((n) => ({
        ...{ kind: 'entry' as const, entryId: `e${n}`, at: createdAt + n * 60_000, label: `${n * 20}'` },
        ...{ about: 'text' as const, title: `Phút ${n * 20}`, spans: [{ text: 'Bóng đập mép cột rồi bật ra.' }] },
      })),
    ],
  };
  const whole = [story, report, blog];
  const others = ['n4', 'n5', 'n6'].map((articleId) =>
    anArticleCard({ articleId, slug: `bai-${articleId}`, createdAt: createdAt - 60_000, cover }),
  );
  const cards = [anArticleCard({ createdAt, cover }), aReportCard({ createdAt, cover }), ...others];
  return {
    categories: async () => succeeded(newsCategories),
    list: async ({ category, teams }) =>
      succeeded({
        list: cards
          .filter((one) => category === undefined || one.category === category)
          .map((one) =>
            teams === undefined ? one : { ...one, reason: { key: 'team', teamId: 't1', name: 'Bến Gỗ' } as const },
          ),
        next: null,
      }),
    article: async (slug) => {
      const found = whole.find((one) => one.slug === slug);
      return found ? succeeded(found) : failed({ kind: 'refused', code: 404 });
    },
    digest: async () => succeeded(aDigest),
  };
};

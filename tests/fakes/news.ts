import { aFixture } from './fixtures.ts';
import type { Article, ArticleCard, NewsCategory, NewsDigest } from '#domain/news/article.ts';

export const anArticleCard = (changed: Partial<ArticleCard> = {}): ArticleCard => ({
  ...{ articleId: 'n1', slug: 'quat-den-khong-thoi-n1', category: 'hau-truong', categoryName: 'Hậu trường' },
  ...{ type: 'cau-chuyen', typeName: 'Câu chuyện', title: 'Trọng tài Tạ Công kể về quả phạt đền không thổi' },
  ...{ summary: 'Một buổi tối mưa, một cái còi và một câu xin lỗi.', cover: null },
  ...{ author: { name: 'Thuỳ Gió', picture: null }, createdAt: 1_700_000_000_000, readMin: 4 },
  ...{ counters: { views: 12 }, lang: 'vi', demo: true, spoilerFor: [], spoilerMatches: [] },
  ...changed,
});

/** It reveals a result, so it has a safe version. */
export const aReportCard = (changed: Partial<ArticleCard> = {}): ArticleCard =>
  anArticleCard({
    ...{ articleId: 'n2', slug: 'ben-go-nang-som-n2', category: 'dong-bang', categoryName: 'Đồng Bằng' },
    ...{ type: 'tuong-thuat', typeName: 'Tường thuật', title: 'Bến Gỗ thắng Nắng Sớm 2–1' },
    ...{ safeTitle: 'Bến Gỗ – Nắng Sớm, vòng 13', safeSummary: 'Trận đấu đã kết thúc.', safeCover: null },
    spoilerFor: ['f1'],
    spoilerMatches: [
      {
        ...{ fixtureId: 'f1', leagueId: 'l1', startTs: 1_700_000_000_000 },
        ...{ localteam: { id: 't1' }, visitorteam: { id: 't2' } },
      },
    ],
    ...changed,
  });

export const anArticle = (changed: Partial<Article> = {}): Article => ({
  ...anArticleCard(),
  blocks: [
    { kind: 'paragraph', spans: [{ text: 'Nắng Sớm bước vào sân với ' }, { text: 'hàng thủ bốn người', bold: true }] },
    { kind: 'quote', spans: [{ text: 'Chúng tôi tập đường chạy đó suốt ba tuần.' }] },
    { kind: 'heading', spans: [{ text: 'Ba lần, cùng một khoảng trống' }] },
    { kind: 'list', spans: [{ text: 'Phút 12' }] },
    { kind: 'list', spans: [{ text: 'Phút 60' }] },
  ],
  ...{ tags: ['bến gỗ'], targets: [{ type: 'team', id: 't1' }], about: [], matches: [] },
  ...{ alternates: { vi: 'quat-den-khong-thoi-n1' }, related: [aReportCard()] },
  ...changed,
});

export const newsCategories: readonly NewsCategory[] = [
  {
    ...{ slug: 'dong-bang', name: 'Đồng Bằng' },
    types: [
      { slug: 'nhan-dinh', name: 'Nhận định' },
      { slug: 'tuong-thuat', name: 'Tường thuật' },
    ],
  },
  { slug: 'hau-truong', name: 'Hậu trường', types: [{ slug: 'cau-chuyen', name: 'Câu chuyện' }] },
];

export const aDigest: NewsDigest = {
  date: '2026-11-24',
  items: [
    {
      ...{ text: 'Bến Gỗ thắng Nắng Sớm 2–1', safeText: 'Bến Gỗ – Nắng Sớm đã kết thúc' },
      ...{ target: { type: 'article', id: 'n2' }, path: '/tin-tuc/dong-bang/tuong-thuat/ben-go-nang-som-n2' },
      ...{ spoilerFor: ['f1'], spoilerMatches: aReportCard().spoilerMatches },
    },
  ],
  coming: { fixture: aFixture({ fixtureId: 'f9', status: 'upcoming', score: null }), articles: 7 },
};

import type { CutStanding, Highlight, HighlightCard } from '#domain/highlights/highlight.ts';
import type { NewsCategory } from '#domain/news/article.ts';

/** It reveals a result, so it has a safe version. */
export const aHighlightCard = (changed: Partial<HighlightCard> = {}): HighlightCard => ({
  ...{ highlightId: 'h1', slug: 'ben-go-nang-som-vong-13-h1', category: 'bong-da', categoryName: 'Bóng đá' },
  ...{ type: 'ban-thang', typeName: 'Bàn thắng', title: 'Sa ghi bàn phút 90+1: Bến Gỗ 2–1 Nắng Sớm' },
  cover: { url: '/highlight-art/2-1~0-0-b3122f-ffffff-BG~1-2-1c3f8f-f2b705-NS.svg', w: 640, h: 360, alt: '' },
  ...{ durationSec: 14.4, createdAt: 1_700_000_000_000, fixtureId: 'f1', roomId: 'r1', lang: 'vi', demo: true },
  ...{ safeTitle: 'Bến Gỗ – Nắng Sớm, Vòng 13', spoilerFor: ['f1'], counters: { views: 12 } },
  safeCover: { url: '/highlight-art/safe~0-0-b3122f-ffffff-BG~1-2-1c3f8f-f2b705-NS.svg', w: 640, h: 360, alt: '' },
  spoilerMatches: [
    {
      ...{ fixtureId: 'f1', leagueId: 'l1', startTs: 1_700_000_000_000 },
      ...{ localteam: { id: 't1' }, visitorteam: { id: 't2' } },
    },
  ],
  ...changed,
});

export const aHighlight = (changed: Partial<Highlight> = {}): Highlight => ({
  ...aHighlightCard(),
  streams: [
    {
      ...{ protocol: 'dash', streamLink: '/media/highlights/h1/index.mpd', type: 'application/dash+xml' },
      ...{ label: 'SD', width: 960, height: 540, bitrate: 500_000 },
    },
  ],
  chapters: [
    {
      ...{ sec: 3, label: '90+1′ Sa 2–1', kind: 'goal', eventId: 'e9', momentId: 'f1-g3' },
      ts: 1_700_000_003_000,
    },
  ],
  ...{ subtitles: [], roomTs: 1_700_000_000_000, description: 'Giải Vô địch Đồng Bằng, Vòng 13.' },
  next: [
    aHighlightCard({ highlightId: 'h2', slug: 'ben-go-nang-som-vong-13-h2', type: 'tran-dau', typeName: 'Trận đấu' }),
  ],
  ...changed,
});

export const highlightCategories: readonly NewsCategory[] = [
  {
    ...{ slug: 'bong-da', name: 'Bóng đá' },
    types: [
      { slug: 'ban-thang', name: 'Bàn thắng' },
      { slug: 'tran-dau', name: 'Trận đấu' },
    ],
  },
];

export const aCut = (changed: Partial<CutStanding> = {}): CutStanding => ({
  ...{ highlightId: 'h1', state: 'cutting' },
  ...changed,
});

import { expect, it } from 'vitest';
import { hideResults } from './hideResults.ts';

const NOW = Date.UTC(2026, 10, 24);
const article = (startTs: number) => ({
  ...{ articleId: 'n2', title: 'Bến Gỗ thắng Nắng Sớm 2–1', summary: 'Hai bàn của Sa.', cover: { url: '/thang.svg' } },
  ...{ safeTitle: 'Bến Gỗ – Nắng Sớm', safeSummary: 'Trận đấu đã kết thúc.', safeCover: null, tags: ['2–1'] },
  spoilerFor: ['f1'],
  spoilerMatches: [
    { fixtureId: 'f1', leagueId: 'l1', startTs, localteam: { id: 'a' }, visitorteam: { id: 'b' } },
  ] as const,
  blocks: [
    { kind: 'match', fixtureId: 'f1' },
    { kind: 'paragraph', spans: [{ text: 'Phút 90' }] },
  ],
});

it('B2: an article has its safe texts and no more than its matches while a result that it tells is hidden', () => {
  const shown = hideResults({ list: [article(NOW)] }, () => false, NOW).list[0]!;
  expect(shown).toMatchObject({ title: 'Bến Gỗ – Nắng Sớm', summary: 'Trận đấu đã kết thúc.', cover: null });
  expect(shown).toMatchObject({ hidden: true, tags: [], blocks: [{ kind: 'match', fixtureId: 'f1' }] });
});

it('B2: an article of a shown match, or of one of long ago, is left as it is', () => {
  const [fresh, old] = [article(NOW), article(NOW - 40 * 86_400_000)];
  expect(hideResults(fresh, () => true, NOW)).toBe(fresh);
  expect(hideResults(old, () => false, NOW)).toBe(old);
});

it('B2: a line of the digest has its safe text', () => {
  const line = { ...article(NOW), text: 'Bến Gỗ thắng 2–1.', safeText: 'Trận Bến Gỗ – Nắng Sớm đã kết thúc.' };
  expect(hideResults(line, () => false, NOW).text).toBe('Trận Bến Gỗ – Nắng Sớm đã kết thúc.');
});

it('NE-7: a highlight has its safe title and cover, no length and no marks while its match is hidden', () => {
  const highlight = {
    ...{
      ...article(NOW),
      highlightId: 'h1',
      durationSec: 14.4,
      streams: [{ streamLink: '/media/highlights/h1/index.mpd' }],
    },
    chapters: [{ sec: 3, label: '90′ Sa 2–1' }],
  };
  expect(hideResults(highlight, () => false, NOW)).toMatchObject({
    ...{ title: 'Bến Gỗ – Nắng Sớm', cover: null, durationSec: null, chapters: [], hidden: true },
    streams: highlight.streams,
  });
  expect(hideResults(highlight, () => true, NOW)).toBe(highlight);
});

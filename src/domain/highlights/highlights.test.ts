import { expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import type { MatchEvent } from '../football/matchData.ts';
import { planCut, type CutPlan } from '../media/cut.ts';
import { mayCut } from './highlight.ts';
import { highlightArtOfFile, highlightArtPath } from './highlightArt.ts';
import { highlightChapters, timeInCut } from './highlightChapters.ts';
import { highlightPath, highlightPlacePath } from './highlightPaths.ts';

const START = 1_000_000;
const grid = { startMs: START, segmentMs: 1600, first: 0, end: 1000 };
const span = (fromMs: number, toMs: number) => ({ fromTs: START + fromMs, toTs: START + toMs });
const cut = planCut(grid, [span(16_000, 32_000), span(160_000, 176_000)]) as CutPlan;
const goal = (eventId: string, ms: number): MatchEvent => ({
  ...{ eventId, seq: 1, ts: START + ms, minute: 1, side: 'home', type: 'goal', momentId: `m-${eventId}` },
});
const events = [goal('e1', 24_000), goal('e2', 168_000), goal('e3', 500_000)];
const marks = events.map(({ eventId, momentId, ts }) => ({ ts, label: eventId, eventId, momentId: momentId! }));

it('NE-6: only the roles leaderOperator and qc cut highlights', () => {
  const may = Object.entries(SITE_ROLES).filter(([, role]) => mayCut(role));
  expect(may.map(([name]) => name).toSorted()).toEqual(['leaderOperator', 'qc']);
});

it('NE-6, NE-12: the chapters are what the match tells of the spans, with its moments and the time of the stream', () => {
  expect(highlightChapters(cut, { marks, events })).toEqual([
    { sec: 3, label: 'e1', eventId: 'e1', momentId: 'm-e1', kind: 'goal', ts: START + 19_000 },
    { sec: 19, label: 'e2', eventId: 'e2', momentId: 'm-e2', kind: 'goal', ts: START + 163_000 },
  ]);
});

it('NE-12: a chapter that somebody named has the moment of the match that it is nearest to, and no other', () => {
  const chapters = [
    { sec: 12, label: 'Ăn mừng' },
    { sec: 2, label: 'Sa vượt qua hai người' },
    { sec: 50, label: 'không có trong đoạn' },
    { sec: 2.5, label: 'cùng giây' },
  ];
  const named = { fromTs: START + 16_000, chapters };
  expect(highlightChapters(cut, { marks, events, named })).toEqual([
    {
      ...{ sec: 2, label: 'Sa vượt qua hai người', eventId: 'e1', momentId: 'm-e1', kind: 'goal' },
      ts: START + 18_000,
    },
    { sec: 12, label: 'Ăn mừng', ts: START + 28_000 },
  ]);
});

it('NE-12: a second of a cut is a moment of the stream, also behind a joint', () => {
  expect([0, 15.9, 16, 20].map((sec) => timeInCut(cut, sec) - START)).toEqual([16_000, 31_900, 160_000, 164_000]);
});

it('NE-1: a highlight and its categories have addresses, and a second of it one of its own', () => {
  const one = { category: 'bong-da', type: 'ban-thang', slug: 'ben-go' };
  expect([highlightPlacePath({}), highlightPlacePath({ category: 'bong-da' })]).toEqual([
    '/highlight',
    '/highlight/bong-da',
  ]);
  expect([highlightPath(one), highlightPath(one, 12.7)]).toEqual([
    '/highlight/bong-da/ban-thang/ben-go',
    '/highlight/bong-da/ban-thang/ben-go?t=12',
  ]);
});

it('NE-7: the address of a cover names the crests, and the score only where it is not the safe one', () => {
  const [home, away] = [
    { name: 'Đồng Chiêm', logo: '' },
    { name: '東方', logo: '', colours: ['#112233', '#445566'] as const },
  ];
  const fileOf = (path: string) => decodeURIComponent(path.replace('/highlight-art/', ''));
  const told = highlightArtOfFile(fileOf(highlightArtPath(home, away, [2, 1])));
  expect(told).toMatchObject({ score: [2, 1], home: { initials: 'ĐC' }, away: { colours: ['#112233', '#445566'] } });
  const safe = highlightArtPath(home, away, null);
  expect(safe).toContain('/safe~');
  expect(highlightArtOfFile(fileOf(safe))).toEqual({ ...told, score: null });
  for (const file of ['safe~x~y.svg', '2-1.svg', '9999-1~0-0-b3122f-ffffff-BG~0-0-b3122f-ffffff-BG.svg', ''])
    expect(highlightArtOfFile(file)).toBeNull();
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Highlight } from '#domain/highlights/highlight.ts';
import { succeeded } from '#ports/failure.ts';
import type { HighlightsPort } from '#ports/highlights.ts';
import { selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aHighlight, aHighlightCard, highlightCategories } from '../../../tests/fakes/highlights.ts';
import { act, clear } from '../../../tests/fakes/screen.tsx';
import { fakeVodPlayer } from '../../../tests/fakes/vodPlayer.ts';
import { openPortal } from '../../../tests/browser/support/portal.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  await clear();
  await page.viewport(414, 896);
});

const chapters: Highlight['chapters'] = [
  { sec: 0, label: 'Bóng lăn' },
  { sec: 30, label: "12' Sa 1–0", kind: 'goal', momentId: 'm-e1', eventId: 'e1' },
  { sec: 60, label: "40' thẻ vàng", kind: 'yellow', momentId: 'm-e2', eventId: 'e2' },
];
const next = aHighlightCard({ highlightId: 'h2', slug: 'tiep-h2', title: 'Đoạn tiếp theo' });
const PAGE = '/highlight/bong-da/ban-thang/ben-go-nang-som-vong-13-h1';

const open = async (changed: Partial<Highlight> = {}, path = PAGE) => {
  const fake = fakeVodPlayer(100);
  const one = aHighlight({ chapters, next: [next], durationSec: 100, ...changed });
  const highlights: Partial<HighlightsPort> = {
    categories: async () => succeeded(highlightCategories),
    list: async () => succeeded({ list: [next], next: null }),
    highlight: async () => succeeded(one),
  };
  const football = { fixture: async () => succeeded(aFixture({ fixtureId: 'f1', roomId: 'r1' })) };
  const portal = await openPortal(path, { vod: fake.vod, areas: { highlights, football }, held: 'none' });
  return { ...portal, ...fake, of: () => fake.player.getSnapshot() };
};
const CHAPTERS = '[data-part="chapters"] li';
const rows = (place: Element) => [...place.querySelectorAll<HTMLElement>(CHAPTERS)];

it('NE-6: chapters stand beside the picture, goals are marked on its bar, and a press goes to a chapter', async () => {
  const { place, shown, play, of, at } = await open();
  await shown('[data-in-page] input[type="range"]');
  await act(() => play(1));
  await expect.poll(() => place.querySelectorAll('[data-part="goalMark"]').length).toBe(1);
  await act(() => rows(place)[1]!.querySelector('a')!.click());
  expect([of().context.soughtS, of().context.wanted]).toEqual([30, true]);
  await act(() => at(31));
  await expect.poll(() => rows(place).map((row) => row.dataset['now'])).toEqual([undefined, 'true', undefined]);
});

it('NE-6: a press changes the speed, and the next one stands beside it and follows', async () => {
  const { place, shown, play, press, says, of } = await open();
  await shown('[data-in-page] input[type="range"]');
  await act(() => play(1));
  await press('Tốc độ 1×');
  expect(of().context.rate).toBe(1.25);
  await says('Đoạn tiếp theo');
  expect(of().context.item?.next?.path).toBe('/highlight/bong-da/ban-thang/tiep-h2');
  expect(place.querySelectorAll('aside [data-highlight]').length).toBe(1);
});

it('a link names the second where it begins, and the keys that scroll the page stay its own', async () => {
  const { shown, of, place } = await open({}, `${PAGE}?t=45`);
  await shown('[data-in-page] input[type="range"]');
  expect(of().context.atS).toBe(45);
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  place.querySelector('#content h1')!.dispatchEvent(space);
  expect([space.defaultPrevented, selectVodPlayback(of())]).toEqual([false, 'loading']);
});

it('NE-12: a chapter leads to the same moment in its room, or in the course of its match', async () => {
  const ways = (place: Element) =>
    rows(place).map((row) => row.querySelector('a[aria-label]')?.getAttribute('href') ?? null);
  const inRoom = await open({ roomTs: 1_700_000_000_000 });
  await expect
    .poll(() => ways(inRoom.place)[1], { timeout: 8000 })
    .toBe('/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1?moc=m-e1');
  expect(ways(inRoom.place)[0]).toBeNull();
  await clear();
  const { roomTs: _, ...past } = aHighlight({ chapters, durationSec: 100 });
  const inMatch = await open({ ...past, roomTs: undefined } as unknown as Partial<Highlight>);
  await expect.poll(() => ways(inMatch.place)[1], { timeout: 8000 }).toMatch(/moc=m-e1$/u);
  expect(ways(inMatch.place)[1]).toContain('leagueId=');
});

it('B2, NE-7: while its match is hidden there is no player, no chapter and no length; one press shows it', async () => {
  const { place, shown, says, of } = await open({
    ...{ hidden: true, durationSec: null, chapters: [], title: 'Bến Gỗ – Nắng Sớm, Vòng 13' },
  });
  await shown('[data-part="still"]');
  await says('Hiện kết quả và xem');
  expect(place.querySelector('[data-in-page]')).toBeNull();
  expect(of().matches('idle')).toBe(true);
  expect(rows(place)).toEqual([]);
});

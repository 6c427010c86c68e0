import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VodItem } from '#domain/vod/vod.ts';
import { selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import { fakeApp } from '../../../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../../../tests/fakes/screen.tsx';
import { episode } from '../../../../../tests/fakes/vod.ts';
import { fakeVodPlayer } from '../../../../../tests/fakes/vodPlayer.ts';
import { Watch } from './Watch.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  await clear();
  await page.viewport(414, 896);
});

const open = async (given: { readonly item?: VodItem; readonly playing?: boolean; readonly atS?: number } = {}) => {
  const fake = fakeVodPlayer();
  const app = fakeApp({ vod: fake.vod });
  await app.words.load('vi', ['vod', 'player']);
  const gone: string[] = [];
  const { item = episode, playing = true, atS = 0 } = given;
  const shown = await show(
    <Watch
      {...{ vod: fake.vod, item, atS, playing }}
      onLeave={() => gone.push('leave')}
      onGo={(path) => gone.push(path)}
    />,
    app,
  );
  const named = (name: string) =>
    [...shown.place.querySelectorAll('button')].find(
      (one) => one.ariaLabel === name || one.textContent?.trim().startsWith(name),
    );
  const press = async (name: string) => {
    await expect.poll(() => named(name)).toBeDefined();
    await act(() => named(name)!.click());
  };
  return { ...shown, ...fake, app, gone, named, press, soughtS: () => fake.player.getSnapshot().context.soughtS };
};
type Opened = Awaited<ReturnType<typeof open>>;
const playback = ({ player }: Opened) => selectVodPlayback(player.getSnapshot());
const key = (name: string) => act(() => userEvent.keyboard(name));

it('V-3: waits for a press where nobody pressed, and plays with one', async () => {
  const watch = await open({ playing: false });
  await act(() => watch.tell({ type: 'playback.loaded', profiles: [], sound: null }));
  await watch.press('Phát');
  expect(watch.asked).toContain('play');
});
it('X5: the keys as drawn: space, jumps, volume, subtitles and their offset, episodes', async () => {
  const watch = await open();
  await act(() => watch.play(50));
  await key('{ArrowRight}');
  expect(watch.soughtS()).toBe(60);
  await key('j');
  expect(watch.soughtS()).toBe(50);
  await act(() => watch.tell({ type: 'playback.sought' }));
  await act(() => watch.tell({ type: 'playback.playing' }));
  await key(' ');
  expect(playback(watch)).toBe('paused');
  await key('{ArrowDown}');
  expect(watch.player.getSnapshot().context.volume).toBeCloseTo(0.95);
  await key('c');
  expect(watch.player.getSnapshot().context.subtitleId).toBeNull();
  await key('c');
  await key('hh');
  expect(watch.player.getSnapshot().context.captions.offsets).toEqual({ vi: 0.2 });
  await key('p');
  await key('n');
  expect(watch.gone).toEqual([episode.previous?.path, episode.next?.path]);
});
it('X5: what is on its way to move is paused by one press, also before a seek has arrived', async () => {
  const watch = await open();
  await act(() => watch.play(50));
  await key('l');
  expect(playback(watch)).toBe('seeking');
  expect(watch.named('Tạm dừng')).toBeDefined();
  await key('k');
  await act(() => watch.tell({ type: 'playback.sought' }));
  expect(playback(watch)).toBe('paused');
  await watch.press('Phát');
  expect(watch.asked).toContain('play');
});
it('FI-5: offers to skip what a segment marks, and a press leads past it', async () => {
  const watch = await open();
  await act(() => watch.play(12));
  await watch.press('Bỏ qua giới thiệu');
  expect(watch.soughtS()).toBe(30);
});
it('FI-5: each kind of part has its own wish', async () => {
  const watch = await open();
  await act(() => watch.play(1));
  await watch.press('Tiếng và phụ đề');
  const choices = () => watch.place.querySelectorAll<HTMLElement>('[aria-label="Tóm tắt"] [role="radio"]');
  await expect.poll(() => choices().length).toBeGreaterThan(1);
  await act(() => choices()[1]!.click());
  const { skips } = watch.player.getSnapshot().context;
  expect([skips.recap, skips.intro]).toEqual(['auto', 'ask']);
});
it('FI-7: a chapter leads to its second, and the one that plays is marked', async () => {
  const watch = await open();
  await act(() => watch.play(45));
  await watch.press('Tiếng và phụ đề');
  await expect.poll(() => watch.place.querySelector('[aria-current="true"]')?.textContent).toBe('Kho than0:40');
  await watch.press('Sân ga');
  expect(watch.soughtS()).toBe(0);
});
it('FI-4: announces what follows, begins it at once on a press, or stays to the end', async () => {
  const watch = await open();
  await act(() => watch.play(81));
  await expect.poll(() => watch.place.querySelector('[data-part="next"]')?.textContent).toContain('Mưa trên sân ga');
  await watch.press('Xem nốt phần cuối');
  await expect.poll(() => watch.place.querySelector('[data-part="next"]')).toBeNull();
  await watch.press('Tập 5');
  expect(watch.gone).toEqual([episode.next?.path]);
});
it('FI-9: asks whether somebody is there only after episodes that followed by themselves', async () => {
  const watch = await open();
  for (let i = 0; i < 3; i += 1) {
    await act(() => watch.play(81));
    await act(() => watch.at(92));
    await act(() =>
      watch.player.send({ type: 'vod.open', item: { ...episode, id: `next${i}` }, atS: 0, playing: true }),
    );
  }
  await act(() => watch.play(81));
  await expect.poll(() => watch.place.textContent).toContain('Bạn còn xem không?');
  expect(watch.gone).toHaveLength(3);
});
it('FI-12: shows its figures on I, and copies them', async () => {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const watch = await open();
  await act(() => watch.play(5));
  await key('i');
  const stats = { width: 854, height: 480, bitsPerSecond: 210_000, bufferS: 12, droppedFrames: 2, frames: 600 };
  await act(() => watch.tell({ type: 'playback.stats', stats }));
  await expect.poll(() => watch.place.textContent).toContain('854 × 480');
  await watch.press('Chép');
  expect(copied[0]).toContain('Khung bị bỏ: 2 / 600');
  write.mockRestore();
});
it('says where it stopped after a failure, and a press goes on from there', async () => {
  const watch = await open();
  await act(() => watch.play(42));
  await act(() => watch.tell({ type: 'playback.failed', fatal: true, reason: '27' }));
  await act(() => watch.tell({ type: 'playback.failed', fatal: true, reason: '27' }));
  await expect.poll(() => playback(watch)).toBe('failed');
  await expect.poll(() => watch.place.querySelector('[role="alert"]')?.textContent).toContain('0:42');
  await watch.press('Thử lại');
  expect(playback(watch)).toBe('loading');
});

/** A finger at a share of the picture's width, at a moment of the test's own clock. */
const finger = (place: HTMLElement, type: string, { x = 0.5, y = 40, ms = 0 } = {}) => {
  const touches = place.querySelector('[data-part="touches"]')!;
  const { left, top, width } = touches.getBoundingClientRect();
  const at = { clientX: left + width * x, clientY: top + y, pointerType: 'touch', bubbles: true };
  const event = new PointerEvent(type, at);
  Object.defineProperty(event, 'timeStamp', { value: 1000 + ms });
  touches.dispatchEvent(event);
};
const tap = (place: HTMLElement, x: number, ms: number) =>
  act(() => {
    finger(place, 'pointerdown', { x, ms });
    finger(place, 'pointerup', { x, ms });
  });
it('a finger twice on a side jumps ten seconds, once changes nothing, and a stroke down leaves', async () => {
  const watch = await open();
  await act(() => watch.play(50));
  await tap(watch.place, 0.9, 0);
  expect([watch.soughtS(), playback(watch)]).toEqual([null, 'playing']);
  await tap(watch.place, 0.9, 200);
  expect(watch.soughtS()).toBe(60);
  await expect.poll(() => watch.place.querySelector('[data-side="right"]')?.textContent).toBe('+10');
  await act(() => {
    finger(watch.place, 'pointerdown');
    finger(watch.place, 'pointermove', { y: 140 });
    finger(watch.place, 'pointerup', { y: 140 });
  });
  expect(watch.gone).toEqual(['leave']);
});
it('a finger that rests plays twice as fast until it is lifted', async () => {
  const watch = await open();
  await act(() => watch.play(50));
  await act(() => finger(watch.place, 'pointerdown'));
  await expect.poll(() => watch.player.getSnapshot().context.rate).toBe(2);
  await act(() => finger(watch.place, 'pointerup'));
  expect(watch.player.getSnapshot().context.rate).toBe(1);
});

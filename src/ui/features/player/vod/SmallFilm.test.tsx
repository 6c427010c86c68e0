import { useSyncExternalStore } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createSmallWindow } from '#machines/vod/smallWindow.ts';
import { selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import { fakeApp } from '../../../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../../../tests/fakes/screen.tsx';
import { film } from '../../../../../tests/fakes/vod.ts';
import { fakeVodPlayer } from '../../../../../tests/fakes/vodPlayer.ts';
import StubBar from './StubBar.tsx';
import { Watch } from './Watch.tsx';

afterEach(clear);

const open = async () => {
  const fake = fakeVodPlayer();
  const app = fakeApp({ vod: fake.vod });
  await app.words.load('vi', ['vod', 'player']);
  // Whether the viewer is on another page than the film's.
  const elsewhere = createSmallWindow();
  const Pages = () => {
    const away = useSyncExternalStore(elsewhere.subscribe, elsewhere.isOpen);
    return (
      <>
        {!away && <Watch vod={fake.vod} item={film} atS={0} playing onLeave={() => {}} onGo={() => {}} />}
        <StubBar vod={fake.vod} />
      </>
    );
  };
  const { place } = await show(<Pages />, app);
  const { video, stubs } = fake.vod;
  return {
    ...{ ...fake, app, place, stubs, walk: (away: boolean) => act(() => elsewhere.set(away)) },
    small: () => place.querySelector('[data-part="smallFilm"]'),
    holds: () => video.closest('[data-part="smallFilm"], [role="region"]')?.getAttribute('aria-label'),
    state: () => selectVodPlayback(fake.player.getSnapshot()),
  };
};

it('takes a film that plays along to other pages, in the same element, and gives it back', async () => {
  const { play, walk, holds, state, stubs, place } = await open();
  await act(() => play(12));
  await walk(true);
  expect([holds(), state(), stubs.list()]).toEqual(['Video trong cửa sổ nhỏ', 'playing', []]);
  expect(place.querySelector('[data-part="smallFilm"] a')?.getAttribute('href')).toBe(film.path);
  await walk(false);
  expect([holds(), state()]).toEqual(['Trình phát video', 'playing']);
});
it('takes along nothing that was paused', async () => {
  const { play, walk, small, state, player } = await open();
  await act(() => play(12));
  await act(() => player.send({ type: 'vod.pause' }));
  await walk(true);
  expect([small(), state()]).toEqual([null, 'idle']);
});
it('MU-10: folds into a stub with its second where another takes the sound', async () => {
  const { play, walk, small, stubs, player, state } = await open();
  await act(() => play(12));
  await walk(true);
  await act(() => player.send({ type: 'focus.lost' }));
  expect([small(), state(), stubs.list().map(({ atS }) => atS)]).toEqual([null, 'idle', [12]]);
});
it('closes without a stub, and by itself at the end', async () => {
  const { play, walk, small, stubs, tell } = await open();
  await act(() => play(12));
  await walk(true);
  await act(() => small()?.querySelectorAll<HTMLElement>('button')[1]?.click());
  expect([small(), stubs.list()]).toEqual([null, []]);
  await walk(false);
  await act(() => play(90));
  await walk(true);
  await act(() => tell({ type: 'playback.ended' }));
  expect(small()).toBeNull();
});

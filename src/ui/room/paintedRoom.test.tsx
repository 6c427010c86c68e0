import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aCommentator, aRoom } from '../../../tests/fakes/matches.ts';
import { silentPorts } from '../../../tests/fakes/ports.ts';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import type { Room, Stream } from '#domain/match/match.ts';
import { succeeded } from '#ports/failure.ts';
import { AppContext } from '../app/AppContext.ts';
import { StageGate } from '../features/player/StageGate.tsx';
import RoomScreen, { whole } from './RoomScreen.tsx';

const stream: Stream = {
  ...{ protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
};
let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
});

/** A room as the origin paints it, in the page, and the same application that takes it over. */
const painted = async (change: Partial<Room>) => {
  const room = aRoom({ roomId: 'r1', groupId: '30', users: [aCommentator({ streams: [stream] })], ...change });
  const { app, live } = roomApp({
    path: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1',
    ports: silentPorts({
      schedule: {
        room: () => Promise.resolve(succeeded(room)),
        overview: () => Promise.resolve(succeeded({ events: [], stats: [] })),
      },
    }),
  });
  const ref = app.resources.ref(roomResource, { roomId: 'r1' });
  app.resources.prefetch(roomResource, { roomId: 'r1' });
  await app.words.load('vi', ['room', 'chat', 'player']);
  await expect.poll(() => ref.getSnapshot().context.value).not.toBeNull();
  const page = (
    <StrictMode>
      <AppContext value={app}>
        <RoomScreen params={{ slug: 'ben-go-nang-som-r1' }} />
        <StageGate />
      </AppContext>
    </StrictMode>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  return { place, page, video: live.video };
};

it('the picture that plays since the page was painted plays on in the same element until the controls have it', async () => {
  const { place, page, video } = await painted({});
  place.querySelector('[data-stream="/media/r1/index.mpd"][data-profile="1080p"]')!.append(video);
  await whole();
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.join(' ')));
  let out = false;
  // Told before the browser pauses what stands outside of the document.
  const watching = new MutationObserver(() => {
    out ||= !video.isConnected;
  });
  watching.observe(place, { childList: true, subtree: true });
  root = hydrateRoot(place, page, { onRecoverableError: (error) => void said.push(String(error)) });
  await expect.poll(() => video.closest('[data-place="slot"]'), { timeout: 20_000 }).not.toBeNull();
  watching.disconnect();
  spy.mockRestore();
  expect([said, out, document.querySelectorAll('video').length]).toEqual([[], false, 1]);
});

it.each([
  ['a match to come', { status: '19:30' }],
  ['a match that is over', { status: 'FT' }],
  ['a room without a stream', { users: [aCommentator({ streams: [] })] }],
  ['a stream that needs no library', { users: [aCommentator({ streams: [{ ...stream, protocol: 'hls' }] })] }],
] as const)('%s has no place for an early picture', async (_name, change) => {
  const { place } = await painted(change as Partial<Room>);
  expect(place.querySelector('h1')).not.toBeNull();
  expect(place.querySelector('[data-stream]')).toBeNull();
});

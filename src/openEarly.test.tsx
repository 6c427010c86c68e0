import { expect, it } from 'vitest';
import type { Room } from '#domain/match/match.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import { succeeded } from '#ports/failure.ts';
import { aCommentator, aRoom } from '../tests/fakes/matches.ts';
import { silentPorts } from '../tests/fakes/ports.ts';
import { roomApp } from '../tests/fakes/roomApp.ts';
import { openEarly } from './openEarly.ts';

const streamLink = '/media/dg19e01/index.mpd';
const streams = [{ protocol: 'dash', streamLink, profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 }] as const;
const address = '/truc-tiep/the-thao/bong-da/ben-go-nang-som-dg19e01x';

/** A room's page whose first data is there, as a painted one's. */
const painted = async (change: Partial<Room>, path = address) => {
  const there = aRoom({ roomId: 'dg19e01x', users: [aCommentator({ streams })], ...change });
  const world = roomApp({ path, ports: silentPorts({ schedule: { room: () => Promise.resolve(succeeded(there)) } }) });
  const { resources } = world.app;
  const ref = resources.ref(roomResource, { roomId: 'dg19e01x' });
  resources.prefetch(roomResource, { roomId: 'dg19e01x' });
  await expect.poll(() => ref.getSnapshot().context.value).not.toBeNull();
  await expect.poll(() => world.app.navigation.getSnapshot().hasTag('busy')).toBe(false);
  return world;
};
const opened = ({ playback }: { readonly playback: { readonly asked: readonly string[] } }) =>
  playback.asked.filter((one) => one.startsWith('open'));

it('the stream of a painted room is opened before its screen is there, and not again by the screen', async () => {
  const world = await painted({});
  await openEarly(world.app);
  expect(opened(world)).toEqual(['open /media/dg19e01/index.mpd']);
  world.live.player.send({ type: 'player.open', streams, cold: true });
  expect(opened(world)).toHaveLength(1);
});

it.each([
  ['a match to come', { status: '19:30' }, address],
  ['a match that is over', { status: 'FT' }, address],
  ['a room without a stream', { users: [aCommentator({ streams: [] })] }, address],
  ['another room', {}, `${address}y`],
  ['a page that is no room', {}, '/lich-truc-tiep'],
] as const)('%s: nothing is opened', async (_name, change, path) => {
  const world = await painted(change as Partial<Room>, path);
  await openEarly(world.app);
  expect(opened(world)).toEqual([]);
});

it('who went on to another page meanwhile gets no picture of the one that was left', async () => {
  const world = await painted({});
  const early = openEarly({
    ...world.app,
    live: {
      ...world.app.live,
      load: async () => {
        world.app.navigation.send({ type: 'navigation.go', to: '/', replace: true, state: null, pop: false });
        await expect.poll(() => world.app.navigation.getSnapshot().context.found?.route.id).toBe('home');
        return world.live;
      },
    },
  });
  await early;
  expect(opened(world)).toEqual([]);
});

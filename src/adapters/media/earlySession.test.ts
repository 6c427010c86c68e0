import { expect, it } from 'vitest';
import type { LiveEvent, LiveSession } from '#ports/playback.ts';
import { twoSources } from '../../../tests/fakes/playback.ts';
import { playEarly } from './earlySession.ts';

const source = twoSources[0]!;
const other = { ...source, streamLink: '/media/other/index.mpd' };

/** A picture that began early, and its element, which stands in the document until it is taken out. */
const begun = () => {
  const element = Object.assign(new EventTarget(), { isConnected: true });
  const done: string[] = [];
  let say: (event: LiveEvent) => void = () => {};
  const note = (name: string) => (): void => void done.push(name);
  const session: LiveSession = {
    ...{ play: note('play'), pause: note('pause'), close: note('close'), askForSound: note('askForSound') },
    ...{ setMuted: note('setMuted'), setVolume: note('setVolume'), setQuality: note('setQuality') },
    ...{ seekBehind: note('seekBehind'), setCatchUp: note('setCatchUp'), setTrack: note('setTrack') },
  };
  const picture = playEarly(element as unknown as HTMLVideoElement, source, (tell) => {
    say = tell;
    return session;
  });
  const told: string[] = [];
  const take = (wanted = source) => picture.take(wanted, ({ type }) => void told.push(type));
  const leave = () => {
    element.isConnected = false;
    element.dispatchEvent(new Event('pause'));
  };
  return { element, session, done, told, take, leave, say: (event: LiveEvent) => say(event) };
};
const playing = { type: 'playback.playing' } as const;
const waiting = { type: 'playback.waiting' } as const;
const ended = { type: 'playback.ended' } as const;

it('plays at once, and tells who takes it what happened so far, in order, once they have the session', async () => {
  const { done, session, told, take, say } = begun();
  expect(done).toEqual(['play']);
  say(playing);
  say(waiting);
  expect(take()).toBe(session);
  expect(told).toEqual([]);
  await Promise.resolve();
  say(ended);
  expect(told).toEqual(['playback.playing', 'playback.waiting', 'playback.ended']);
});

it('is given away once: the next try of the same stream is a new one', () => {
  const { done, take } = begun();
  take();
  expect(take()).toBeNull();
  expect(done).toEqual(['play']);
});

it.each([
  ['another address', other],
  ['another protocol', { ...source, protocol: 'hls' } as const],
])('%s: it is closed, and stays so', (_name, wanted) => {
  const { done, take } = begun();
  expect(take(wanted)).toBeNull();
  expect(done).toEqual(['play', 'close']);
  expect(take()).toBeNull();
  expect(done).toEqual(['play', 'close']);
});

it('stops when its place leaves the page before there is a player, and not because it is paused there', () => {
  const there = begun();
  there.element.dispatchEvent(new Event('pause'));
  expect(there.done).toEqual(['play']);
  there.leave();
  expect(there.done).toEqual(['play', 'close']);
  expect(there.take()).toBeNull();
  const taken = begun();
  taken.take();
  taken.leave();
  expect(taken.done).toEqual(['play']);
});

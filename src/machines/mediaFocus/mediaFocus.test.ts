import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { mediaFocusMachine } from './mediaFocus.machine.ts';
import { selectOffered, selectSoundOwner } from './mediaFocus.selectors.ts';
import { wireMediaFocus } from './mediaFocus.wire.ts';

wellFormed('mediaFocus', mediaFocusMachine);

const start = () => {
  const told: string[] = [];
  const actor = createActor(
    wireMediaFocus({ tell: (owner, news) => told.push(`${owner} ${news.slice('focus.'.length)}`) }),
  ).start();
  return {
    told,
    owner: () => selectSoundOwner(actor.getSnapshot()),
    offered: () => selectOffered(actor.getSnapshot()),
    request: (owner: string) => actor.send({ type: 'focus.request', owner }),
    release: (owner: string) => actor.send({ type: 'focus.release', owner }),
    accept: (owner: string) => actor.send({ type: 'focus.accept', owner }),
  };
};

it('gives the sound to the first who asks', () => {
  const focus = start();
  expect(focus.owner()).toBeNull();
  focus.request('player');
  expect([focus.owner(), focus.told]).toEqual(['player', ['player gained']]);
});

it('takes the sound from its owner before another gets it', () => {
  const focus = start();
  focus.request('player');
  focus.request('reel');
  expect(focus.told).toEqual(['player gained', 'player lost', 'reel gained']);
});

it('MU-10: offers the sound to whom it was taken from, the latest first, and gives it when the offer is taken', () => {
  const focus = start();
  focus.request('music');
  focus.request('player');
  focus.request('reel');
  focus.told.length = 0;
  focus.release('reel');
  expect([focus.owner(), focus.offered(), focus.told]).toEqual([null, 'player', []]);
  focus.accept('player');
  expect([focus.owner(), focus.offered(), focus.told]).toEqual(['player', null, ['player gained']]);
  focus.release('player');
  expect([focus.owner(), focus.offered()]).toEqual([null, 'music']);
});

it('MU-10: never lets one sound that nobody asked for, whatever was interrupted', () => {
  const focus = start();
  for (const owner of ['music', 'player', 'reel']) focus.request(owner);
  focus.told.length = 0;
  for (const owner of ['reel', 'player', 'music']) focus.release(owner);
  expect([focus.owner(), focus.offered(), focus.told]).toEqual([null, null, []]);
});

it.each([
  ['an offer that is not open any more', 'music', null],
  ['the offer of one further back in line', 'music', 'player'],
])('MU-10: taking %s changes nothing', (_, owner, offered) => {
  const focus = start();
  focus.request('music');
  if (offered) focus.request(offered);
  focus.request('reel');
  focus.release('reel');
  if (!offered) focus.release('music');
  focus.told.length = 0;
  focus.accept(owner);
  expect([focus.owner(), focus.offered(), focus.told]).toEqual([null, offered, []]);
});

it('takes an offer back where its owner goes, and makes it to the next in line', () => {
  const focus = start();
  for (const owner of ['music', 'player', 'reel']) focus.request(owner);
  focus.release('reel');
  focus.release('player');
  expect(focus.offered()).toBe('music');
  focus.release('music');
  expect(focus.offered()).toBeNull();
});

it('gives the sound to whoever asks while it is offered, and offers it again after that', () => {
  const focus = start();
  focus.request('music');
  focus.request('player');
  focus.release('player');
  focus.request('reel');
  expect([focus.owner(), focus.offered()]).toEqual(['reel', null]);
  focus.release('reel');
  expect(focus.offered()).toBe('music');
  focus.request('music');
  focus.release('music');
  expect([focus.owner(), focus.offered()]).toEqual([null, null]);
});

it('is silent after the last release', () => {
  const focus = start();
  focus.request('player');
  focus.release('player');
  expect([focus.owner(), focus.told]).toEqual([null, ['player gained']]);
});

it('forgets one who lets go while interrupted', () => {
  const focus = start();
  focus.request('music');
  focus.request('player');
  focus.release('music');
  focus.release('player');
  expect(focus.owner()).toBeNull();
});

it('tells an owner who asks again nothing', () => {
  const focus = start();
  focus.request('player');
  focus.request('player');
  expect(focus.told).toEqual(['player gained']);
});

it('keeps an owner who asked twice in line once', () => {
  const focus = start();
  focus.request('music');
  focus.request('player');
  focus.request('music');
  focus.release('music');
  focus.release('player');
  expect(focus.owner()).toBeNull();
});

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { mediaFocusMachine } from './mediaFocus.machine.ts';
import { selectSoundOwner } from './mediaFocus.selectors.ts';
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
    request: (owner: string) => actor.send({ type: 'focus.request', owner }),
    release: (owner: string) => actor.send({ type: 'focus.release', owner }),
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

it('gives the sound back to whom it was taken from, the latest first', () => {
  const focus = start();
  focus.request('music');
  focus.request('player');
  focus.request('reel');
  focus.told.length = 0;
  focus.release('reel');
  focus.release('player');
  expect([focus.owner(), focus.told]).toEqual(['music', ['player gained', 'music gained']]);
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

import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mediaFocusMachine } from '#machines/mediaFocus/mediaFocus.machine.ts';
import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import type { App } from '../app/AppContext.ts';
import { takeSound } from './takeSound.ts';

const world = () => {
  const mediaFocus = createActor(mediaFocusMachine).start();
  const app = { live: { now: () => ({ mediaFocus }) } } as unknown as Pick<App, 'live'>;
  return { app, owner: () => selectSoundOwner(mediaFocus.getSnapshot()) };
};

it('the page’s one sound goes to who asked last, and who had it is told', () => {
  const { app, owner } = world();
  const lost: string[] = [];
  takeSound(app, 'player', () => lost.push('player'));
  expect(owner()).toBe('player');
  const giveBack = takeSound(app, 'recorder', () => lost.push('recorder'));
  expect(owner()).toBe('recorder');
  expect(lost).toEqual(['player']);
  giveBack();
  expect(lost).toEqual(['player']);
  expect(owner()).not.toBe('recorder');
});

it('is told once, and not of what is over', () => {
  const { app } = world();
  const lost: string[] = [];
  const giveBack = takeSound(app, 'recorder', () => lost.push('recorder'));
  takeSound(app, 'player', () => {});
  takeSound(app, 'preview', () => {});
  giveBack();
  expect(lost).toEqual(['recorder']);
});

it('needs nobody to take it from', () => {
  const app = { live: { now: () => null } } as unknown as Pick<App, 'live'>;
  expect(() => takeSound(app, 'recorder', () => {})()).not.toThrow();
});

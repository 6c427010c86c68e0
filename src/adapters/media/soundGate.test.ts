import { expect, it, vi } from 'vitest';
import { fakeVideo } from '../../../tests/fakes/video.ts';
import { soundGate, type SoundWorld } from './soundGate.ts';

const gateOf = (world: SoundWorld, refuse: 'nothing' | 'sound' | 'everything' | 'abort' = 'nothing') => {
  const probe = fakeVideo();
  probe.element.muted = false;
  probe.refuse(refuse);
  const makeElement = vi.fn(() => probe.element);
  return { gate: soundGate(world, makeElement), makeElement, probe };
};
const untouched = { userActivation: { hasBeenActive: false } };

it('V-3: a page that was touched may be heard, and nothing is tried', async () => {
  const { gate, makeElement } = gateOf({ userActivation: { hasBeenActive: true } }, 'sound');
  expect([gate.wasTouched(), await gate.allows()]).toEqual([true, true]);
  expect(makeElement).not.toHaveBeenCalled();
});

it.each(['allowed', 'allowed-muted', 'disallowed'] as const)('V-3: Firefox says it itself: %s', async (policy) => {
  const { gate, makeElement } = gateOf({ ...untouched, getAutoplayPolicy: () => policy });
  expect([gate.wasTouched(), await gate.allows()]).toEqual([false, policy === 'allowed']);
  expect(makeElement).not.toHaveBeenCalled();
});

it.each([
  ['sound', false],
  ['nothing', true],
  ['abort', true],
] as const)('V-3: elsewhere an element with nothing to play is asked: refusing %s allows %s', async (refuse, allowed) => {
  const { gate, probe } = gateOf(untouched, refuse);
  expect(await gate.allows()).toBe(allowed);
  expect(probe.element.paused).toBe(true);
});

it('V-3: a browser that does not tell of touches is asked as well', async () => {
  const { gate } = gateOf({}, 'sound');
  expect([gate.wasTouched(), await gate.allows()]).toEqual([null, false]);
});

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { SPOILER } from '#domain/spoiler/limits.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { spoilerShieldMachine, type SpoilerShieldEvent } from './spoilerShield.machine.ts';
import { wireSpoilerShield } from './spoilerShield.wire.ts';

wellFormed('spoilerShield', spoilerShieldMachine);

/** A step is an event, or so many milliseconds. */
type Step = SpoilerShieldEvent | number;
const hold = (fixtureId: string): Step => ({ type: 'hold.begin', fixtureId });
const watch = (fixtureId: string): Step => ({ type: 'watch.begin', fixtureId });
const lift: Step = { type: 'hold.end' };
const away: Step = { type: 'watch.end' };
const key = (fixtureId: string): Step => ({ type: 'hold.key', fixtureId });

const play = (steps: readonly Step[]) => {
  const clock = new SimulatedClock();
  const lit: string[] = [];
  const rings: (number | null)[] = [];
  const machine = wireSpoilerShield({
    holds: { showRing: (ms) => rings.push(ms), hideRing: () => rings.push(null) },
    light: (fixtureId) => void lit.push(fixtureId),
  });
  const actor = createActor(machine, { clock }).start();
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
  }
  actor.stop();
  return { lit, rings };
};

describe('B2: a match is lit', () => {
  it.each<readonly [string, readonly Step[], readonly string[]]>([
    ['by holding its tile for 600 ms', [hold('a'), SPOILER.holdMs], ['a']],
    ['once, however long it is held', [hold('a'), 10 * SPOILER.holdMs], ['a']],
    ['not by less', [hold('a'), SPOILER.holdMs - 1, lift, 1000], []],
    ['not by two halves of a hold', [hold('a'), 400, lift, hold('a'), 400, lift], []],
    ['and not the one that was held before it', [hold('a'), 400, hold('b'), SPOILER.holdMs], ['b']],
    ['by a key, at once', [key('a')], ['a']],
    ['by a key while another is held', [hold('a'), 10, key('b'), SPOILER.holdMs], ['b', 'a']],
    ['by having watched it for half a minute', [watch('a'), SPOILER.watchedMs], ['a']],
    ['not by looking in', [watch('a'), SPOILER.watchedMs - 1, away, 60_000], []],
    ['not by looking in twice', [watch('a'), 20_000, away, watch('a'), 20_000, away], []],
    ['once, however long it is watched', [watch('a'), 300_000], ['a']],
    ['without beginning again where the same picture is told twice', [watch('a'), 20_000, watch('a'), 10_000], ['a']],
    ['and then the next room', [watch('a'), 20_000, watch('b'), SPOILER.watchedMs], ['b']],
    ['by a hold during which another room begins', [watch('a'), hold('b'), 400, watch('c'), 200], ['b']],
    ['and after it another one', [watch('a'), SPOILER.watchedMs, watch('b'), SPOILER.watchedMs], ['a', 'b']],
  ])('%s', (_, steps, lit) => expect(play(steps).lit).toEqual(lit));

  it('with a ring that closes while it is held, and goes with the hand', () => {
    expect(play([hold('a'), 100, lift]).rings).toEqual([SPOILER.holdMs, null]);
    expect(play([hold('a'), SPOILER.holdMs]).rings).toEqual([SPOILER.holdMs, null]);
  });
});

import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { spoilerShieldMachine, type SpoilerShieldEvent } from './spoilerShield.machine.ts';
import { wireSpoilerShield } from './spoilerShield.wire.ts';

const ofTwo = (type: 'hold.begin' | 'hold.key' | 'watch.begin'): readonly SpoilerShieldEvent[] =>
  ['f1', 'f2'].map((fixtureId) => ({ type, fixtureId }));

it('holds, watches and lights as its chart says; the ring is there while something is held', async () => {
  const cover = coverage(spoilerShieldMachine);
  await walk({
    chart: spoilerShieldMachine,
    cover,
    cases: {
      'hold.begin': ofTwo('hold.begin'),
      'hold.key': ofTwo('hold.key'),
      'watch.begin': ofTwo('watch.begin'),
    },
    wire: () => {
      let rings = 0;
      return {
        machine: wireSpoilerShield({
          holds: { showRing: () => void (rings += 1), hideRing: () => void (rings -= 1) },
          light: (fixtureId) => expect(['f1', 'f2']).toContain(fixtureId),
        }),
        check: ({ value }) => {
          expect(rings).toBe((value as { readonly hand: string }).hand === 'holding' ? 1 : 0);
        },
      };
    },
  });
  cover.assertFull();
});

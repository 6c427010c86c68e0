import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { mediaFocusMachine } from './mediaFocus.machine.ts';
import { wireMediaFocus } from './mediaFocus.wire.ts';

const owners = ['player', 'music', 'reel'];

it('passes the sound on as its chart says, and nobody stands in line twice', async () => {
  const cover = coverage(mediaFocusMachine);
  await walk({
    chart: mediaFocusMachine,
    cover,
    cases: {
      'focus.request': owners.map((owner) => ({ type: 'focus.request', owner })),
      'focus.accept': owners.map((owner) => ({ type: 'focus.accept', owner })),
      'focus.release': owners.map((owner) => ({ type: 'focus.release', owner })),
    },
    wire: () => ({
      machine: wireMediaFocus({ tell: () => {} }),
      check: ({ context }) => {
        const everyone = [...context.interrupted, ...(context.owner === null ? [] : [context.owner])];
        expect(new Set(everyone).size).toBe(everyone.length);
      },
    }),
  });
  cover.assertFull();
});

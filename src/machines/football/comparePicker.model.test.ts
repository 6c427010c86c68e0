import { expect, it } from 'vitest';
import type { Candidate, Chosen } from '#domain/football/candidate.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { comparePickerMachine, type ComparePickerContext } from './comparePicker.machine.ts';
import { wireComparePicker } from './comparePicker.wire.ts';

const one = (id: string): Candidate => ({ id, name: id, side: { name: id, logo: '' } });
const cases = {
  'picker.open': ['a', 'b'].map((side) => ({ type: 'picker.open', side })),
  'picker.type': ['ga', ' '].map((text) => ({ type: 'picker.type', text })),
  'picker.move': [1, -1].map((by) => ({ type: 'picker.move', by })),
  'picker.take': [{ type: 'picker.take', id: 'x' }],
  'picker.address': [{ type: 'picker.address', chosen: { a: 'x', b: null } }],
  'xstate.done.actor.find': [succeeded([one('x'), one('y')]), succeeded([]), failed({ kind: 'unreachable' })].map(
    (outcome) => done('find', outcome),
  ),
};

it('TP-6: opens, searches and takes as its chart says, and writes to the address what it took', async () => {
  const cover = coverage(comparePickerMachine);
  await walk({
    chart: comparePickerMachine,
    cover,
    cases,
    input: { a: null, b: null },
    wire: (hands) => {
      const written: Chosen[] = [];
      return {
        machine: wireComparePicker({
          find: hands.promise('find'),
          writeAddress: (chosen) => void written.push(chosen),
        }),
        check: (state) => {
          const { chosen, found, at, side } = state.context as ComparePickerContext;
          expect(chosen.a === null || chosen.a !== chosen.b).toBe(true);
          expect(found.map(({ id }) => id)).not.toContain(chosen[side === 'a' ? 'b' : 'a'] ?? '');
          if (state.matches({ open: 'listed' })) expect(found[at]).toBeDefined();
          else expect(found).toEqual([]);
        },
      };
    },
  });
  cover.assertFull();
});

import { expect, it } from 'vitest';
import type { ToldMoment } from '#domain/room/moments.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { goalBeatMachine } from './goalBeat.machine.ts';
import { selectBeatMoment, selectGoalBeat, type GoalBeatSnapshot } from './goalBeat.selectors.ts';
import { wireGoalBeat } from './goalBeat.wire.ts';

const moment = (momentId: string): ToldMoment => ({
  ...{ momentId, ts: 1000, kind: 'goal', text: { key: 'noName', values: { minute: '1' }, side: 'home' } },
});

it('B5: goes through every state, transition and guard as its chart says, and under the shield says nothing', async () => {
  const cover = coverage(goalBeatMachine);
  await walk({
    chart: goalBeatMachine,
    cover,
    input: { shielded: false },
    cases: {
      'beat.told': ['g1', 'g2'].map((id) => ({ type: 'beat.told', moment: moment(id) })),
      'beat.taken': ['g1', 'g2'].map((momentId) => ({ type: 'beat.taken', momentId })),
      'beat.shield': [true, false].map((on) => ({ type: 'beat.shield', on })),
      'beat.again': [{ type: 'beat.again' }],
      'beat.rewound': [{ type: 'beat.rewound' }],
      'beat.back': [{ type: 'beat.back' }],
    },
    wire: () => ({
      machine: wireGoalBeat({ seekTo: () => {}, toEdge: () => {} }),
      check: (state) => {
        const snapshot = state as GoalBeatSnapshot;
        const { shielded, known } = snapshot.context;
        const idle = selectGoalBeat(snapshot) === 'idle';
        expect(selectBeatMoment(snapshot) === null).toBe(idle);
        if (shielded) expect(idle).toBe(true);
        expect(new Set(known).size).toBe(known.length);
      },
    }),
  });
  cover.assertFull();
});

import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { timelineMachine } from './timeline.machine.ts';
import { selectShownUntil, selectTimeline, sightOf, type TimelineSnapshot } from './timeline.selectors.ts';
import { wireTimeline } from './timeline.wire.ts';

it('B1: goes through every state, transition and guard as its chart says, and holds back what is to be held back', async () => {
  const cover = coverage(timelineMachine);
  await walk({
    chart: timelineMachine,
    cover,
    input: { mode: 'withPicture' },
    cases: {
      'picture.moved': [1000, 2000, 60_000].map((at) => ({ type: 'picture.moved', at })),
      'picture.stood': [null, 1000].map((at) => ({ type: 'picture.stood', at })),
      'picture.gone': [{ type: 'picture.gone' }],
      'timeline.choose': ['withPicture', 'fastest'].map((mode) => ({ type: 'timeline.choose', mode })),
    },
    wire: () => ({
      machine: wireTimeline(fakeStorage()),
      check: (state) => {
        const snapshot = state as TimelineSnapshot;
        const { playhead, mode } = snapshot.context;
        const free = selectTimeline(snapshot) === 'free';
        expect(free).toBe(mode === 'fastest' || playhead === null);
        expect(selectShownUntil(snapshot)).toBe(free ? Infinity : playhead);
        expect(sightOf(snapshot)).toEqual({ mode, playhead });
        if (selectTimeline(snapshot) === 'held') expect(snapshot.context.moving).toBe(false);
        if (['following', 'catchingUp'].includes(selectTimeline(snapshot))) expect(snapshot.context.moving).toBe(true);
      },
    }),
  });
  cover.assertFull();
});

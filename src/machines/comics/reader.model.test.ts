import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { pagePictureMachine } from './pagePicture.machine.ts';
import { readerMachine, type ReaderContext } from './reader.machine.ts';
import { wireReader } from './reader.wire.ts';

const cases = {
  'reader.seen': [
    { type: 'reader.seen', page: 2, panel: 0, passed: 1 },
    { type: 'reader.seen', page: 1, panel: 0, passed: 0 },
  ],
  'reader.goTo': [{ type: 'reader.goTo', page: 2 }],
  'xstate.done.actor.save': [
    done('save', { ok: true, value: null }),
    done('save', { ok: false, failure: { kind: 'unreachable' } }),
  ],
};

it('CO-5: follows a reader as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(readerMachine);
  await walk({
    chart: readerMachine,
    input: { chapterId: 'a--1', pages: 3, page: 1, panel: 0, maxPage: 0 },
    cover,
    cases,
    // Wishes and failures count on for ever.
    seen: (context) => {
      const { jumps, failures, ...rest } = context as unknown as ReaderContext;
      return { ...rest, jumps: Math.min(jumps, 1), failures: Math.min(failures, 2) };
    },
    wire: (hands) => {
      let now = 0;
      return {
        machine: wireReader({ now: () => 0, save: hands.promise('save'), saveNow: () => void (now += 1) }),
        check: (state) => {
          expect(state.context.maxPage).toBeGreaterThanOrEqual(0);
          expect(now).toBeLessThanOrEqual(99);
        },
        stopped: () => {},
      };
    },
  });
  cover.assertFull();
});

it('CO-7: asks for a page as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(pagePictureMachine);
  await walk({
    chart: pagePictureMachine,
    cover,
    cases: {},
    wire: () => ({ machine: pagePictureMachine, check: () => {}, stopped: () => {} }),
  });
  cover.assertFull();
});

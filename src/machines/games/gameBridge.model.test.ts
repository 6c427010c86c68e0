import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { gameBridgeMachine } from './gameBridge.machine.ts';
import type { FramePort, GameBridgeEvent } from './gameBridge.types.ts';
import { wireGameBridge } from './gameBridge.wire.ts';

const proof = { steps: '.1', rest: 0 };
const cases: Record<string, readonly GameBridgeEvent[]> = {
  'game.progress': [{ type: 'game.progress', done: 0.5 }],
  'game.score': [{ type: 'game.score', value: 7, proof, final: true }],
  'game.saveRequest': [{ type: 'game.saveRequest', data: 'd' }],
  'game.error': [{ type: 'game.error', message: 'x' }],
};
const cover = coverage(gameBridgeMachine);

/** Walks games that tell when they are ready, or not, from sound on or off. */
const walkWith = (speaks: boolean, muted: boolean) =>
  walk({
    ...{ chart: gameBridgeMachine, cover, cases, input: { speaks, muted } },
    wire: (hands) => {
      let open = false;
      const frame: FramePort = {
        open: () => (open = true),
        close: () => (open = false),
        watch: hands.listener('frame.'),
      };
      return {
        machine: wireGameBridge({
          ...{ frame, post: () => {}, visibility: { isVisible: () => true, watch: () => () => {} } },
          beginning: () => ({ locale: 'vi', seed: 1, runId: '', data: null }),
          ...{ takeSound: () => {}, letSoundGo: () => {}, scored: () => {}, saved: () => {}, begun: () => {} },
          left: () => {},
        }),
        check: (state) => expect(open).toBe(!state.matches({ stage: 'empty' }) && !state.matches({ stage: 'broken' })),
        stopped: () => expect(hands.listening()).toBe(0),
      };
    },
  });

it('GA-2, GA-10: loads, plays, pauses, breaks and is muted as its chart says', async () => {
  for (const speaks of [true, false]) for (const muted of [true, false]) await walkWith(speaks, muted);
  cover.assertFull();
});

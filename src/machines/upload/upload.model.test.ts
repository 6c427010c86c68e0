import { expect, it } from 'vitest';
import { pictureUpload } from '#domain/uploads/picture.ts';
import type { UploadProblem } from '#domain/uploads/upload.ts';
import type { Failure } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { uploadMachine } from './upload.machine.ts';
import { wireUpload } from './upload.wire.ts';

const file = new Blob(['bytes']);
const failures: readonly Failure[] = [
  { kind: 'unreachable' },
  { kind: 'serverFault', code: 503 },
  { kind: 'refused', code: 413 },
  { kind: 'refused', code: 422, fields: { body: 'pixels' } },
];
const problem = (name: UploadProblem) => ({ problem: name });
const cases = {
  'upload.choose': [{ type: 'upload.choose', file }],
  'upload.hashed': [{ type: 'upload.hashed', share: 0.25 }],
  'upload.sent': [{ type: 'upload.sent', share: 0.5 }],
  'xstate.done.actor.check': [done('check', { file }), done('check', problem('type'))],
  'xstate.done.actor.send': [
    done('send', { ok: true, value: null }),
    ...failures.map((failure) => done('send', { ok: false, failure })),
  ],
};

it('sends a file, or says why not, as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(uploadMachine);
  await walk({
    chart: uploadMachine,
    cover,
    cases,
    wire: (hands) => {
      let busy = 0;
      const machine = wireUpload({
        kind: pictureUpload,
        send: hands.promise('send'),
        taken: () => {},
        busy: (on) => void (busy += on ? 1 : -1),
      });
      return {
        machine: machine.provide({ actors: { check: hands.logic('check') } }),
        check: (state) => {
          expect(busy).toBe(state.hasTag('busy') ? 1 : 0);
          expect(state.context.problem !== null).toBe(state.value === 'refused');
          const broken = state.value === 'failed' || state.value === 'lost';
          expect(state.context.failure !== null).toBe(broken);
          expect(state.context.file !== null).toBe(state.hasTag('busy') || broken);
        },
        stopped: () => expect(busy).toBeLessThanOrEqual(1),
      };
    },
  });
  cover.assertFull();
});

import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { appealMachine, type AppealContext } from './appeal.machine.ts';
import { wireAppeal } from './appeal.wire.ts';

const answers = [
  succeeded({ text: 'Tôi chỉ đùa', at: 0, state: 'waits' }),
  failed({ kind: 'refused', code: 409 }),
  failed({ kind: 'unreachable' }),
  failed({ kind: 'refused', code: 422, fields: { text: 'invisible' } }),
];
const cases = {
  'xstate.done.actor.send': answers.map((one) => done('send', one)),
  'appeal.write': ['Tôi chỉ đùa', ' '].map((text) => ({ type: 'appeal.write', text })),
  'appeal.network': [true, false].map((online) => ({ type: 'appeal.network', online })),
};

it('SO-10: an appeal is written, sent, sent again and over as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(appealMachine);
  await walk({
    chart: appealMachine,
    cover,
    cases,
    input: { session: 's', subject: { reportId: 'r1' } },
    seen: (context) => {
      const { text, wish, appeal, failure } = context as unknown as AppealContext;
      return [text, wish !== null, appeal !== null, failure];
    },
    wire: (hands) => {
      let sent = 0;
      const machine = wireAppeal({
        reports: () => Promise.reject(new Error('the walk answers for it')),
        sent: () => void (sent += 1),
      });
      return {
        machine: machine.provide({ actors: { send: hands.logic('send') } }),
        check: (state) => {
          if (state.matches('sending') || state.matches('unsent')) expect(state.context.wish).not.toBeNull();
          if (state.matches('sent')) expect([state.context.appeal?.state, sent]).toEqual(['waits', 1]);
        },
      };
    },
  });
  cover.assertFull();
});

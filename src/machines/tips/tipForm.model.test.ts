import { expect, it } from 'vitest';
import { emptyForm, type TipForm } from '#domain/tips/tipForm.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { aTip } from '../../../tests/fakes/tips.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { tipFormMachine } from './tipForm.machine.ts';
import { wireTipForm } from './tipForm.wire.ts';

const whole: TipForm = {
  ...{ fixtureId: 'f1', picked: { market: '1x2', sel: '1' }, stake: 2, title: 'Chủ nhà' },
  text: 'Ba trận gần nhất đều thắng và sân nhà rất quen thuộc.',
};
const outcomes = [
  succeeded(aTip()),
  failed({ kind: 'unreachable' }),
  failed({ kind: 'refused', code: 403 }),
  failed({ kind: 'refused', code: 422 }),
];
const cases = {
  'xstate.done.actor.read': [done('read', null), done('read', whole)],
  'xstate.done.actor.keep': [done('keep', succeeded(null)), done('keep', failed({ kind: 'unreachable' }))],
  'xstate.done.actor.publish': outcomes.map((outcome) => done('publish', outcome)),
  'tip.edit': [
    { type: 'tip.edit', change: whole },
    { type: 'tip.edit', change: emptyForm('f1') },
  ],
  'tip.choose': [{ type: 'tip.choose', fixtureId: 'f2' }],
  'tip.publish': [{ type: 'tip.publish', clientId: 'c1' }],
  'tip.network': [true, false].map((online) => ({ type: 'tip.network', online })),
};

it('A6: is written, kept, published and locked as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(tipFormMachine);
  for (const tipId of [null, 't1'])
    await walk({
      chart: tipFormMachine,
      cover,
      cases,
      input: { tipId, online: true, fixtureId: 'f1' },
      seen: ({ form, problems, online, clientId, failure, published }) => [
        ...[(form as TipForm).picked, Object.keys(problems as object).length > 0, online, clientId],
        ...[failure, published !== null],
      ],
      wire: (hands) => {
        const storage = fakeStorage();
        const tellings: string[] = [];
        const machine = wireTipForm({
          tips: () => Promise.reject(new Error('the walk answers for it')),
          ...{ storage, now: () => 5, userId: 'u1' },
          published: () => void tellings.push('published'),
          refused: () => void tellings.push('refused'),
        });
        return {
          machine: machine.provide({
            actors: { read: hands.logic('read'), keep: hands.logic('keep'), publish: hands.logic('publish') },
          }),
          check: (state) => {
            expect(tellings.filter((one) => one === 'published')).toHaveLength(state.matches('published') ? 1 : 0);
            expect(state.matches('published')).toBe(state.context.published !== null);
            if (state.matches('publishing') || state.matches('unanswered')) expect(state.context.clientId).toBe('c1');
            // What is edited in one go leaves no draft.
            if (tipId !== null) expect(storage.read('khandai.tip.u1')).toBeNull();
          },
        };
      },
    });
  cover.assertFull();
});

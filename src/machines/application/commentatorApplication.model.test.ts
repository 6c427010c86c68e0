import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Application, ApplicationState } from '#domain/application/application.ts';
import type { LocalDraft } from '#domain/application/draft.ts';
import { emptyForm } from '#domain/application/form.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import { anApplication, wholeForm } from '../../../tests/fakes/applicationWorld.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { commentatorApplicationMachine } from './commentatorApplication.machine.ts';
import { wireCommentatorApplication } from './commentatorApplication.wire.ts';

const down: Failure = { kind: 'unreachable' };
const refusedWith = (code: number): Failure => ({ kind: 'refused', code });
const other = anApplication('draft', { rev: 8, form: { ...wholeForm, stageName: 'Khác' } });
const written: LocalDraft = { form: { ...wholeForm, stageName: 'Ở đây' }, step: 4, rev: null };

const read = (outcome: Outcome<Application | null>, local: LocalDraft | null = null) =>
  done('read', { outcome, local });
const kept = (application: Application) => done('save', succeeded({ kind: 'kept', application }));
const stale = (application: Application | null) => done('save', succeeded({ kind: 'stale', application }));
const states: readonly ApplicationState[] = ['submitted', 'reviewing', 'need_info', 'approved', 'rejected'];

const cases = {
  'xstate.done.actor.read': [
    read(succeeded(null)),
    read(succeeded(null), written),
    read(succeeded(anApplication('draft', { step: 1 }))),
    read(succeeded(other), written),
    read(succeeded({ ...other, state: 'need_info' }), written),
    ...states.map((state) => read(succeeded(anApplication(state, { reapplyAfter: 500 })))),
    read(failed(down)),
  ],
  'xstate.done.actor.save': [
    kept(anApplication('draft', { rev: 4 })),
    stale(other),
    stale(null),
    stale(anApplication('submitted')),
    done('save', failed(down)),
    done('save', failed(refusedWith(422))),
  ],
  'xstate.done.actor.submit': [
    done('submit', succeeded(anApplication('submitted'))),
    done('submit', failed(refusedWith(409))),
    done('submit', failed({ kind: 'refused', code: 422, fields: { contact: 'unproven' } })),
    done('submit', failed(down)),
  ],
  'xstate.done.actor.withdraw': [
    done('withdraw', succeeded(null)),
    done('withdraw', succeeded(anApplication())),
    done('withdraw', failed(down)),
  ],
  'apply.viewer': [
    { type: 'apply.viewer', userId: 'm1' },
    { type: 'apply.viewer', userId: null },
  ],
  'apply.begin': [
    { type: 'apply.begin', at: 400 },
    { type: 'apply.begin', at: 500 },
  ],
  'apply.edit': [
    { type: 'apply.edit', change: wholeForm },
    { type: 'apply.edit', change: emptyForm },
  ],
  'apply.goTo': (['who', 'what', 'when', 'voice'] as const).map((step) => ({ type: 'apply.goTo', step })),
  'apply.updated': [{ type: 'apply.updated', application: anApplication() }],
  'apply.heard': [
    ...states.map((state) => ({ type: 'apply.heard', application: anApplication(state, { reapplyAfter: 500 }) })),
    { type: 'apply.heard', application: null },
  ],
  'apply.submit': [{ type: 'apply.submit', note: null }],
};

const isEmpty = (form: unknown): boolean => (form as { readonly stageName: string }).stageName === '';
const isSettled = (state: AnyMachineSnapshot): boolean => state.matches({ filling: { keeping: 'settled' } });

it('is written, kept, sent and followed as its chart says', { timeout: 120_000 }, async () => {
  const cover = coverage(commentatorApplicationMachine);
  for (const viewer of ['m1', null])
    await walk({
      chart: commentatorApplicationMachine,
      cover,
      cases,
      input: { viewer, year: 2026, timezone: 'Asia/Bangkok' },
      // The steps and the saving of the draft are independent regions; not every combination has to be walked.
      allow: (state, { type }) => {
        // A change of viewer is covered by the walk from the other start.
        if (state.context.viewer !== viewer) return false;
        const steps = ['apply.next', 'apply.back', 'apply.goTo', 'apply.logIn'].includes(type);
        if (steps) return ['settled', 'local'].some((keeping) => state.matches({ filling: { keeping } }));
        const calm = state.matches('filling') && state.matches({ filling: { asking: 'voice' } });
        return type !== 'apply.edit' || calm || state.matches({ filling: { keeping: 'local' } }) || isSettled(state);
      },
      seen: ({ viewer: now, application, step, theirs, form, taken, note }) => [
        now,
        (application as Application | null)?.state,
        step,
        theirs !== null,
        isEmpty(form),
        taken !== null && isEmpty((taken as { readonly form: unknown }).form),
        note,
      ],
      wire: (hands) => {
        const machine = wireCommentatorApplication({
          applications: () => Promise.reject(new Error('the walk answers for it')),
          storage: fakeStorage(),
          askLogIn: () => {},
        });
        return {
          machine: machine.provide({
            actors: {
              read: hands.logic('read'),
              save: hands.logic('save'),
              submit: hands.logic('submit'),
              withdraw: hands.logic('withdraw'),
            },
          }),
          check: (state) => {
            const { viewer: now, application, theirs } = state.context;
            if (state.matches('submitting')) expect(theirs).toBeNull();
            if (state.matches('sent')) expect(application.state).not.toBe('draft');
            if (now === null)
              for (const asked of ['when', 'voice']) expect(state.matches({ filling: { asking: asked } })).toBe(false);
            const isContradicted = state.matches({ filling: { keeping: 'contradicted' } });
            if (state.matches('filling')) expect(theirs !== null).toBe(isContradicted);
          },
        };
      },
    });
  cover.assertFull();
});

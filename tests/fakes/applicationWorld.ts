import { createActor, SimulatedClock } from 'xstate';
import type { Application, ApplicationState } from '#domain/application/application.ts';
import type { ApplicationForm } from '#domain/application/form.ts';
import {
  selectApplication,
  selectApplyFailure,
  selectAsked,
  selectForm,
  selectKeeping,
  selectPage,
  selectProblems,
} from '#machines/application/commentatorApplication.selectors.ts';
import type { ApplicationEvent, ApplicationInput } from '#machines/application/commentatorApplication.types.ts';
import { wireCommentatorApplication } from '#machines/application/commentatorApplication.wire.ts';
import type { DraftToKeep, Kept } from '#ports/applications.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { settle } from './accounts.ts';
import { fakeStorage } from './storage.ts';

export const wholeForm: ApplicationForm = {
  realName: 'Trần Thị Lá',
  stageName: 'Lá Non',
  birthYear: 1999,
  phone: '0912 345 678',
  sports: ['bong-da'],
  leagues: [],
  langs: ['vi'],
  experience: 'Hai mùa bình luận giải sinh viên ở Cần Thơ.',
  links: [],
  availability: [[6, 1080, 1440]],
  timezone: 'Asia/Bangkok',
  consent: { age18: true, terms: true },
};
export const anApplication = (state: ApplicationState = 'draft', change: Partial<Application> = {}): Application => ({
  ...{ applicationId: 'a1', state, rev: 3, step: 4, form: wholeForm, history: [] },
  provenPhone: wholeForm.phone,
  voice: { url: '/voice', durationSec: 40, bytes: 9000, clipId: 'football' },
  ...change,
});

/** An origin that keeps one application, and can be made to fail. */
export const fakeApplications = (held: Application | null = null) => {
  const asked: string[] = [];
  const saves: DraftToKeep[] = [];
  let application = held;
  let failing: Outcome<never> | null = null;
  let waiting: (() => void)[] | null = null;
  const answer = async <A>(name: string, give: () => Outcome<A>): Promise<Outcome<A>> => {
    asked.push(name);
    const failure = failing;
    if (waiting) await new Promise<void>((resolve) => waiting!.push(resolve));
    return failure ?? give();
  };
  const moved = (state: ApplicationState) => {
    application = application && { ...application, state };
    return application ? succeeded(application) : failed({ kind: 'refused', code: 409 });
  };
  return {
    asked,
    saves,
    held: () => application,
    hold: (next: Application | null) => void (application = next),
    fail: (outcome: Outcome<never> | null) => void (failing = outcome),
    /** From now on answers wait until `release`. */
    pause: () => void (waiting = []),
    release: async () => {
      const all = waiting ?? [];
      waiting = null;
      for (const resolve of all) resolve();
      await settle();
    },
    port: {
      my: () => answer('my', () => succeeded(application)),
      save: (draft: DraftToKeep) => {
        saves.push(draft);
        return answer<Kept>('save', () => {
          if (
            (application?.rev ?? 0) !== draft.rev ||
            (application && application.state !== 'draft' && application.state !== 'need_info')
          )
            return succeeded({ kind: 'stale', application });
          application = { ...(application ?? anApplication('draft', { rev: 0 })), ...draft, rev: draft.rev + 1 };
          return succeeded({ kind: 'kept', application });
        });
      },
      submit: (rev: number) => answer(`submit ${rev}`, () => moved('submitted')),
      reply: (note: string) => answer(`reply ${note}`, () => moved('submitted')),
      withdraw: () =>
        answer('withdraw', () => {
          if (application?.state !== 'draft') return moved('draft');
          application = null;
          return succeeded(null);
        }),
    },
  };
};

/** The wired chart on a simulated clock over such an origin. */
export const startApplication = async (
  held: Application | null,
  { viewer = 'm1', ...rest }: Partial<ApplicationInput> = {},
  storage = fakeStorage(),
) => {
  const origin = fakeApplications(held);
  const clock = new SimulatedClock();
  let logIns = 0;
  const machine = wireCommentatorApplication({
    applications: () => Promise.resolve(origin.port),
    storage,
    askLogIn: () => void (logIns += 1),
  });
  const input = { viewer, year: 2026, timezone: 'Asia/Bangkok', ...rest };
  const actor = createActor(machine, { clock, input }).start();
  const settled = async () => {
    await settle();
    await settle();
  };
  await settled();
  const send = async (event: ApplicationEvent) => {
    actor.send(event);
    await settled();
  };
  const state = () => actor.getSnapshot();
  return {
    ...{ origin, storage, send, state },
    stop: () => actor.stop(),
    logIns: () => logIns,
    edit: (change: Partial<ApplicationForm>) => send({ type: 'apply.edit', change }),
    pass: async (ms: number) => {
      clock.increment(ms);
      await settled();
    },
    page: () => selectPage(state()),
    asked: () => selectAsked(state()),
    keeping: () => selectKeeping(state()),
    form: () => selectForm(state()),
    problems: () => selectProblems(state()),
    failure: () => selectApplyFailure(state()),
    application: () => selectApplication(state()),
    sentAs: () => (typeof state().value === 'object' ? JSON.stringify(state().value) : state().value),
  };
};

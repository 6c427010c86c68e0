import { assign, raise, setup } from 'xstate';
import { isOpen, type Application } from '#domain/application/application.ts';
import { openDraft } from '#domain/application/draft.ts';
import {
  allProblems,
  emptyForm,
  isDone,
  problemsOf,
  sameForm,
  steps,
  type FieldName,
  type FieldProblem,
  type Problems,
  type Step,
  type Surroundings,
} from '#domain/application/form.ts';
import type { DraftToKeep, Kept } from '#ports/applications.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { isRefusal } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';
import type { ApplicationContext, ApplicationEvent, ApplicationInput, Read } from './commentatorApplication.types.ts';

/** Delays in milliseconds: of the automatic save after the last input, and of the retry of a failed save. */
export const APPLY = { saveAfterMs: 1200, retryAfterMs: 10_000 } as const;

const around = ({ year, application }: ApplicationContext): Surroundings => ({
  ...{ year, provenPhone: application?.provenPhone ?? null, hasVoice: application?.voice !== undefined },
});
/** What is wrong with a step. */
export const problemsAt = (context: ApplicationContext, step: Step): Problems =>
  problemsOf(context.form, step, around(context));

/** The shown problems that still exist: while the applicant types, problems disappear but no new ones appear. */
const stillThere = (context: ApplicationContext): Problems => {
  const now = allProblems(context.form, around(context));
  return Object.fromEntries(
    Object.keys(context.problems).flatMap((field) => {
      const problem = now[field as FieldName];
      return problem ? [[field, problem]] : [];
    }),
  );
};

const hasSameWords = (one: Application, other: Application | null): boolean =>
  other !== null && sameForm(one.form, other.form);

const failureOf = (outcome: Outcome<unknown>): Failure | null => (outcome.ok ? null : outcome.failure);
const isPassing = (failure: Failure | null): boolean => failure !== null && failure.kind !== 'refused';
const stepNumber = (step: Step): number => steps.indexOf(step) + 1;
const opened = (application: Application | null, context: ApplicationContext, local: Read['local']) => {
  const { form, step, rev, dirty, theirs } = openDraft(application, local);
  return { application, form: { ...form, timezone: form.timezone || context.timezone }, step, rev, dirty, theirs };
};

/** Types, actions, guards and delays of the chart. */
export const applicationWords = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as ApplicationInput,
    events: {} as ApplicationEvent,
    tags: {} as 'unsaved' | 'busy',
  },
  actors: {
    read: unprovided<Read, string | null>('read'),
    save: unprovided<Outcome<Kept>, DraftToKeep>('save'),
    submit: unprovided<Outcome<Application>, { readonly rev: number; readonly note: string | null }>('submit'),
    withdraw: unprovided<Outcome<Application | null>>('withdraw'),
  },
  actions: {
    changeViewer: assign(({ context, event }) => ({
      ...blank,
      viewer: event.type === 'apply.viewer' ? event.userId : context.viewer,
    })),
    receive: assign(({ context }, { outcome, local }: Read) => ({
      ...opened(outcome.ok ? outcome.value : context.application, context, local),
      problems: {},
      failure: null,
    })),
    hear: assign(({ context, event }) =>
      event.type === 'apply.heard' ? { ...opened(event.application, context, null), failure: null } : context,
    ),
    meetTheirs: assign(({ context }, application: Application | null) => {
      const { form, step } = context;
      // The stored application did not change in content, so its revision is taken over without a conflict.
      const rev = application && hasSameWords(application, context.application) ? application.rev : null;
      const met = opened(application, context, { form, step, rev });
      return { ...met, problems: stillThere({ ...context, ...met }), failure: null };
    }),
    update: assign(({ context, event }) => {
      if (event.type !== 'apply.updated') return context;
      const { application } = event;
      return { application, problems: stillThere({ ...context, application }) };
    }),
    beginAnew: assign(({ context }) => ({
      ...{ application: null, rev: 0, step: 1, dirty: false, failure: null, problems: {} },
      form: { ...context.form, consent: emptyForm.consent },
    })),
    edit: assign(({ context, event }) => {
      if (event.type !== 'apply.edit') return context;
      const form = { ...context.form, ...event.change };
      return { form, dirty: true, problems: stillThere({ ...context, form }) };
    }),
    goOn: assign(({ context }) => ({ step: Math.min(context.step + 1, steps.length), problems: {} })),
    goBack: assign(({ context }) => ({ step: Math.max(context.step - 1, 1), problems: {} })),
    /** Problems stay shown: the applicant goes to the step to fix them. */
    goToStep: assign(({ event }) => (event.type === 'apply.goTo' ? { step: stepNumber(event.step) } : {})),
    /** The current step is part of the draft. */
    keepStep: raise({ type: 'apply.edit', change: {} }),
    showProblems: assign(({ context }, step: Step) => ({ problems: problemsAt(context, step) })),
    showAllProblems: assign(({ context }) => ({ problems: allProblems(context.form, around(context)) })),
    showRefused: assign((_, failure: Failure | null) => ({
      failure,
      problems:
        failure?.kind === 'refused' && failure.fields
          ? (failure.fields as { readonly [Field in FieldName]?: FieldProblem })
          : {},
    })),
    takeAlong: assign(({ context: { rev, step, form } }) => ({ taken: { rev, step, form } })),
    noteKept: assign(({ context }, outcome: Outcome<Kept>) => {
      if (!outcome.ok || !outcome.value.application) return {};
      const { application } = outcome.value;
      return { application, rev: application.rev, dirty: isOlder(context), failure: null };
    }),
    takeTheirRev: assign(({ context }) => ({ rev: context.theirs?.rev ?? context.rev, theirs: null })),
    takeTheirs: assign(({ context }) => {
      if (!context.theirs) return {};
      const { form, step, rev } = context.theirs;
      return { form, step, rev, problems: stillThere({ ...context, form }), dirty: false, theirs: null };
    }),
    noteNote: assign(({ event }) => (event.type === 'apply.submit' ? { note: event.note } : {})),
    noteSent: assign(({ context }, outcome: Outcome<Application | null>) =>
      outcome.ok ? { ...opened(outcome.value, context, null), note: null, problems: {}, failure: null } : {},
    ),
    noteFailure: assign((_, failure: Failure | null) => ({ failure })),
    dropDraft: assign(({ context }) => ({
      ...blank,
      form: { ...emptyForm, timezone: context.timezone },
    })),
    keepLocally: () => {},
    forgetLocal: () => {},
    askLogIn: () => {},
  },
  guards: {
    isGuest: ({ context }) => context.viewer === null,
    isSameViewer: ({ context, event }) => event.type === 'apply.viewer' && event.userId === context.viewer,
    isRead: (_, { outcome }: Read) => outcome.ok,
    isSent: ({ context: { application } }) => application !== null && application.state !== 'draft',
    hasDraft: ({ context: { application, dirty } }) => application?.state === 'draft' || dirty,
    isInState: ({ context }, state: Application['state']) => context.application?.state === state,
    mayWithdraw: ({ context: { application } }) => application !== null && isOpen(application.state),
    mayApplyAgain: ({ context: { application }, event }) =>
      event.type === 'apply.begin' && (application?.reapplyAfter ?? 0) <= event.at,
    isNews: ({ context, event }) =>
      event.type === 'apply.heard' && JSON.stringify(event.application) !== JSON.stringify(context.application),
    isOnStep: ({ context }, step: Step) => context.step === stepNumber(step),
    isBarred: ({ context }) => context.viewer === null && context.step >= stepNumber('when'),
    isDone: ({ context }, step: Step) => isDone(problemsAt(context, step)),
    isDoneByGuest: ({ context }, step: Step) => context.viewer === null && isDone(problemsAt(context, step)),
    mayGoTo: ({ context, event }) =>
      event.type === 'apply.goTo' &&
      steps.slice(0, stepNumber(event.step) - 1).every((step) => isDone(problemsAt(context, step))),
    isWhole: ({ context }) => isDone(allProblems(context.form, around(context))),
    contradicts: ({ context }) => context.theirs !== null,
    isUnsaved: ({ context }) => context.dirty,
    isKept: (_, outcome: Outcome<Kept>) => outcome.ok && outcome.value.kind === 'kept',
    isKeptButChanged: ({ context }, outcome: Outcome<Kept>) =>
      outcome.ok && outcome.value.kind === 'kept' && isOlder(context),
    isStale: (_, outcome: Outcome<Kept>) => outcome.ok && outcome.value.kind === 'stale',
    mayPass: (_, outcome: Outcome<unknown>) => isPassing(failureOf(outcome)),
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isOutdated: (_, outcome: Outcome<unknown>) => isRefusal(outcome, 409),
    isIncomplete: (_, outcome: Outcome<unknown>) => isRefusal(outcome, 422),
  },
  delays: {
    saveDelay: APPLY.saveAfterMs,
    retryDelay: ({ context: { failure } }) =>
      failure?.kind === 'rateLimited' ? failure.retryAfterS * 1000 : APPLY.retryAfterMs,
  },
});

/** Whether the form has changed since the running save was started. */
const isOlder = ({ taken, form, step }: ApplicationContext): boolean =>
  taken !== null && (taken.step !== step || !sameForm(taken.form, form));

const blank = {
  ...{ application: null, form: emptyForm, step: 1, rev: 0, dirty: false, taken: null, theirs: null },
  ...{ problems: {}, failure: null, note: null },
} as const satisfies Omit<ApplicationContext, keyof ApplicationInput>;

export const emptyApplication = (input: ApplicationInput): ApplicationContext => ({ ...input, ...blank });

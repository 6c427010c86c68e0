import type { SnapshotFrom } from 'xstate';
import type { Application } from '#domain/application/application.ts';
import { isDone, steps, type ApplicationForm, type Problems } from '#domain/application/form.ts';
import type { Failure } from '#ports/failure.ts';
import type { CommentatorApplicationMachine } from './commentatorApplication.machine.ts';
import { problemsAt } from './commentatorApplication.words.ts';

type Snapshot = SnapshotFrom<CommentatorApplicationMachine>;

/** What the page shows. */
export type ApplicationPage = 'reading' | 'unread' | 'landing' | 'filling' | 'submitting' | 'sent' | 'withdrawing';
/** The step that is shown; `barred` asks a guest to log in. */
export type Asked = 'who' | 'what' | 'barred' | 'when' | 'voice';
/** Where the draft is stored, or why not. */
export type Keeping = 'local' | 'settled' | 'unsaved' | 'saving' | 'waiting' | 'refused' | 'contradicted';

const pages: readonly ApplicationPage[] = [
  ...(['reading', 'unread', 'landing', 'filling', 'submitting', 'sent', 'withdrawing'] as const),
];
const asked: readonly Asked[] = ['who', 'what', 'barred', 'when', 'voice'];
const keepings: readonly Keeping[] = [
  ...(['local', 'settled', 'unsaved', 'saving', 'waiting', 'refused', 'contradicted'] as const),
];

export const selectPage = (snapshot: Snapshot): ApplicationPage =>
  pages.find((page) => snapshot.matches(page)) ?? 'reading';
export const selectAsked = (snapshot: Snapshot): Asked | null =>
  asked.find((step) => snapshot.matches({ filling: { asking: step } })) ?? null;
export const selectKeeping = (snapshot: Snapshot): Keeping | null =>
  keepings.find((state) => snapshot.matches({ filling: { keeping: state } })) ?? null;
export const selectApplication = (snapshot: Snapshot): Application | null => snapshot.context.application;
export const selectForm = (snapshot: Snapshot): ApplicationForm => snapshot.context.form;
/** The completed steps as a bit mask; the first step is bit 0. */
export const selectDoneSteps = ({ context }: Snapshot): number =>
  steps.reduce((done, step, i) => (isDone(problemsAt(context, step)) ? done | (1 << i) : done), 0);
export const selectProblems = (snapshot: Snapshot): Problems => snapshot.context.problems;
export const selectApplyFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
/** The origin's version, until the applicant has chosen one of the two. */
export const selectTheirs = (snapshot: Snapshot): Application | null => snapshot.context.theirs;
/** Whether unsaved input delays the switch to a new build (NAV-3). */
export const isUnsaved = (snapshot: Snapshot): boolean => snapshot.hasTag('unsaved');

import { assign, setup } from 'xstate';
import type { UploadProblem } from '#domain/uploads/upload.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { FileProgress } from '#ports/profile.ts';
import { unprovided } from '../unprovided.ts';

export type UploadEvent =
  | { readonly type: 'upload.choose'; readonly file: Blob }
  /** Share of the file, 0 to 1, that was hashed or sent. */
  | { readonly type: 'upload.hashed' | 'upload.sent'; readonly share: number }
  | { readonly type: 'upload.retry' }
  /** The network is back. */
  | { readonly type: 'upload.online' }
  | { readonly type: 'upload.cancel' };

/** A file with its real media type that may be sent, or why it is refused. */
export type Checked = { readonly file: Blob } | { readonly problem: UploadProblem };

export interface Sending {
  readonly file: Blob;
  readonly told: (progress: FileProgress) => void;
}

export interface UploadContext {
  readonly file: Blob | null;
  /** Of the step that runs: of the file, what is hashed or sent. */
  readonly share: number;
  /** Why the file was refused. */
  readonly problem: UploadProblem | null;
  /** Why the upload failed; it can be retried. */
  readonly failure: Failure | null;
}

const codes: Readonly<Record<number, UploadProblem>> = { 413: 'tooLarge', 415: 'type' };
const told: readonly string[] = ['empty', 'pixels'] satisfies readonly UploadProblem[];

/** Why the origin refused the file; null for a temporary failure. */
const problemOf = (failure: Failure): UploadProblem | null => {
  if (failure.kind !== 'refused') return null;
  const reason = failure.fields?.['body'] ?? '';
  if (failure.code === 422) return told.includes(reason) ? (reason as UploadProblem) : 'unreadable';
  return codes[failure.code] ?? 'denied';
};
const problemIn = (outcome: Outcome<null>): UploadProblem | null => (outcome.ok ? null : problemOf(outcome.failure));
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;

/** Checks a file, uploads it, and tells a refused file from a failed upload. */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, tags: {} as 'busy' },
  actors: {
    check: unprovided<Checked, Blob>('check'),
    send: unprovided<Outcome<null>, Sending>('send'),
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'upload.choose' ? { file: event.file, share: 0, problem: null, failure: null } : context,
    ),
    nameTruly: assign((_, checked: Checked) => ('file' in checked ? { file: checked.file } : {})),
    noteProblem: assign((_, problem: UploadProblem | null) => ({ file: null, problem })),
    noteFailure: assign((_, failure: Failure | null) => ({ failure })),
    noteShare: assign(({ context, event }) => ('share' in event ? { share: event.share } : context)),
    goOn: assign({ failure: null }),
    forget: assign({ file: null, share: 0, failure: null }),
    tellBusy: () => {},
    tellIdle: () => {},
  },
  guards: {
    mayLeave: (_, checked: Checked) => 'file' in checked,
    isTaken: (_, outcome: Outcome<null>) => outcome.ok,
    isRefused: (_, outcome: Outcome<null>) => problemIn(outcome) !== null,
    isLost: (_, outcome: Outcome<null>) => !outcome.ok && outcome.failure.kind === 'unreachable',
  },
}).createMachine({
  id: 'upload',
  context: { file: null, share: 0, problem: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: { on: { 'upload.choose': { target: 'busy', actions: 'take' } } },
    busy: {
      tags: 'busy',
      entry: 'tellBusy',
      exit: 'tellIdle',
      initial: 'checking',
      on: { 'upload.cancel': { target: 'cancelled', actions: 'forget' } },
      states: {
        checking: {
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context }) => context.file!,
            onDone: [
              {
                guard: { type: 'mayLeave', params: output },
                target: 'underWay',
                actions: { type: 'nameTruly', params: output },
              },
              {
                target: '#upload.refused',
                actions: {
                  type: 'noteProblem',
                  params: ({ event }) => ('problem' in event.output ? event.output.problem : null),
                },
              },
            ],
            onError: { target: '#upload.refused', actions: { type: 'noteProblem', params: 'unreadable' } },
          },
        },
        underWay: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context, self }) => ({
              file: context.file!,
              told: ({ step, share }) =>
                self.send({ type: step === 'hashing' ? 'upload.hashed' : 'upload.sent', share }),
            }),
            onDone: [
              { guard: { type: 'isTaken', params: output }, target: '#upload.done', actions: 'forget' },
              {
                guard: { type: 'isRefused', params: output },
                target: '#upload.refused',
                actions: { type: 'noteProblem', params: ({ event }) => problemIn(event.output) },
              },
              {
                guard: { type: 'isLost', params: output },
                target: '#upload.lost',
                actions: { type: 'noteFailure', params: { kind: 'unreachable' } },
              },
              {
                target: '#upload.failed',
                actions: {
                  type: 'noteFailure',
                  params: ({ event }) => (event.output.ok ? null : event.output.failure),
                },
              },
            ],
            onError: { target: '#upload.lost', actions: { type: 'noteFailure', params: { kind: 'unreachable' } } },
          },
          initial: 'hashing',
          states: {
            /** Reads the whole file, so that the origin knows it again after a reload. */
            hashing: {
              on: {
                'upload.hashed': { actions: 'noteShare' },
                'upload.sent': { target: 'sending', actions: 'noteShare' },
              },
            },
            /** Asks the origin how much it has of the file. */
            resuming: { on: { 'upload.sent': { target: 'sending', actions: 'noteShare' } } },
            sending: { on: { 'upload.sent': { actions: 'noteShare' } } },
          },
        },
      },
    },
    done: { on: { 'upload.choose': { target: 'busy', actions: 'take' } } },
    refused: { on: { 'upload.choose': { target: 'busy', actions: 'take' } } },
    failed: {
      on: {
        'upload.retry': { target: 'busy.underWay.resuming', actions: 'goOn' },
        'upload.choose': { target: 'busy', actions: 'take' },
        'upload.cancel': { target: 'cancelled', actions: 'forget' },
      },
    },
    /** The connection broke; what has arrived waits at the origin. */
    lost: {
      on: {
        'upload.retry': { target: 'busy.underWay.resuming', actions: 'goOn' },
        'upload.online': { target: 'busy.underWay.resuming', actions: 'goOn' },
        'upload.choose': { target: 'busy', actions: 'take' },
        'upload.cancel': { target: 'cancelled', actions: 'forget' },
      },
    },
    cancelled: { on: { 'upload.choose': { target: 'busy', actions: 'take' } } },
  },
});
export type UploadMachine = typeof uploadMachine;

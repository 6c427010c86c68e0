import type { Kept } from '#ports/applications.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { applicationWords, emptyApplication } from './commentatorApplication.words.ts';

const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const failureIn = ({ event }: { readonly event: { readonly output: Outcome<unknown> } }): Failure | null =>
  event.output.ok ? null : event.output.failure;
/** A conflict with a draft saved elsewhere is checked before anything else. */
const stale = {
  guard: { type: 'isStale', params: output },
  target: '#commentatorApplication.deciding',
  actions: {
    type: 'meetTheirs',
    params: ({ event }: { readonly event: { readonly output: Outcome<Kept> } }) =>
      event.output.ok ? event.output.value.application : null,
  },
} as const;
const unreachable = { type: 'noteFailure', params: { kind: 'unreachable' } } as const;

const edited = { actions: ['edit', 'keepLocally'] } as const;
const onward = ['goOn', 'keepStep'] as const;
const backward = ['goBack', 'keepStep'] as const;

/** A commentator application: filled in by steps, saved automatically, submitted, and followed until it is decided. */
export const commentatorApplicationMachine = applicationWords.createMachine({
  id: 'commentatorApplication',
  context: ({ input }) => emptyApplication(input),
  initial: 'reading',
  on: {
    'apply.viewer': [{ guard: 'isSameViewer' }, { target: '.reading', actions: 'changeViewer' }],
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.viewer,
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'deciding',
            actions: { type: 'receive', params: output },
          },
          {
            target: 'unread',
            actions: {
              type: 'noteFailure',
              params: ({ event }) => failureIn({ event: { output: event.output.outcome } }),
            },
          },
        ],
        onError: { target: 'unread', actions: unreachable },
      },
    },
    unread: { on: { 'apply.retry': 'reading', 'apply.online': 'reading' } },
    deciding: {
      always: [{ guard: 'isSent', target: 'sent' }, { guard: 'hasDraft', target: 'filling' }, { target: 'landing' }],
    },
    landing: { on: { 'apply.begin': 'filling' } },
    filling: {
      type: 'parallel',
      on: {
        'apply.leave': [{ guard: 'isSent', target: 'sent' }, 'landing'],
        'apply.updated': { actions: 'update' },
        'apply.withdraw': [
          { guard: 'isGuest', target: 'landing', actions: ['dropDraft', 'forgetLocal'] },
          'withdrawing',
        ],
      },
      states: {
        keeping: {
          initial: 'judging',
          states: {
            judging: {
              always: [
                { guard: 'contradicts', target: 'contradicted' },
                { guard: 'isGuest', target: 'local' },
                { guard: 'isUnsaved', target: 'unsaved' },
                { target: 'settled' },
              ],
            },
            /** A guest's draft stays in this browser. */
            local: { on: { 'apply.edit': edited } },
            settled: { on: { 'apply.edit': { target: 'unsaved', ...edited } } },
            unsaved: {
              tags: 'unsaved',
              after: { saveDelay: 'saving' },
              on: { 'apply.edit': { target: 'unsaved', reenter: true, ...edited } },
            },
            saving: {
              tags: 'unsaved',
              entry: 'takeAlong',
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context: { rev, step, form } }) => ({ rev, step, form }),
                onDone: [
                  {
                    guard: { type: 'isKeptButChanged', params: output },
                    target: 'unsaved',
                    actions: [{ type: 'noteKept', params: output }, 'keepLocally'],
                  },
                  {
                    guard: { type: 'isKept', params: output },
                    target: 'settled',
                    actions: [{ type: 'noteKept', params: output }, 'forgetLocal'],
                  },
                  stale,
                  {
                    guard: { type: 'mayPass', params: output },
                    target: 'waiting',
                    actions: { type: 'noteFailure', params: failureIn },
                  },
                  { target: 'refused', actions: { type: 'noteFailure', params: failureIn } },
                ],
                onError: { target: 'waiting', actions: unreachable },
              },
              on: { 'apply.edit': edited },
            },
            waiting: {
              tags: 'unsaved',
              after: { retryDelay: 'saving' },
              on: { 'apply.edit': edited, 'apply.retry': 'saving', 'apply.online': 'saving' },
            },
            refused: { tags: 'unsaved', on: { 'apply.edit': { target: 'unsaved', ...edited } } },
            contradicted: {
              tags: 'unsaved',
              on: {
                'apply.edit': edited,
                'apply.keepMine': { target: 'saving', actions: 'takeTheirRev' },
                'apply.takeTheirs': {
                  target: '#commentatorApplication.deciding',
                  actions: ['takeTheirs', 'forgetLocal'],
                },
              },
            },
          },
        },
        asking: {
          initial: 'choosing',
          on: { 'apply.goTo': { guard: 'mayGoTo', target: '.choosing', actions: ['goToStep', 'keepStep'] } },
          states: {
            choosing: {
              always: [
                { guard: 'isBarred', target: 'barred' },
                { guard: { type: 'isOnStep', params: 'what' }, target: 'what' },
                { guard: { type: 'isOnStep', params: 'when' }, target: 'when' },
                { guard: { type: 'isOnStep', params: 'voice' }, target: 'voice' },
                { target: 'who' },
              ],
            },
            who: {
              on: {
                'apply.next': [
                  { guard: { type: 'isDone', params: 'who' }, target: 'what', actions: onward },
                  { actions: { type: 'showProblems', params: 'who' } },
                ],
              },
            },
            what: {
              on: {
                'apply.next': [
                  {
                    guard: { type: 'isDoneByGuest', params: 'what' },
                    target: 'barred',
                    actions: [...onward, 'askLogIn'],
                  },
                  { guard: { type: 'isDone', params: 'what' }, target: 'when', actions: onward },
                  { actions: { type: 'showProblems', params: 'what' } },
                ],
                'apply.back': { target: 'who', actions: backward },
              },
            },
            /** The later steps are for members only: their input is stored at the origin. */
            barred: {
              on: { 'apply.logIn': { actions: 'askLogIn' }, 'apply.back': { target: 'what', actions: backward } },
            },
            when: {
              on: {
                'apply.next': [
                  { guard: { type: 'isDone', params: 'when' }, target: 'voice', actions: onward },
                  { actions: { type: 'showProblems', params: 'when' } },
                ],
                'apply.back': { target: 'what', actions: backward },
              },
            },
            voice: {
              on: {
                'apply.submit': [
                  // Submitting now would overwrite one of two versions before the applicant has chosen between them.
                  { guard: 'contradicts' },
                  { guard: 'isWhole', target: '#commentatorApplication.submitting', actions: 'noteNote' },
                  { actions: 'showAllProblems' },
                ],
                'apply.back': { target: 'when', actions: backward },
              },
            },
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      initial: 'keeping',
      states: {
        /** Saves before submitting: what is submitted is the stored draft, so it has to match the form. */
        keeping: {
          entry: 'takeAlong',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { rev, step, form } }) => ({ rev, step, form }),
            onDone: [
              {
                guard: { type: 'isKept', params: output },
                target: 'sending',
                actions: [{ type: 'noteKept', params: output }, 'forgetLocal'],
              },
              stale,
              {
                target: '#commentatorApplication.deciding',
                actions: { type: 'showRefused', params: failureIn },
              },
            ],
            onError: { target: '#commentatorApplication.deciding', actions: unreachable },
          },
        },
        sending: {
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { rev, note } }) => ({ rev, note }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: '#commentatorApplication.sent',
                actions: { type: 'noteSent', params: output },
              },
              { guard: { type: 'isOutdated', params: output }, target: '#commentatorApplication.reading' },
              {
                guard: { type: 'isIncomplete', params: output },
                target: '#commentatorApplication.filling',
                actions: { type: 'showRefused', params: failureIn },
              },
              { target: '#commentatorApplication.deciding', actions: { type: 'showRefused', params: failureIn } },
            ],
            onError: { target: '#commentatorApplication.deciding', actions: unreachable },
          },
        },
      },
    },
    sent: {
      initial: 'judging',
      on: {
        'apply.heard': { guard: 'isNews', target: 'deciding', actions: 'hear' },
        'apply.withdraw': { guard: 'mayWithdraw', target: 'withdrawing' },
      },
      states: {
        judging: {
          always: [
            { guard: { type: 'isInState', params: 'reviewing' }, target: 'reviewing' },
            { guard: { type: 'isInState', params: 'need_info' }, target: 'needInfo' },
            { guard: { type: 'isInState', params: 'approved' }, target: 'approved' },
            { guard: { type: 'isInState', params: 'rejected' }, target: 'rejected' },
            { target: 'submitted' },
          ],
        },
        submitted: {},
        reviewing: {},
        needInfo: {
          on: {
            'apply.open': '#commentatorApplication.filling',
            'apply.submit': [
              { guard: 'contradicts', target: '#commentatorApplication.filling' },
              { target: '#commentatorApplication.submitting', actions: 'noteNote' },
            ],
          },
        },
        approved: {},
        rejected: {
          on: {
            'apply.begin': {
              guard: 'mayApplyAgain',
              target: '#commentatorApplication.filling',
              actions: 'beginAnew',
            },
          },
        },
      },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'deciding',
            actions: [{ type: 'noteSent', params: output }, 'forgetLocal'],
          },
          { target: 'deciding', actions: { type: 'noteFailure', params: failureIn } },
        ],
        onError: { target: 'deciding', actions: unreachable },
      },
    },
  },
});
export type CommentatorApplicationMachine = typeof commentatorApplicationMachine;

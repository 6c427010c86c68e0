import { assign, setup } from 'xstate';
import { AUTH } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import type { Credentials, Registration } from '#ports/accounts.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';
import type { AuthContext, AuthEvent, Held } from './auth.types.ts';

type Answer = Outcome<User>;
const answer = ({ event }: { readonly event: { readonly output: Answer } }) => event.output;
const is = (kind: Failure['kind']) => (_: unknown, outcome: Answer) => !outcome.ok && outcome.failure.kind === kind;

const succeeded = { type: 'succeeded', params: answer } as const;
const isUnauthorized = { type: 'isUnauthorized', params: answer } as const;
const isRateLimited = { type: 'isRateLimited', params: answer } as const;
const isServerFault = { type: 'isServerFault', params: answer } as const;
const isRefused = { type: 'isRefused', params: answer } as const;
const rememberViewer = { type: 'rememberViewer', params: answer } as const;
const rememberFailure = { type: 'rememberFailure', params: answer } as const;
const rememberDelay = { type: 'rememberDelay', params: answer } as const;

const guestRefused = ['clearGuestToken', 'forgetToken', 'warnUnauthorized', 'countFailure'] as const;
const allRefused = ['clearAllTokens', 'forgetToken', 'warnUnauthorized', 'countFailure'] as const;
const rateLimited = ['warnRateLimited', 'countFailure'] as const;
const faulty = ['clearAllTokens', 'forgetToken', 'reportFault'] as const;

/** While credentials are being checked, the guest session continues and may end. */
const whileEntering = {
  'auth.refused': [{ guard: 'clearsGuestToken', actions: guestRefused }, { actions: allRefused }],
  'auth.tokensChanged': [
    { guard: 'becameMember', target: '#auth.starting', actions: 'rememberHeld' },
    { actions: 'rememberHeld' },
  ],
} as const;
const entered = [
  { guard: succeeded, target: '#auth.member.reading', actions: [rememberViewer, 'becomeMember'] },
  { guard: isUnauthorized, target: '#auth.starting', actions: [rememberFailure, ...allRefused] },
  { guard: isRateLimited, target: '#auth.starting', actions: [rememberFailure, ...rateLimited] },
  { target: '#auth.starting', actions: rememberFailure },
] as const;

/**
 * Who the viewer is: guest, member, or in transition. It owns every retry of the guest log-in, the info and the
 * refresh.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { readonly held: Held },
    tags: {} as 'entering',
  },
  actors: {
    guestLogin: unprovided<Answer>('guestLogin'),
    guestInfo: unprovided<Answer>('guestInfo'),
    info: unprovided<Answer>('info'),
    refresh: unprovided<Answer>('refresh'),
    login: unprovided<Answer, Credentials>('login'),
    register: unprovided<Answer, Registration>('register'),
  },
  actions: {
    clearGuestToken: () => {},
    clearAllTokens: () => {},
    endSession: () => {},
    warnUnauthorized: () => {},
    warnRateLimited: () => {},
    reportFault: () => {},
    countFailure: assign({
      guestFailures: ({ context }) => Math.min(context.guestFailures + 1, AUTH.maxGuestFailures),
    }),
    rememberViewer: assign((_, outcome: Answer) =>
      outcome.ok ? { viewer: outcome.value, guestFailures: 0, failure: null, refreshed: false, retryAfterMs: 0 } : {},
    ),
    rememberFailure: assign((_, outcome: Answer) => (outcome.ok ? {} : { failure: outcome.failure })),
    rememberCrash: assign({ failure: { kind: 'unreachable' } }),
    rememberDelay: assign((_, outcome: Answer) => ({
      retryAfterMs: !outcome.ok && outcome.failure.kind === 'rateLimited' ? outcome.failure.retryAfterS * 1000 : 0,
    })),
    forgetFailure: assign({ failure: null }),
    becomeGuest: assign({ held: 'guest' }),
    becomeMember: assign({ held: 'member' }),
    forgetToken: assign({ held: 'none', viewer: null, refreshed: false }),
    markRefreshed: assign({ refreshed: true }),
    rememberHeld: assign(({ context, event }) =>
      event.type === 'auth.tokensChanged' ? { held: event.held, viewer: null, refreshed: false } : context,
    ),
    rememberProfile: assign(({ context, event }) =>
      event.type === 'auth.profileChanged' ? { viewer: event.user } : context,
    ),
  },
  guards: {
    succeeded: (_, outcome: Answer) => outcome.ok,
    isUnauthorized: is('unauthorized'),
    isRateLimited: is('rateLimited'),
    isRefused: is('refused'),
    isServerFault: (_, outcome: Answer) =>
      !outcome.ok && outcome.failure.kind === 'serverFault' && outcome.failure.code === 500,
    isFirstUnauthorized: ({ context }, outcome: Answer) => is('unauthorized')(null, outcome) && !context.refreshed,
    holdsMemberToken: ({ context }) => context.held === 'member',
    holdsGuestToken: ({ context }) => context.held === 'guest',
    mayReadGuest: ({ context }) => context.held === 'guest' && context.guestFailures < AUTH.maxGuestFailures,
    knowsGuest: ({ context }) => context.held === 'guest' && context.viewer !== null,
    infoExhausted: ({ context }) => context.guestFailures >= AUTH.maxGuestFailures,
    clearsGuestToken: ({ event }) => event.type === 'auth.refused' && event.clears === 'guestToken',
    becameMember: ({ event }) => event.type === 'auth.tokensChanged' && event.held === 'member',
    stayedGuest: ({ context, event }) =>
      event.type === 'auth.tokensChanged' && event.held !== 'member' && event.held === context.held,
  },
  delays: {
    relogin: AUTH.reloginDelayMs,
    infoRetry: ({ context }) => Math.max(AUTH.infoRetryMs, context.retryAfterMs),
    sessionRetry: ({ context }) => Math.max(AUTH.sessionRetryMs, context.retryAfterMs),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    viewer: null,
    held: input.held,
    guestFailures: 0,
    failure: null,
    refreshed: false,
    retryAfterMs: 0,
  }),
  initial: 'starting',
  on: {
    'auth.rateLimited': { actions: rateLimited },
    'auth.dismissed': { actions: 'forgetFailure' },
    'auth.tokensChanged': [{ guard: 'stayedGuest' }, { target: '.starting', actions: 'rememberHeld' }],
  },
  states: {
    starting: {
      always: [
        { guard: 'holdsMemberToken', target: 'member' },
        { guard: 'knowsGuest', target: 'guest.ready' },
        { guard: 'mayReadGuest', target: 'guest.reading' },
        { guard: 'holdsGuestToken', target: 'guest.unread' },
        { target: 'guest.becomingGuest' },
      ],
    },
    guest: {
      initial: 'becomingGuest',
      on: {
        'auth.login': { target: 'loggingIn', actions: 'forgetFailure' },
        'auth.register': { target: 'registering', actions: 'forgetFailure' },
        'auth.refused': [
          { guard: 'clearsGuestToken', target: '.becomingGuest', actions: guestRefused },
          { target: '.becomingGuest', actions: allRefused },
        ],
        'auth.serverFault': { target: '.becomingGuest', actions: faulty },
      },
      states: {
        becomingGuest: {
          // A 401 now belongs to a call made with the token that has already been dropped.
          on: { 'auth.refused': {}, 'auth.serverFault': {} },
          invoke: {
            id: 'guestLogin',
            src: 'guestLogin',
            onDone: [
              { guard: succeeded, target: 'ready', actions: [rememberViewer, 'becomeGuest'] },
              { guard: isUnauthorized, target: 'tokenless', actions: [rememberDelay, ...guestRefused] },
              { guard: isRateLimited, target: 'tokenless', actions: [rememberDelay, ...rateLimited] },
              { target: 'tokenless', actions: [rememberDelay, 'countFailure'] },
            ],
            onError: { target: 'tokenless', actions: ['reportFault', 'countFailure'] },
          },
        },
        tokenless: {
          on: { 'auth.refused': {}, 'auth.serverFault': {} },
          after: { sessionRetry: 'becomingGuest' },
        },
        reading: {
          invoke: {
            id: 'guestInfo',
            src: 'guestInfo',
            onDone: [
              { guard: succeeded, target: 'ready', actions: rememberViewer },
              { guard: isUnauthorized, target: 'becomingGuest', actions: guestRefused },
              { guard: isRateLimited, target: 'paused', actions: [rememberDelay, ...rateLimited] },
              { guard: isServerFault, target: 'becomingGuest', actions: [...faulty, 'countFailure'] },
              { target: 'paused', actions: [rememberDelay, 'countFailure'] },
            ],
            onError: { target: 'paused', actions: ['reportFault', 'countFailure'] },
          },
        },
        paused: {
          always: { guard: 'infoExhausted', target: 'unread' },
          after: { infoRetry: 'reading' },
        },
        unread: {},
        ready: {},
      },
    },
    loggingIn: {
      tags: 'entering',
      on: whileEntering,
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ event }) => (event.type === 'auth.login' ? event.credentials : { username: '', password: '' }),
        onDone: entered,
        onError: { target: 'starting', actions: ['reportFault', 'rememberCrash'] },
      },
    },
    registering: {
      tags: 'entering',
      on: whileEntering,
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => (event.type === 'auth.register' ? event.registration : { username: '', password: '' }),
        onDone: entered,
        onError: { target: 'starting', actions: ['reportFault', 'rememberCrash'] },
      },
    },
    member: {
      initial: 'reading',
      on: {
        'auth.logout': { target: 'loggingOut', actions: 'endSession' },
        'auth.expired': '.refreshing',
        'auth.refused': [
          { guard: 'clearsGuestToken', actions: ['clearGuestToken', 'warnUnauthorized', 'countFailure'] },
          { target: 'guest', actions: allRefused },
        ],
        'auth.serverFault': { target: 'guest', actions: faulty },
        'auth.profileChanged': { actions: 'rememberProfile' },
      },
      states: {
        reading: {
          invoke: {
            id: 'info',
            src: 'info',
            onDone: [
              { guard: succeeded, target: 'ready', actions: rememberViewer },
              { guard: { type: 'isFirstUnauthorized', params: answer }, target: 'refreshing' },
              { guard: isUnauthorized, target: '#auth.guest', actions: allRefused },
              { guard: isRateLimited, target: 'unread', actions: [rememberDelay, ...rateLimited] },
              { guard: isServerFault, target: '#auth.guest', actions: faulty },
              { target: 'unread', actions: rememberDelay },
            ],
            onError: { target: 'unread', actions: 'reportFault' },
          },
        },
        refreshing: {
          // Calls that were refused with the old token are waiting for the new one.
          on: { 'auth.expired': {}, 'auth.refused': {} },
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: [
              { guard: succeeded, target: 'reading', actions: [rememberViewer, 'markRefreshed'] },
              { guard: isUnauthorized, target: '#auth.guest', actions: allRefused },
              { guard: isRefused, target: '#auth.guest', actions: allRefused },
              { guard: isRateLimited, target: 'unread', actions: [rememberDelay, ...rateLimited] },
              { target: 'unread', actions: rememberDelay },
            ],
            onError: { target: 'unread', actions: 'reportFault' },
          },
        },
        unread: { after: { sessionRetry: 'reading' } },
        ready: {},
      },
    },
    loggingOut: {
      entry: ['clearAllTokens', 'forgetToken'],
      on: { 'auth.tokensChanged': {} },
      after: { relogin: 'guest' },
    },
  },
});

export type AuthMachine = typeof authMachine;

import { expect, it } from 'vitest';
import type { Outcome } from '#ports/failure.ts';
import type { User } from '#domain/people/user.ts';
import {
  asGuest,
  asMember,
  guest,
  member,
  rateLimited,
  refusedWith,
  serverFault,
  unauthorized,
  unreachable,
} from '../../../tests/fakes/accounts.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { authMachine } from './auth.machine.ts';
import type { Held } from './auth.types.ts';
import { wireAuth } from './auth.wire.ts';

const answers = (id: string, ...outcomes: readonly Outcome<User>[]) => ({
  [`xstate.done.actor.${id}`]: outcomes.map((outcome) => done(id, outcome)),
});
const credentials = { username: 'lan', password: 'một mật khẩu' };
const cases = {
  ...answers('guestLogin', asGuest, unauthorized('guestToken'), rateLimited(1), unreachable),
  ...answers('guestInfo', asGuest, unauthorized('guestToken'), rateLimited(1), serverFault(500), serverFault(503)),
  ...answers('info', asMember, unauthorized(), rateLimited(1), serverFault(500), serverFault(503)),
  ...answers('refresh', asMember, unauthorized(), refusedWith(422), rateLimited(1), unreachable),
  ...answers('login', asMember, unauthorized(), rateLimited(1), refusedWith(403)),
  ...answers('register', asMember, unauthorized(), rateLimited(1), refusedWith(409)),
  'auth.login': [{ type: 'auth.login', credentials }],
  'auth.register': [{ type: 'auth.register', registration: credentials }],
  'auth.refused': [
    { type: 'auth.refused', clears: 'guestToken' },
    { type: 'auth.refused', clears: 'allTokens' },
  ],
  'auth.tokensChanged': (['none', 'guest', 'member'] as const).map((held) => ({ type: 'auth.tokensChanged', held })),
  'auth.profileChanged': [{ type: 'auth.profileChanged', user: { ...member, nickname: 'Lan Anh' } }],
};

it('goes from guest to member and back as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(authMachine);
  const starts: readonly Held[] = ['none', 'guest', 'member'];
  for (const held of starts)
    await walk({
      chart: authMachine,
      cover,
      cases,
      input: { held },
      // The walk without a token reaches every state; the other starts only show the way into it.
      allow: (_, event) => held === 'none' || !event.type.startsWith('auth.'),
      // The last failure and the delay do not influence any transition.
      seen: ({ viewer, held: now, guestFailures, refreshed }) => [
        viewer === null ? null : viewer === guest ? 'guest' : 'member',
        now,
        guestFailures,
        refreshed,
      ],
      wire: (hands) => ({
        machine: wireAuth({
          accounts: {
            guestLogin: hands.promise('guestLogin'),
            guestInfo: hands.promise('guestInfo'),
            info: hands.promise('info'),
            refresh: hands.promise('refresh'),
            login: hands.promise('login'),
            register: hands.promise('register'),
            logout: hands.promise('logout'),
            checkUsername: hands.promise('checkUsername'),
          },
          tokens: { held: () => held, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} },
          log: { warn: () => {}, report: () => {} },
        }),
        check: (state) => {
          const { context } = state;
          if (state.matches('member')) expect(context.held).toBe('member');
          if (state.matches('loggingOut')) expect(context.viewer).toBe(null);
          if (state.matches({ guest: 'ready' })) expect(context.viewer).toEqual(guest);
          expect(context.guestFailures).toBeLessThanOrEqual(3);
        },
      }),
    });
  cover.assertFull();
});

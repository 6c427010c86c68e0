import type { Route } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { accounts } from '#contract/http/accounts.ts';
import { AUTH } from '#domain/auth/auth.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.types.ts';
import {
  asGuest,
  asMember,
  guest,
  rateLimited,
  refusedWith,
  serverFault,
  unauthorized,
  unreachable,
} from '../fakes/accounts.ts';
import { done, shortestPaths, type Step } from '../model/paths.ts';
import { loginLayer } from './support/account.ts';
import { holdClock } from './support/heldClock.ts';
import { newMember } from './support/members.ts';
import { playPaths, timerOf } from './support/playPaths.ts';
import { expect, test } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

const shell = words('vi', 'shell');
const account = words('vi', 'account');

type CallName = 'guestLogin' | 'guestInfo' | 'info' | 'refreshToken' | 'login';
const actorOf: Readonly<Record<string, CallName>> = {
  guestLogin: 'guestLogin',
  guestInfo: 'guestInfo',
  info: 'info',
  refresh: 'refreshToken',
  login: 'login',
};

test('AUTH-1, AUTH-2, AUTH-3: the session goes every way of its chart that calls decide, by the page’s clock', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const answers = (id: string, ...all: readonly unknown[]) => ({
    [`xstate.done.actor.${id}`]: all.map((one) => done(id, one)),
  });
  const logIn: AuthEvent = { type: 'auth.login', credentials: { username: 'lan', password: 'hoa' } };
  const paths = shortestPaths(authMachine as AnyStateMachine, {
    input: { held: 'none' },
    cases: {
      ...answers('guestLogin', asGuest, unauthorized('guestToken'), rateLimited(1)),
      ...answers('guestInfo', asGuest, unauthorized('guestToken'), rateLimited(1), serverFault(500)),
      ...answers('info', asMember, unauthorized(), rateLimited(1), serverFault(500)),
      ...answers('refresh', asMember, unauthorized(), rateLimited(1), unreachable),
      ...answers('login', asMember, rateLimited(1), refusedWith(403)),
      'auth.login': [logIn],
    },
    // Outcomes of calls and timers; one failure represents all further ones.
    allow: ({ context: { guestFailures }, ...state }, event) => {
      if (event.type === 'auth.login') return guestFailures === 0 && isIn(state, 'guest', 'ready');
      if (event.type === 'auth.logout') return guestFailures === 0 && isIn(state, 'member', 'ready');
      if (event.type.startsWith('auth.') || event.type.startsWith('xstate.error')) return false;
      return guestFailures === 0 || succeeds(event) || event.type.startsWith('xstate.after');
    },
    seen: ({ viewer, held, guestFailures, refreshed }) => [
      viewer === null ? null : viewer === guest ? 'guest' : 'member',
      held,
      guestFailures,
      refreshed,
    ],
  });

  const member = await newMember(baseURL, 'Lan');
  const waiting = new Map<CallName, Route>();
  for (const name of Object.values(actorOf))
    await page.route(`**${accounts[name].path}`, (route) => void waiting.set(name, route));
  const clock = await holdClock(page);
  await page.goto('/menu?q=');
  await clock.stop();

  const waitsFor = (state: AnyMachineSnapshot): CallName | null => {
    if (state.matches({ guest: 'becomingGuest' })) return 'guestLogin';
    if (state.matches({ guest: 'reading' })) return 'guestInfo';
    if (state.matches({ member: 'reading' })) return 'info';
    if (state.matches({ member: 'refreshing' })) return 'refreshToken';
    return state.matches('loggingIn') ? 'login' : null;
  };
  const stands = async ({ state }: Step) => {
    const wanted = waitsFor(state);
    await expect.poll(() => [...waiting.keys()]).toEqual(wanted === null ? [] : [wanted]);
    const { viewer, held } = state.context as { readonly viewer: unknown; readonly held: string };
    await expect.poll(async () => heldBy(await tokensOf(context))).toBe(held);
    if (viewer !== null && state.matches('member'))
      await expect(page.getByRole('banner').getByRole('button', { name: 'Lan' })).toBeVisible();
  };
  const settle = async (event: EventObject & { readonly output?: unknown }) => {
    const name = actorOf[event.type.slice('xstate.done.actor.'.length)]!;
    const route = waiting.get(name)!;
    waiting.delete(name);
    const outcome = event.output as {
      readonly ok: boolean;
      readonly failure?: { readonly kind: string; readonly code?: number };
    };
    if (outcome.ok) return route.continue();
    const { kind, code } = outcome.failure!;
    if (kind === 'unreachable') return route.abort();
    const status = { unauthorized: 401, rateLimited: 429 }[kind] ?? code!;
    return route.fulfill({
      status,
      headers: { 'Retry-After': '1' },
      json: { code: status, data: null, message: 'No.' },
    });
  };
  const delays: Readonly<Record<string, number>> = {
    relogin: AUTH.reloginDelayMs,
    infoRetry: AUTH.infoRetryMs,
    sessionRetry: AUTH.sessionRetryMs,
  };
  const layer = loginLayer(page);
  const act = async (step: Step) => {
    const { event } = step;
    const timer = timerOf(step);
    if (timer) return clock.pass(delays[timer]!);
    if (event.type.startsWith('xstate.done.actor.')) return settle(event);
    if (event.type === 'auth.login') {
      await page
        .getByRole('banner')
        .getByRole('button', { name: shell('logIn') })
        .click();
      await clock.comes(layer.field('username'));
      return layer.logIn(member.username, member.password);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Lan' }).click();
    const leave = page
      .getByRole('dialog', { name: account('sheet.title') })
      .getByRole('button', { name: account('sheet.logOut') });
    await clock.comes(leave);
    return leave.click();
  };
  await playPaths(paths, {
    begin: async () => {
      // Drops the pending calls of the previous page.
      await page.goto('about:blank');
      waiting.clear();
      await context.clearCookies();
      // Without the painted content, since a held clock would never start its code.
      await page.goto('/menu?q=');
      await clock.comes(page.getByRole('banner'));
      await expect.poll(() => [...waiting.keys()]).toEqual(['guestLogin']);
    },
    step: async (one) => {
      await act(one);
      await stands(one);
    },
  });
});

const heldBy = (cookies: Readonly<Record<string, string>>): string => {
  if (cookies['token']) return 'member';
  return cookies['guestToken'] ? 'guest' : 'none';
};
const isIn = ({ value }: Pick<AnyMachineSnapshot, 'value'>, parent: string, child: string): boolean =>
  typeof value === 'object' && value[parent] === child;
const succeeds = (event: EventObject): boolean =>
  'output' in event && (event.output as { readonly ok?: boolean }).ok === true;

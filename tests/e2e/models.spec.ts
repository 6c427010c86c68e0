import type { Locator, Page, Route, WebSocketRoute } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { accounts } from '#contract/http/accounts.ts';
import { AUTH } from '#domain/auth/auth.ts';
import { CHAT } from '#domain/chat/chat.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.types.ts';
import { chatSocketMachine } from '#machines/chat/chatSocket.machine.ts';
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
import { describePath, done, shortestPaths, type Path, type Step } from '../model/paths.ts';
import { loginLayer } from './support/account.ts';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

const shell = words('vi', 'shell');
const chat = words('vi', 'chat');
const nav = (page: Page, key: string) =>
  page.getByRole('navigation', { name: shell('nav.label') }).getByRole('link', { name: shell(key) });

/** Plays every path, and says which one failed and where. */
const play = async (
  paths: readonly Path[],
  begin: () => Promise<void>,
  step: (step: Step, before: AnyMachineSnapshot) => Promise<void>,
) => {
  let steps = 0;
  for (const path of paths) {
    await begin();
    let before = path.start;
    for (const [index, one] of path.steps.entries()) {
      await step(one, before).catch((error: unknown) => {
        throw new Error(`after ${describePath({ ...path, steps: path.steps.slice(0, index + 1) })}`, { cause: error });
      });
      before = one.state;
      steps += 1;
    }
  }
  console.log(`browser: ${paths.length} paths, ${steps} steps`);
};

test('CHAT-2, CHAT-3: the chat’s connection goes every way of its chart, by the page’s clock', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await enterAs(context, baseURL, await newMember(baseURL));
  const closed = (code: number) => ({ type: 'socket.closed', code });
  const paths = shortestPaths(chatSocketMachine as AnyStateMachine, {
    cases: {
      'xstate.done.actor.renewToken': [done('renewToken', true), done('renewToken', false)],
      'socket.closed': [closed(1006), closed(CHAT.closed.token)],
    },
    // Two connections show what each of the next ones does; the last two show how it ends.
    allow: ({ context: { connections, renewed } }, event) => {
      if (
        /^chat\.(subscribe|unsubscribe|send|stalled)|^socket\.(subscribed|entries|acked|refused|joined|presence)|error/.test(
          event.type,
        )
      )
        return false;
      if (event.type === 'chat.leave') return connections === 1 || connections > CHAT.maxConnections;
      if ('code' in event && event.code === CHAT.closed.token) return connections === 1 && !renewed;
      if (event.type.includes('handshake')) return connections === 1 && !renewed;
      if (event.type === 'socket.opened' || event.type.includes('stable')) return connections <= 1 || connections === 6;
      return true;
    },
    seen: ({ connections }) => connections,
  });

  let sockets: { readonly socket: WebSocketRoute; readonly open: () => void }[] = [];
  await page.routeWebSocket(/\/ws\?/, async (socket) => {
    await new Promise<void>((open) => sockets.push({ socket, open }));
    socket.connectToServer();
  });
  let renewals: Route[] = [];
  let polls: Route[] = [];
  await page.clock.install({ time: Date.now() });
  await page.goto('/chatroom');
  await expect(page.getByRole('banner').getByRole('button', { name: shell('logIn') })).toHaveCount(0);
  await nav(page, 'nav.schedule').click();
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 120_000);
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === accounts.refreshToken.path) renewals.push(route);
    else if (pathname.includes('/schedule/')) polls.push(route);
    else return route.fallback();
  });
  const strip = page.locator('[data-connection]');
  const stands = async ({ state }: Step) => {
    const { connections } = state.context as { readonly connections: number };
    if (state.matches('idle')) return expect(page).toHaveURL(/lich-truc-tiep$/);
    if (state.matches({ connected: 'open' })) return expect(strip).toHaveCount(0);
    if (state.matches('givenUp')) return expect(strip).toContainText(chat('givenUp'));
    if (state.matches('refreshingToken')) return expect(strip).toContainText(chat('refreshingToken'));
    if (state.matches({ connected: 'connecting' }) && connections <= 1)
      return expect(strip).toContainText(chat('connecting'));
    const tried = Math.min(Math.max(connections, 1), CHAT.maxConnections);
    return expect(strip).toContainText(chat('reconnecting', { tried, of: CHAT.maxConnections }));
  };
  const asked = (what: readonly unknown[]) => expect.poll(() => what.length).toBeGreaterThan(0);
  const delays: Readonly<Record<string, number>> = {
    reconnect: CHAT.reconnectDelayMs,
    handshake: CHAT.openWithinMs,
    stable: CHAT.stableAfterMs,
    retryAfterAnswer: CHAT.retryAfterAnswerMs,
  };
  const act = async ({ event }: Step) => {
    const after = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1];
    if (after) return page.clock.runFor(delays[after]!);
    if (event.type === 'xstate.done.actor.renewToken') {
      await asked(renewals);
      const route = renewals.pop()!;
      renewals = [];
      return (event as EventObject & { readonly output: boolean }).output ? route.fallback() : route.abort();
    }
    if (event.type === 'socket.opened' || event.type === 'socket.closed') {
      await asked(sockets);
      const { socket, open } = sockets.at(-1)!;
      if (event.type === 'socket.opened') return open();
      return socket.close({
        code: (event as EventObject & { readonly code: number }).code === CHAT.closed.token ? CHAT.closed.token : 3000,
      });
    }
    if (event.type === 'chat.answered') {
      await asked(polls);
      return Promise.all(polls.splice(0).map((route) => route.fulfill({ status: 304 }))).then(() => {});
    }
    if (event.type === 'chat.connect') return nav(page, 'nav.chat').click();
    if (event.type === 'chat.leave') return nav(page, 'nav.schedule').click();
    if (event.type === 'chat.retry') return strip.getByRole('button', { name: chat('retry') }).click();
    if (event.type === 'chat.online') return page.evaluate(() => void window.dispatchEvent(new Event('online')));
    if (event.type === 'chat.visible')
      return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    throw new Error(`nobody knows how to do ${event.type}`);
  };
  let before = 0;
  await play(
    paths,
    async () => {
      if (!page.url().endsWith('lich-truc-tiep')) await nav(page, 'nav.schedule').click();
      await expect(page).toHaveURL(/lich-truc-tiep$/);
      await expect(strip).toHaveCount(0);
      // A refresh that a path left waiting would be the next path's own.
      for (const route of renewals.splice(0)) {
        const renewed = page.waitForResponse((answer) => answer.url().endsWith(accounts.info.path));
        await route.fallback();
        await renewed;
      }
      sockets = [];
      polls = [];
    },
    async (one, from) => {
      before = sockets.length;
      await act(one);
      // A new connection is one new socket, never two.
      const connects = one.state.matches('connected') && !from.matches('connected');
      if (connects) await expect.poll(() => sockets.length).toBe(before + 1);
      await stands(one);
    },
  );
});

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
    // What calls and the clock decide; one failure shows what each of the next ones does.
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
  await page.clock.install({ time: Date.now() });
  await page.goto('/menu');
  await page.clock.pauseAt(Date.now() + 120_000);

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
  // What is loaded on demand is painted when the held clock goes on a little; no timer of the chart runs meanwhile.
  const comes = (what: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return what.count();
      })
      .toBeGreaterThan(0);
  const act = async ({ event }: Step) => {
    const after = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1];
    if (after) return page.clock.runFor(delays[after]!);
    if (event.type.startsWith('xstate.done.actor.')) return settle(event);
    if (event.type === 'auth.login') {
      await page
        .getByRole('banner')
        .getByRole('button', { name: shell('logIn') })
        .click();
      await comes(layer.field('username'));
      return layer.logIn(member.username, member.password);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Lan' }).click();
    const account = words('vi', 'account');
    const leave = page
      .getByRole('dialog', { name: account('sheet.title') })
      .getByRole('button', { name: account('sheet.logOut') });
    await comes(leave);
    return leave.click();
  };
  await play(
    paths,
    async () => {
      waiting.clear();
      await context.clearCookies();
      await page.goto('/menu');
      await comes(page.getByRole('banner'));
      await expect.poll(() => [...waiting.keys()]).toEqual(['guestLogin']);
    },
    async (one) => {
      await act(one);
      await stands(one);
    },
  );
});

const heldBy = (cookies: Readonly<Record<string, string>>): string => {
  if (cookies['token']) return 'member';
  return cookies['guestToken'] ? 'guest' : 'none';
};
const isIn = ({ value }: Pick<AnyMachineSnapshot, 'value'>, parent: string, child: string): boolean =>
  typeof value === 'object' && value[parent] === child;
const succeeds = (event: EventObject): boolean =>
  'output' in event && (event.output as { readonly ok?: boolean }).ok === true;

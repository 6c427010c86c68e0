import type { Page, Route, WebSocketRoute } from 'playwright/test';
import type { AnyStateMachine, EventObject } from 'xstate';
import { accounts } from '#contract/http/accounts.ts';
import { chat as chatCalls } from '#contract/http/chat.ts';
import { CHAT, GIVEN_UP_WARNING } from '#domain/chat/chat.ts';
import { chatSocketMachine } from '#machines/chat/chatSocket.machine.ts';
import { done, shortestPaths, type Step } from '../model/paths.ts';
import { holdClock } from './support/heldClock.ts';
import { enterAs, newMember } from './support/members.ts';
import { playPaths, timerOf } from './support/playPaths.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

const shell = words('vi', 'shell');
const chat = words('vi', 'chat');
const nav = (page: Page, key: string) =>
  page.getByRole('navigation', { name: shell('nav.label') }).getByRole('link', { name: shell(key) });

interface Connection {
  readonly socket: WebSocketRoute;
  /** Lets the connection through to the origin. */
  readonly open: () => void;
  /** Ids of frames that the page sent and the origin has not acknowledged. */
  readonly unanswered: ReadonlySet<string>;
}
interface Frame {
  readonly clientId?: string;
  readonly data?: { readonly clientId?: string };
}
const frameOf = (text: string | Buffer): Frame => JSON.parse(String(text)) as Frame;

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
    // Two connections represent all further ones; the last two show the final state.
    allow: ({ context: { connections, renewed } }, event) => {
      if (
        /^chat\.(subscribe|unsubscribe|send|stalled)|^socket\.(subscribed|entries|fixture|acked|refused|joined|presence)|error/.test(
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

  let sockets: Connection[] = [];
  await page.routeWebSocket(/\/ws\?/, async (socket) => {
    const unanswered = new Set<string>();
    await new Promise<void>((open) => sockets.push({ socket, open, unanswered }));
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { data } = frameOf(text);
      if (data?.clientId) unanswered.add(data.clientId);
      server.send(text);
    });
    server.onMessage((text) => {
      socket.send(text);
      unanswered.delete(frameOf(text).clientId ?? '');
    });
  });
  let renewals: Route[] = [];
  let polls: Route[] = [];
  let before = 0;
  const clock = await holdClock(page);
  await page.goto('/chatroom');
  await expect(page.getByRole('banner').getByRole('button', { name: shell('logIn') })).toHaveCount(0);
  await nav(page, 'nav.schedule').click();
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  await clock.stop();
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === accounts.info.path || pathname === chatCalls.token.path) return route.fallback();
    // Any answer would make the page try again after it has given up.
    (pathname === accounts.refreshToken.path ? renewals : polls).push(route);
  });
  const strip = page.locator('[data-connection]');
  const stands = async ({ state }: Step) => {
    const { connections } = state.context as { readonly connections: number };
    if (state.matches('idle')) return expect(page).toHaveURL(/lich-truc-tiep$/);
    if (state.matches({ connected: 'open' })) return expect(strip).toHaveCount(0);
    if (state.matches('givenUp')) return expect(strip).toContainText(GIVEN_UP_WARNING);
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
  const act = async (step: Step) => {
    const { event } = step;
    const timer = timerOf(step);
    // Answers of the origin that are still pending would arrive too late once the clock goes on.
    if (timer === 'stable') await expect.poll(() => [...sockets.at(-1)!.unanswered]).toEqual([]);
    if (timer) return clock.pass(delays[timer]!);
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
    if (event.type === 'chat.answered')
      // A poll that the page has abandoned has no effect: the next one is answered.
      return expect
        .poll(async () => {
          if (polls.length === 0) await page.clock.runFor(1000);
          await Promise.all(polls.splice(0).map((route) => route.fulfill({ status: 304 })));
          return sockets.length;
        })
        .toBeGreaterThan(before);
    if (event.type === 'chat.connect') return nav(page, 'nav.chat').click();
    if (event.type === 'chat.leave') return nav(page, 'nav.schedule').click();
    if (event.type === 'chat.retry') return strip.getByRole('button', { name: chat('retry') }).click();
    if (event.type === 'chat.online') return page.evaluate(() => void window.dispatchEvent(new Event('online')));
    if (event.type === 'chat.visible')
      return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    throw new Error(`nobody knows how to do ${event.type}`);
  };
  await playPaths(paths, {
    begin: async () => {
      if (!page.url().endsWith('lich-truc-tiep')) await nav(page, 'nav.schedule').click();
      await expect(page).toHaveURL(/lich-truc-tiep$/);
      await expect(strip).toHaveCount(0);
      // A pending refresh of this path would affect the next path.
      for (const route of renewals.splice(0)) {
        const renewed = page.waitForResponse((answer) => answer.url().endsWith(accounts.info.path));
        await route.fallback();
        await renewed;
      }
      sockets = [];
      polls = [];
    },
    step: async (one, from) => {
      before = sockets.length;
      await act(one);
      // A new connection opens exactly one new socket.
      const connects = one.state.matches('connected') && !from.matches('connected');
      if (connects) await expect.poll(() => sockets.length).toBe(before + 1);
      await stands(one);
    },
  });
});

import type { Route } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { schedule } from '#contract/http/schedule.ts';
import { NAVIGATION } from '#domain/navigation/navigation.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { NavigationContext, NavigationEvent, Prepared } from '#machines/navigation/navigation.types.ts';
import type { ReloadPermit } from '#ports/navigation.ts';
import { routeIn } from '#domain/navigation/place.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { done, shortestPaths, type Path, type Step } from '../model/paths.ts';
import { CHAT, contextOf, entry, holdPage, isGo, keepRoom, link, MENU, prepared } from './support/navigationPage.ts';
import { playPaths } from './support/playPaths.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

/** The route's check rejects it (NAV-1). */
const GONE = '/truc-tiep/casino/Khong_Co';
const partFailed: NavigationEvent = { type: 'navigation.chunkFailed', path: MENU, part: true };
const permits: readonly ReloadPermit[] = ['granted', 'tooSoon', 'unreachable'];
const isMending = (state: AnyMachineSnapshot): boolean => state.matches({ open: 'mending' });
const shell = words('vi', 'shell');
const outputOf = (event: EventObject): unknown => (event as { readonly output?: unknown }).output;

test('NAV-1, NAV-2, NAV-5: pages are judged, prepared, opened and broken every way that the chart has and a browser can cause', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const room = await keepRoom(page, baseURL);
  const { clock, screens, stands, follow } = await holdPage(page, room);
  const paths = shortestPaths(navigationMachine as AnyStateMachine, {
    input: { to: MENU, middlewares: ['member'], rules: [], running: null, routes: findRoute },
    cases: {
      'navigation.go': [link(CHAT), link(room), entry(GONE)],
      // The code of a whole page fails while it is prepared.
      'navigation.chunkFailed': [partFailed],
      'navigation.loadFailed': [404, 500].map((status) => ({ type: 'navigation.loadFailed', status })),
      // Unreachable in a browser: no middleware redirects or refuses, none is missing (NAV-6), and no rule leads
      // outside (NAV-4).
      ...prepared('ready', 'chunkFailed'),
      'xstate.done.actor.permitReload': permits.map((permit) => done('permitReload', permit)),
    },
    allow: (state, event) => {
      const { path, goal, error } = contextOf(state);
      // The permission to reload is known at once, and a document that is being left belongs to the browser.
      if (state.matches('recovering') || isMending(state)) return event.type === 'xstate.done.actor.permitReload';
      if (state.matches('leaving')) return false;
      if (isGo(event)) {
        if (event.pop) return path !== event.to;
        if (event.to === path) return state.matches('open');
        if (event.to === goal?.to) return true;
        // Loaded code can no longer be held or broken, so the next page is one that was not open yet; a third page adds
        // nothing new.
        return event.to === CHAT
          ? path !== room && goal?.to !== room
          : path === MENU && error === null && goal?.to !== MENU;
      }
      if (event.type === 'navigation.chunkFailed') return path === MENU;
      if (event.type === 'navigation.loadFailed')
        return (event as EventObject & { readonly status: number }).status === 404 ? path === room : path !== room;
      if (event.type === 'navigation.reload') return state.matches('failed') && error!.status !== 404;
      // Neither a check nor the memory of reloads throws; builds have a walk of their own.
      return event.type.startsWith('xstate.done');
    },
    seen: (context) => {
      const { path, goal, error } = context as unknown as NavigationContext;
      return [path, goal?.to, error?.status];
    },
  });

  let rooms: Route[] = [];
  await page.route(`**${schedule.liveRoom.path}*`, (route) => void rooms.push(route));
  let partIsHere = true;
  let serves = true;
  await page.route(/\/assets\/ThemeList-[^/]+\.js$/, (route) => (partIsHere ? route.fallback() : route.abort()));
  // A HEAD request checks whether a reload would find the page.
  await page.route(
    ({ pathname }) => routeIn(findRoute, pathname) !== null,
    (route) => (serves || route.request().method() !== 'HEAD' ? route.fallback() : route.abort()),
  );
  const comeBack = (to: string) =>
    page.evaluate((path) => {
      const { state } = history;
      const { href } = location;
      history.pushState(null, '', path);
      history.pushState(state, '', href);
      history.back();
    }, to);
  const act = async ({ event }: Step, from: AnyMachineSnapshot, next: Step | undefined) => {
    const { goal } = contextOf(from);
    // Requested as soon as the code fails, so the answer has to be set before.
    if (event.type === 'xstate.done.actor.permitReload') return;
    serves = !(next && outputOf(next.event) === 'unreachable');
    if (isGo(event)) return event.pop ? comeBack(event.to) : follow(event.to);
    if (event.type === 'navigation.chunkFailed') {
      partIsHere = false;
      const theme = page.getByRole('banner').getByRole('button', { name: shell('theme.label') });
      await clock.comes(theme);
      return theme.click();
    }
    if (event.type === 'navigation.loadFailed') {
      // A screen that throws has done so as soon as it was loaded.
      if (!contextOf(from).found?.route.needs?.includes('player')) return;
      await expect.poll(() => rooms.length).toBeGreaterThan(0);
      const json = { code: 404, data: null, message: 'There is no such thing.' };
      await Promise.all(rooms.splice(0).map((route) => route.fulfill({ status: 404, json })));
      return;
    }
    if (event.type === 'navigation.reload')
      return page.getByRole('button', { name: words('vi', 'errors')('page.reload') }).click();
    if (event.type !== 'xstate.done.actor.prepare') return;
    if ((outputOf(event) as Prepared).kind === 'chunkFailed') return screens.fail(goal!.to);
    const breaks = next?.event.type === 'navigation.loadFailed' && goal!.to !== room;
    return breaks ? screens.giveBroken(goal!.to) : screens.give(goal!.to);
  };
  /** The page that a path needs to have been reloaded just before: reloaded because its code fails. */
  const refusedIn = ({ start, steps }: Path): string | null => {
    const at = steps.findIndex(
      (step) => step.event.type === 'xstate.done.actor.permitReload' && outputOf(step.event) === 'tooSoon',
    );
    if (at < 0) return null;
    const { goal, path } = contextOf(steps[at - 1]?.state ?? start);
    return goal?.to ?? path;
  };
  await clock.stop();
  await playPaths(paths, {
    begin: async (path) => {
      partIsHere = true;
      // By now the reloads of the previous path are long past.
      await page.clock.runFor(2 * NAVIGATION.chunkReloadGuardMs);
      const again = refusedIn(path);
      if (again !== null) {
        await screens.begin(again);
        await screens.fail(again);
        await screens.left(again);
        await screens.fail(again);
        await clock.comes(page.getByRole('button', { name: words('vi', 'errors')('page.reload') }));
      }
      rooms = [];
      await screens.begin(MENU);
      await screens.asked(MENU);
    },
    step: async (step, from, next) => {
      await act(step, from, next);
      const isOver = next?.event.type === 'navigation.loadFailed' && !step.state.matches('failed');
      if (!isOver || contextOf(step.state).path === room) await stands(step, from, next);
    },
  });
});

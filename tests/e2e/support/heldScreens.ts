import { expect, type Page, type Route } from 'playwright/test';
import { routeIn } from '#domain/navigation/place.ts';
import { findRoute } from '#domain/routing/findRoute.ts';

const BROKEN = 'export default () => { throw new Error("broken on purpose"); };';
const names: Readonly<Record<string, string>> = {
  ...{
    home: 'Home',
    menu: 'Menu',
    chatroom: 'Chatroom',
    schedule: 'Schedule',
    scheduleAll: 'Live',
    scheduleBooked: 'Bookings',
  },
};
/** The first word of the file with a page's code. */
const screenOf = (to: string): string => {
  const id = routeIn(findRoute, to)?.route.id ?? '';
  // For example, roomFootball is FootballRoomScreen.
  return names[id] ?? id.replace(/^room(\w+)$/, '$1Room');
};
type Answer = (route: Route) => Promise<void>;
const pass: Answer = (route) => route.fallback();

/**
 * Holds the code of every screen in every document until the test decides its outcome, and records every document
 * request.
 */
export const holdScreens = async (page: Page) => {
  const held = new Map<string, readonly Route[]>();
  /** A failed preload in the head is requested again, so an outcome stays valid as long as the document. */
  const answers = new Map<string, Answer>();
  const documents: string[] = [];
  await page.route(/\/assets\/\w+Screen-[^/]+\.js$/, (route) => {
    const name = /\/(\w+)Screen-[^/]+$/.exec(route.request().url())![1]!;
    // The code that the rooms of all sports share.
    if (name === 'Room') return route.fallback();
    const answer = answers.get(name);
    if (answer) return answer(route);
    held.set(name, [...(held.get(name) ?? []), route]);
  });
  // Without their content, because the links of a painted page work natively while its code is held.
  await page.route(
    (url) => routeIn(findRoute, url.pathname) !== null,
    (route) => {
      const request = route.request();
      if (request.method() !== 'GET' || !request.isNavigationRequest()) return route.fallback();
      const url = new URL(request.url());
      url.searchParams.set('q', '');
      return route.fallback({ url: url.href });
    },
  );
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
    held.clear();
    answers.clear();
  });
  const asked = (to: string) => expect.poll(() => held.has(screenOf(to)), `the code of ${to} is asked for`).toBe(true);
  const say = (answer: Answer) => async (to: string) => {
    await asked(to);
    const name = screenOf(to);
    answers.set(name, answer);
    const routes = held.get(name)!;
    held.delete(name);
    await Promise.all(routes.map(answer));
  };
  return {
    /** Resolves once the code of the page at `to` was requested. */
    asked,
    /** Number of requested files that have not arrived. */
    waiting: (): number => held.size,
    give: say(pass),
    /** The code can be loaded from now on. */
    mend: (to: string) => void answers.set(screenOf(to), pass),
    /** Code that throws while rendering. */
    giveBroken: say((route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN })),
    fail: say((route) => route.abort()),
    /** Paths of the documents requested since the last `begin`. */
    documents: (): readonly string[] => documents,
    /** Loads an address as a new document. */
    begin: async (to: string) => {
      await page.goto(to, { waitUntil: 'commit' });
      await page.evaluate(() => Object.assign(window, { marked: true }));
      documents.length = 0;
    },
    /**
     * Resolves once the page has reloaded itself at a path; the held clock advances a little, so that pending content
     * is painted.
     */
    left: async (path: string) => {
      await expect
        .poll(
          async () => {
            if (documents.length === 0) await page.clock.runFor(100);
            return documents;
          },
          { intervals: [100] },
        )
        .toEqual([path]);
      await expect.poll(() => page.evaluate(() => 'marked' in window).catch(() => true)).toBe(false);
    },
  };
};

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
/** The first word of the file that has a page's code. */
const screenOf = (to: string): string => {
  const id = routeIn(findRoute, to)?.route.id ?? '';
  // roomFootball is FootballRoomScreen.
  return names[id] ?? id.replace(/^room(\w+)$/, '$1Room');
};
type Answer = (route: Route) => Promise<void>;
const pass: Answer = (route) => route.fallback();

/** Holds the code of every screen in every document until the test says what comes of it, and notes every document that is asked for. */
export const holdScreens = async (page: Page) => {
  const held = new Map<string, readonly Route[]>();
  /** A preload in the head that failed is asked for again: what was said once holds as long as the document. */
  const answers = new Map<string, Answer>();
  const documents: string[] = [];
  await page.route(/\/assets\/\w+Screen-[^/]+\.js$/, (route) => {
    const name = /\/(\w+)Screen-[^/]+$/.exec(route.request().url())![1]!;
    // What the rooms of all sports have in common.
    if (name === 'Room') return route.fallback();
    const answer = answers.get(name);
    if (answer) return answer(route);
    held.set(name, [...(held.get(name) ?? []), route]);
  });
  // Without their content: the links of a painted page lead on by themselves while its code is held.
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
    /** Settles once the code of the page at `to` was asked for. */
    asked,
    /** How many are asked for and have not come. */
    waiting: (): number => held.size,
    give: say(pass),
    /** It can be had from now on. */
    mend: (to: string) => void answers.set(screenOf(to), pass),
    /** Code that throws as it draws. */
    giveBroken: say((route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN })),
    fail: say((route) => route.abort()),
    /** Paths of the documents asked for since the last `begin`. */
    documents: (): readonly string[] => documents,
    /** Goes to an address by a document of its own. */
    begin: async (to: string) => {
      await page.goto(to, { waitUntil: 'commit' });
      await page.evaluate(() => Object.assign(window, { marked: true }));
      documents.length = 0;
    },
    /** Settles once the page has loaded itself anew at a path; what has to be painted first is, as the held clock goes on a little. */
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

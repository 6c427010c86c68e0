import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { site } from '#contract/http/site.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { addressOf } from '#domain/navigation/place.ts';
import type { NavigationContext, NavigationEvent, Prepared } from '#machines/navigation/navigation.types.ts';
import type { Goal } from '#ports/navigation.ts';
import { done, type Step } from '../../model/paths.ts';
import { holdClock } from './heldClock.ts';
import { holdScreens } from './heldScreens.ts';
import { liveMatch } from './rooms.ts';
import { expect } from './test.ts';
import { words } from './words.ts';

export const MENU = '/menu';
export const CHAT = '/chatroom';
export const SCHEDULE = '/lich-truc-tiep';

const shell = words('vi', 'shell');

export const contextOf = ({ context }: AnyMachineSnapshot) => context as NavigationContext;
export const isGo = (event: EventObject): event is EventObject & Goal => event.type === 'navigation.go';
/** A click on a link. */
export const link = (to: string): NavigationEvent => ({
  type: 'navigation.go',
  ...{ to, replace: false, state: null, pop: false },
});
/** Back or Forward to an entry. */
export const entry = (to: string): NavigationEvent => ({
  type: 'navigation.go',
  ...{ to, replace: true, state: null, pop: true },
});
/** The outcomes of a preparation. */
export const prepared = (...kinds: readonly ('ready' | 'chunkFailed')[]) => ({
  'xstate.done.actor.prepare': kinds.map((kind) => done('prepare', { kind } satisfies Prepared)),
});

/** Makes the operator's navbar lead to a live room, the same one whatever goes live meanwhile. */
export const keepRoom = async (page: Page, url: string): Promise<string> => {
  const room = roomPath(await liveMatch(url, '1'))!;
  const items = [room, SCHEDULE, CHAT].map((path) => ({ key: path, label: path, path, icon: 'tv' }));
  // As on an earlier visit: the clock is held before the answer could arrive.
  await page.addInitScript(
    (kept) => localStorage.setItem('khandai.menus.vi', kept),
    JSON.stringify({ 'header-v4': items }),
  );
  await page.route(`**${site.menu.path}*`, async (route) => {
    const answer = await route.fetch();
    const { code, data } = (await answer.json()) as { readonly code: number; readonly data: object };
    await route.fulfill({ json: { code, data: { ...data, 'header-v4': items, own: ['header-v4'] } } });
  });
  return room;
};

/** A page with held clock and code, for walks along the navigation chart. */
export const holdPage = async (page: Page, room: string) => {
  const clock = await holdClock(page);
  const screens = await holdScreens(page);
  const content = page.locator('#content');
  const titled = (title: string) => content.getByRole('heading', { level: 1, name: title, exact: true });
  const shown: Readonly<Record<string, () => Promise<void>>> = {
    [MENU]: () => clock.comes(titled(words('vi', 'menu')('title'))),
    [CHAT]: () => clock.comes(content.getByRole('log')),
    [SCHEDULE]: () => clock.comes(titled(words('vi', 'schedule')('title'))),
    [room]: () => clock.comes(content.getByText(words('vi', 'room')('loading')).or(content.getByRole('tablist'))),
  };
  const stands = async ({ event, state }: Step, from: AnyMachineSnapshot, next: Step | undefined) => {
    const { path, found, error, goal } = contextOf(state);
    // Over before anybody could see it: only its result is visible.
    if (state.matches('recovering') || state.matches({ open: 'mending' }))
      return next ? undefined : screens.left(goal?.to ?? path);
    if (state.matches('leaving')) {
      const wanted = event.type === 'navigation.reload' ? undefined : isGo(event) ? event.to : goal?.to;
      return screens.left(wanted ?? addressOf(contextOf(from)));
    }
    if (state.matches('preparing')) await screens.asked(goal!.to);
    expect(screens.documents()).toEqual([]);
    await expect(page).toHaveURL((url) => url.pathname === path);
    if (error) {
      await clock.comes(titled(words('vi', 'errors')(error.status === 404 ? 'page.notFound' : 'page.server')));
      await expect(content.getByText(error.message, { exact: true }).last()).toBeVisible();
    } else if (found) await shown[path]!();
  };
  const follow = async (to: string) => {
    const one = page.getByRole('navigation', { name: shell('nav.label') }).locator(`a[href="${to}"]`);
    await clock.comes(one);
    await one.first().click();
  };
  return {
    clock,
    screens,
    /**
     * Compares the page with a snapshot: the address, the screen or error, the pending requests, and no new document.
     */
    stands,
    /** Clicks the navbar link to a path. */
    follow,
  };
};

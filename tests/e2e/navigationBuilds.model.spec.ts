import type { AnyStateMachine, EventObject } from 'xstate';
import { findRoute } from '#domain/routing/findRoute.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { NavigationContext } from '#machines/navigation/navigation.types.ts';
import { shortestPaths, type Step } from '../model/paths.ts';
import { contextOf, holdPage, isGo, keepRoom, link, prepared, SCHEDULE } from './support/navigationPage.ts';
import { playPaths } from './support/playPaths.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' });

const shell = words('vi', 'shell');
const t = words('vi', 'player');
const NEXT = 'next';

interface Build {
  readonly id: string;
}
interface Busy {
  readonly on: boolean;
}

test('NAV-3, BUILD-1: a new build waits, is offered and is taken every way that the chart has', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const room = await keepRoom(page, baseURL);
  const { id: running } = (await (await fetch(`${baseURL}/builds/latest.json`)).json()) as { readonly id: string };
  const { clock, screens, stands, follow } = await holdPage(page, room);
  const build = (id: string) => ({ type: 'navigation.build', id });
  const busy = (on: boolean) => ({ type: 'navigation.busy', reason: 'media', on });
  const paths = shortestPaths(navigationMachine as AnyStateMachine, {
    input: { to: room, middlewares: ['member'], rules: [], running, routes: findRoute },
    cases: {
      'navigation.go': [link(room), link(SCHEDULE)],
      'navigation.build': [build(running), build(NEXT)],
      'navigation.busy': [busy(true), busy(false)],
      ...prepared('ready'),
    },
    allow: (state, event) => {
      const { path, found, goal, newBuild, offered, busy: reasons } = contextOf(state);
      const isBusy = reasons.length > 0;
      // Every path begins in the room, and a document that is being left belongs to the browser.
      if (found === null) return event.type === 'xstate.done.actor.prepare';
      if (state.matches('leaving')) return false;
      // Events during the preparation of a page are the same with and without a build.
      if (state.matches('preparing') && (newBuild !== null || isBusy))
        return event.type === 'xstate.done.actor.prepare';
      if (isGo(event)) return event.to === (goal?.to ?? event.to) && (event.to !== room || path === room);
      // Playing can be paused, and paused can be played.
      if (event.type === 'navigation.busy') return isBusy !== (event as EventObject & Busy).on;
      if (event.type === 'navigation.reload') return offered;
      // A known build changes nothing, busy or not.
      if (event.type === 'navigation.build')
        return (event as EventObject & Build).id === NEXT
          ? newBuild === null || offered === isBusy
          : !isBusy && newBuild === null;
      return event.type === 'xstate.done.actor.prepare';
    },
    // A room and another page wait in the same way.
    seen: (context) => {
      const { goal, newBuild, offered, busy: reasons } = context as unknown as NavigationContext;
      return [goal?.to, newBuild, offered, reasons];
    },
  });

  let latest = running;
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: latest } }));
  await page.route('**/builds/meta/*.json', (route) => route.fulfill({ json: { id: NEXT } }));
  // Nothing plays while the clock stands still; an opened room still counts as busy.
  await page.route('**/media/**', () => {});
  const stage = page.getByRole('region', { name: t('player') });
  const button = (key: string) => stage.getByRole('button', { name: t(key), exact: true });
  const offer = page.getByRole('button', { name: shell('reload'), exact: true });
  const hear = async (id: string) => {
    latest = id;
    const answered = page.waitForResponse(id === running ? '**/builds/latest.json*' : '**/builds/meta/*.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await answered).finished();
    // A later answer of the same kind is read later.
    await page.evaluate(async () => (await fetch('/builds/meta/read.json')).json() as Promise<unknown>);
  };
  const act = async ({ event }: Step) => {
    if (isGo(event)) return follow(event.to);
    if (event.type === 'navigation.build') return hear((event as EventObject & Build).id);
    if (event.type === 'navigation.busy') return button((event as EventObject & Busy).on ? 'play' : 'pause').click();
    if (event.type === 'navigation.reload') return offer.click();
    return screens.give(SCHEDULE);
  };
  await clock.stop();
  await playPaths(paths, {
    begin: async () => {
      await screens.begin(room);
      await screens.give(room);
      await clock.comes(button('pause'));
      await button('pause').click();
      await expect(button('play')).toBeVisible();
    },
    step: async (step, from) => {
      const opens = contextOf(from).found === null;
      if (!opens) await act(step);
      await stands(step, from, undefined);
      const { offered, busy: reasons } = contextOf(step.state);
      if (step.state.matches('leaving')) return;
      await expect(button(reasons.length > 0 ? 'pause' : 'play')).toBeVisible();
      if (!offered) return expect(offer).toHaveCount(0);
      await clock.comes(offer);
      // A notice stays as long as the pointer is over it.
      await offer.hover();
    },
  });
});

import { expect } from 'vitest';
import { banners } from '#machines/portal/portal.resources.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { answered } from '../page.ts';
import { asMember, paths, placed, type Scenarios } from '../scenario.ts';

const go = (to: string) => ({ type: 'navigation.go', to, replace: false, state: null, pop: false }) as const;

/** What the first page does without user input. */
export const pageScenarios: Scenarios = {
  'the page is shown in the colour kept in this browser, else in the system’s, live': async ({ start }) => {
    const kept = start({ stored: { 'khandai.colour': 'light' }, metas: { 'theme-color': '' } });
    expect(kept.page.attributes.get('data-theme')).toBe('light');
    expect(kept.page.metas.get('theme-color')).not.toBe('');
    const dark = start();
    expect(dark.page.media).toEqual(['(prefers-color-scheme: light)']);
    expect(dark.page.attributes.get('data-theme')).toBe('dark');
    dark.page.becomeLight(true);
    expect(dark.page.attributes.get('data-theme')).toBe('light');
    dark.app.colour.send({ type: 'colour.prefer', preference: 'dark' });
    expect(dark.page.stored.get('khandai.colour')).toBe('dark');
    expect(start({ prefersLight: true }).page.attributes.get('data-theme')).toBe('light');
  },

  'COLOUR-3: a colour that a page forces goes with the next navigation': async ({ start, until }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    app.colour.send({ type: 'colour.force', colour: 'light' });
    expect(page.attributes.get('data-theme')).toBe('light');
    app.navigation.send(go('/ve-chung-toi'));
    await until('dark again', () => page.attributes.get('data-theme') === 'dark');
  },

  'COLOUR-4: a page that forces system is warned about, in the log of the page': async ({ start }) => {
    const { app, page } = start();
    app.colour.send({ type: 'colour.force', colour: 'system' });
    expect(page.troubles).toEqual(['warning: A page may force light or dark, not system']);
  },

  'a style sheet that fails is marked': async ({ start }) => {
    const { page } = start();
    const link = Object.assign(new HTMLLinkElement(), { dataset: {} as Record<string, string> });
    page.raise('error', link);
    expect(link.dataset).toEqual({ failed: '' });
  },

  'AUTH: for a member the session starts at once; for everybody else once the browser is idle': async ({
    start,
    until,
    settle,
  }) => {
    const known = start({ cookies: { ...placed, ...asMember } });
    expect(known.app.holdsMember()).toBe(true);
    await until('session', () => known.app.session.now() !== null);
    expect(known.page.idle).toEqual([]);
    const other = start({ cookies: { ...placed, guestToken: 'G1' } });
    expect(other.app.holdsMember()).toBe(false);
    await settle();
    expect(other.app.session.now()).toBeNull();
    expect(other.page.idle.map(({ timeout }) => timeout)).toEqual([1000]);
    other.page.runIdle();
    await until('session', () => other.app.session.now() !== null);
    const safari = start({ without: ['requestIdleCallback'] });
    expect([...safari.page.timers.waiting.values()].map(({ ms }) => ms)).toEqual([200]);
    safari.page.timers.run(200);
    await until('session', () => safari.app.session.now() !== null);
  },

  'the session comes with a layer, a notice or the network, whichever is first': async ({ start, until }) => {
    const layered = start();
    layered.app.layers.open('sheet');
    await until('by a layer', () => layered.app.session.now() !== null);
    const online = start();
    online.page.online();
    await until('by the network', () => online.app.session.now() !== null);
    const told = start();
    let taken = 0;
    told.app.notify('warning', 'nghe này', { label: 'ừ', run: () => (taken += 1) });
    await until('by a notice', () => told.app.session.now() !== null);
    const { notices } = await told.session();
    await until('shown', () => notices.getSnapshot().context.shown !== null);
    const shown = notices.getSnapshot().context.shown!;
    expect(shown).toMatchObject({ tone: 'warning', text: 'nghe này', action: { label: 'ừ' } });
    shown.action!.run();
    expect(taken).toBe(1);
  },

  'what is watched is asked for again when the browser comes online, and when the tab is seen': async ({
    start,
    until,
  }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    const asked = () => page.askedFor(paths.featured).length;
    app.resources.hold(featured, LIVE_NOW);
    await until('loaded', () => app.resources.ref(featured, LIVE_NOW).getSnapshot().matches('fresh'));
    expect(asked()).toBe(1);
    page.online();
    await until('asked again', () => asked() === 2);
    const hidden = start({ url: 'https://khan.dai/menu', hidden: true });
    expect(hidden.app.resources.size()).toBe(0);
  },

  'the language asks for everything anew, which is in it': async ({ start, until }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    app.resources.hold(featured, LIVE_NOW);
    await until('loaded', () => app.resources.ref(featured, LIVE_NOW).getSnapshot().matches('fresh'));
    app.locale.send({ type: 'locale.choose', locale: 'en' });
    await until('asked again', () => page.askedFor(paths.featured).length === 2);
    expect(page.askedFor(paths.featured).map(({ headers }) => headers['x-language'])).toEqual(['vi', 'en']);
  },

  'a load that throws is reported, and what is loaded is as old as the origin’s clock says': async ({
    start,
    until,
  }) => {
    const hour = 3_600_000;
    const { app, page } = start({
      url: 'https://khan.dai/menu',
      network: {
        [paths.featured]: () => answered([], { headers: { Date: new Date(Date.now() + hour).toUTCString() } }),
      },
    });
    app.resources.hold(featured, LIVE_NOW);
    await until('loaded', () => app.resources.ref(featured, LIVE_NOW).getSnapshot().matches('fresh'));
    expect(Math.abs(app.clock.now() - Date.now() - hour)).toBeLessThan(60_000);
    expect(app.resources.ref(featured, LIVE_NOW).getSnapshot().context.receivedAt! - Date.now()).toBeGreaterThan(
      hour / 2,
    );
    app.resources.hold({ name: 'broken', load: () => Promise.reject(new Error('thrown')) }, null);
    await until('told', () => page.troubles.some((trouble) => trouble.startsWith('error: Loading broken threw')));
  },

  'what a page shows first is that of the origin’s day': async ({ start, until }) => {
    const ahead = 5 * 86_400_000;
    const { app, page } = start({
      url: 'https://khan.dai/menu',
      network: {
        [paths.featured]: () => answered([], { headers: { Date: new Date(Date.now() + ahead).toUTCString() } }),
      },
    });
    app.resources.hold(featured, LIVE_NOW);
    await until('heard', () => app.clock.now() - Date.now() > ahead / 2);
    app.navigation.send(go('/'));
    await until('asked', () => page.asked.some(({ url }) => url.includes('liveSchedule')));
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(Date.now() + ahead);
    expect(page.asked.find(({ url }) => url.includes('liveSchedule'))!.url).toContain(`date=${day}`);
  },

  'what a screen logs goes to the log of the page': async ({ start }) => {
    const { app, page } = start();
    app.log.warn('nói gì đó');
    expect(page.troubles).toEqual(['warning: nói gì đó']);
  },

  'the zone is the viewer’s choice, and its offset is that of the moment': async ({ start }) => {
    const { app, page } = start();
    expect(app.zone.current()).toBe('Asia/Tokyo');
    app.zone.choose('Asia/Kathmandu');
    expect(page.cookies.get('Timezone')).toBe('Asia/Kathmandu');
    expect(Math.abs(Number(page.cookies.get('offset')))).toBe(345);
    app.zone.choose('America/New_York');
    const summer = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'short' })
      .format(Date.now())
      .includes('EDT');
    expect(Math.abs(Number(page.cookies.get('offset')))).toBe(summer ? 240 : 300);
  },

  'what this browser keeps is in localStorage, and an id is drawn from its generator': async ({ start }) => {
    const { app, page } = start();
    app.storage.write('x', '1');
    expect(page.stored.get('x')).toBe('1');
    expect(app.storage.read('x')).toBe('1');
    const [one, other] = [app.clock.id(), app.clock.id()];
    expect(one).toMatch(/^([0-9a-z])\1{23}$/);
    expect(other).not.toBe(one);
  },

  'what a page shows beside its own comes from the portal’s calls': async ({ start, until }) => {
    const { app, page } = start({
      url: 'https://khan.dai/menu',
      network: { 'GET /other/api/banner/list': () => answered([]) },
    });
    const input = { locale: 'vi', position: 'home' } as const;
    app.resources.hold(banners, input);
    await until('banners', () => app.resources.ref(banners, input).getSnapshot().matches('fresh'));
    expect(page.asked.some(({ url }) => url.includes('/banner/list'))).toBe(true);
  },
};

import { expect } from 'vitest';
import { screens } from '../screens.ts';
import { paths, type Scenarios } from '../scenario.ts';

const go = (to: string) => ({ type: 'navigation.go', to, replace: false, state: null, pop: false }) as const;

/** NAV-1 to NAV-7, as wired. */
export const navigationScenarios: Scenarios = {
  'NAV-1: a page opens with its words and code, and what it shows first is asked for at once': async ({
    start,
    until,
  }) => {
    const { app, page } = start();
    // The page has determined its route, so no route table is loaded before it.
    expect(app.navigation.getSnapshot().value).toBe('preparing');
    await until('asked', () => page.askedFor(paths.featured).length > 0);
    expect(page.askedFor(paths.featured)).toHaveLength(1);
    const days = page.asked.filter(({ url }) => url.includes('liveSchedule'));
    expect(days[0]!.url).toContain('timezone=Asia%2FTokyo');
    expect(days[0]!.url).toContain(
      `date=${new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(Date.now())}`,
    );
    await until('home', () => app.navigation.getSnapshot().matches('open'));
    expect(app.navigation.getSnapshot().context.found?.route.id).toBe('home');
    expect(screens.loaded).toContain('home');
    expect(app.words.table('vi', 'home')).not.toBeNull();
    expect(app.live.now()).toBeNull();
  },

  'picture and chat load with the page of a room, not with others': async ({ start, until }) => {
    const { app } = start({ url: 'https://khan.dai/truc-tiep/the-thao/bong-da/a-b-r1' });
    await until('room', () => app.navigation.getSnapshot().matches('open'));
    expect(app.live.now()).not.toBeNull();
    const menu = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => menu.app.navigation.getSnapshot().matches('open'));
    expect(menu.app.live.now()).toBeNull();
  },

  'an address outside the route table is the error page': async ({ start, until }) => {
    const { app } = start({ url: 'https://khan.dai/khong-co' });
    await until('error', () => app.navigation.getSnapshot().matches('failed'));
    expect(app.navigation.getSnapshot().context.error?.message).toBe('Page Not Found: /khong-co');
  },

  'NAV-4: a path that the page names as leading outside leads there': async ({ start, until }) => {
    const redirects = JSON.stringify([{ from: '/cu', to: 'https://other.example/moi' }]);
    const { page } = start({ url: 'https://khan.dai/cu', metas: { redirects } });
    await until('left', () => page.left.length > 0);
    expect(page.left).toEqual(['assign https://other.example/moi']);
  },

  'Back goes where the address bar says, with the state kept there': async ({ start, until }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    const at = (path: string) => () =>
      app.navigation.getSnapshot().matches('open') && app.navigation.getSnapshot().context.path === path;
    app.navigation.send({ type: 'navigation.go', to: '/ve-chung-toi', replace: false, state: { from: 1 }, pop: false });
    await until('about', at('/ve-chung-toi'));
    app.layers.moved();
    expect(page.entries()).toEqual(['/menu', '/ve-chung-toi']);
    expect(page.state()).toEqual({ key: expect.stringMatching(/^(.)\1{23}$/), state: { from: 1 } });
    page.go(-1);
    await until('menu again', at('/menu'));
    expect(page.entries()).toHaveLength(2);
    page.go(1);
    await until('about again', at('/ve-chung-toi'));
    expect(app.navigation.getSnapshot().context.state).toEqual({ from: 1 });
  },

  'Back closes a layer first, and the navigation does not hear of it': async ({ start, until, settle }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    let moves = 0;
    app.navigation.subscribe(() => (moves += 1));
    app.layers.open('sheet');
    expect(app.layers.names()).toEqual(['sheet']);
    page.go(-1);
    await settle();
    expect(app.layers.names()).toEqual([]);
    expect(moves).toBe(0);
  },

  'who leaves the document from a layer leaves the entry of the layer first': async ({ start, until }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu', metas: { 'build-id': 'b1' } });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    app.layers.open('sheet');
    const { length } = page.entries();
    app.navigation.send({ type: 'navigation.reload' });
    await until('left', () => page.left.length > 0);
    expect(page.left).toEqual(['reload']);
    expect(app.layers.names()).toEqual([]);
    expect(page.entries()).toHaveLength(length);
    app.layers.open('again');
    expect(page.entries()).toHaveLength(length);
  },

  'NAV-3: a build that is not the one of this page is taken with the next navigation': async ({ start, until }) => {
    const { app, page, session } = start({
      url: 'https://khan.dai/menu',
      metas: { 'build-id': 'b1' },
      network: {
        [paths.latest]: () => Response.json({ id: 'b2' }),
        'GET /builds/meta/b2.json': () => Response.json({ id: 'b2' }),
      },
    });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    expect(app.navigation.getSnapshot().context.running).toBe('b1');
    await session();
    page.see(false);
    page.see(true);
    await until('news', () => app.navigation.getSnapshot().context.newBuild === 'b2');
    expect(page.askedFor(paths.latest)[0]!.url).toMatch(/\?t=\d{13}$/);
    app.navigation.send(go('/ve-chung-toi'));
    expect(page.left).toEqual(['assign /ve-chung-toi']);
    expect([page.tab.get('khandai.pressed'), page.stored.has('khandai.pressed')]).toEqual(['/ve-chung-toi', false]);
  },

  'NAV-3: while the viewer is busy a new build is offered, in their language, and taken when they say so': async ({
    start,
    until,
  }) => {
    const { app, page, session } = start({ url: 'https://khan.dai/en/menu', metas: { 'build-id': 'b1' } });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    const { notices } = await session();
    app.navigation.send({ type: 'navigation.busy', reason: 'draft', on: true });
    app.navigation.send({ type: 'navigation.build', id: 'b2' });
    await until('offer', () => notices.getSnapshot().context.shown !== null);
    const shown = notices.getSnapshot().context.shown!;
    expect(shown).toMatchObject({
      tone: 'info',
      text: app.words.word('en', 'shell', 'newBuild'),
      action: { label: app.words.word('en', 'shell', 'reload') },
    });
    expect(shown.text).not.toBe(app.words.word('vi', 'shell', 'newBuild'));
    shown.action!.run();
    expect(page.left).toEqual(['reload']);
  },

  'NAV-5: a page whose code is missing is loaded anew, once, where the origin answers': async ({ start, until }) => {
    const answers = { 'HEAD /menu': () => new Response(null) };
    screens.broken.add('menu');
    const { app, page } = start({ url: 'https://khan.dai/menu', network: answers });
    await until('reload', () => page.left.length > 0);
    expect(page.left).toEqual(['reload']);
    const [asked] = page.askedFor('HEAD /menu');
    expect(asked!.init).toMatchObject({ method: 'HEAD', cache: 'no-store' });
    expect(Object.entries(JSON.parse(page.tab.get('khandai.reloads')!))).toEqual([['/menu', expect.any(Number)]]);
    expect(page.stored.has('khandai.reloads')).toBe(false);
    expect(app.navigation.getSnapshot().matches('leaving')).toBe(true);
    const down = start({
      url: 'https://khan.dai/menu',
      network: { 'HEAD /menu': () => new Response(null, { status: 503 }) },
    });
    await until('error', () => down.app.navigation.getSnapshot().matches('failed'));
    expect(down.page.left).toEqual([]);
  },

  'NAV-5: where the session’s code cannot be had it is a part of the page that is missing': async ({
    start,
    until,
  }) => {
    const network = { 'HEAD /menu': () => new Response(null) };
    const { app, page } = start({ url: 'https://khan.dai/menu', noSession: true, network });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    const before = app.navigation.getSnapshot().context.found;
    page.online();
    await until('reload', () => page.left.length > 0);
    expect(page.left).toEqual(['reload']);
    expect(app.navigation.getSnapshot().context.found).toBe(before);
    let looked = 0;
    const away = start({
      url: 'https://khan.dai/tai-khoan/account',
      noSession: true,
      network: {
        'HEAD /tai-khoan/account': () => {
          looked += 1;
          return Promise.reject(new Error('away'));
        },
      },
    });
    await until('account', () => away.app.navigation.getSnapshot().matches('open'));
    away.page.online();
    await until('looked', () => looked > 0 && away.app.navigation.getSnapshot().matches({ open: 'whole' }));
    expect(away.page.left).toEqual([]);
  },

  'a part that is missing while the origin is away is told, in the language of the page': async ({ start, until }) => {
    const { app, session } = start({
      url: 'https://khan.dai/en/menu',
      network: { 'HEAD /en/menu': () => Promise.reject(new Error('away')) },
    });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    const { notices } = await session();
    app.navigation.send({ type: 'navigation.chunkFailed', path: '/en/menu', part: true });
    await until('word', () => notices.getSnapshot().context.shown !== null);
    const text = app.words.word('en', 'shell', 'partMissing');
    expect(notices.getSnapshot().context.shown).toMatchObject({ tone: 'warning', text });
    expect(text).not.toBe(app.words.word('vi', 'shell', 'partMissing'));
  },

  'a part that is missing before the session is there asks for nothing more': async ({ start, until, settle }) => {
    const { app } = start({
      url: 'https://khan.dai/menu',
      network: { 'HEAD /menu': () => Promise.reject(new Error('away')) },
    });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    app.navigation.send({ type: 'navigation.chunkFailed', path: '/menu', part: true });
    await until('stays', () => app.navigation.getSnapshot().matches({ open: 'whole' }));
    await settle();
    expect(app.session.now()).toBeNull();
  },

  'NAV-7: a page is loaded before somebody goes there, in their language; never for who saves data': async ({
    start,
    until,
    settle,
  }) => {
    const { app, page } = start({ url: 'https://khan.dai/zh/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    screens.loaded.clear();
    app.preload('/ve-chung-toi');
    await until('preloaded', () => screens.loaded.has('about') && app.words.table('zh', 'texts') !== null);
    expect(app.words.table('vi', 'texts')).toBeNull();
    app.preload('/truc-tiep/the-thao/bong-da/a-b-r1');
    await until('asked', () => page.asked.some(({ url }) => url.includes('liveRoom?id=r1')));
    expect([screens.loaded.has('roomFootball'), app.live.now()]).toEqual([true, null]);
    screens.loaded.clear();
    const saving = start({ url: 'https://khan.dai/menu', stored: { 'khandai.dataSaver': '1' } });
    saving.app.preload('/ve-chung-toi');
    await settle();
    expect(screens.loaded.has('about')).toBe(false);
    screens.savesData = true;
    const told = start({ url: 'https://khan.dai/menu' });
    told.app.preload('/ve-chung-toi');
    await settle();
    expect(screens.loaded.has('about')).toBe(false);
  },
};

import { expect } from 'vitest';
import { marquee } from '#machines/portal/portal.resources.ts';
import { media } from '#ui/theme/media.ts';
import { answered } from '../page.ts';
import type { Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const room = 'https://khan.dai/truc-tiep/the-thao/bong-da/a-b-r1';
const theater = { 'room.display': 'theater' };
const own = 'GET /other/api/live/language/v2/list';

/** The colour mode of Theater, and the operator's content. */
export const operatorScenarios: Scenarios = {
  'COLOUR-3: a room in Theater is dark before it opens and until it is left, where the window is wide': async ({
    start,
    until,
  }) => {
    const light = { prefersLight: true, media: [media.wide] };
    const { app, page } = start({ ...light, url: room, stored: theater });
    expect(page.attributes.get('data-theme')).toBe('dark');
    await until('room', () => app.navigation.getSnapshot().matches('open'));
    expect(page.attributes.get('data-theme')).toBe('dark');
    app.navigation.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false });
    await until('light', () => page.attributes.get('data-theme') === 'light');
    const { pathname } = new URL(room);
    app.navigation.send({ type: 'navigation.go', to: pathname, replace: false, state: null, pop: false });
    await until('dark again', () => page.attributes.get('data-theme') === 'dark');
    const colourOf = (options: Parameters<typeof start>[0]) => start(options).page.attributes.get('data-theme');
    expect(colourOf({ ...light, url: room, stored: { 'room.display': 'normal' } })).toBe('light');
    expect(colourOf({ ...light, url: room, stored: theater, media: [] })).toBe('light');
    expect(colourOf({ ...light, url: menu, stored: theater })).toBe('light');
  },

  'the operator’s words are asked for where the page names them, and kept for the next visit': async ({
    start,
    until,
  }) => {
    const tell = ({ url }: { readonly url: string }) => {
      const category = new URL(url, menu).searchParams.get('category') ?? '';
      return answered({ [category]: category === 'shell' ? { reload: 'Nạp lại ngay' } : {} });
    };
    const first = start({ url: menu, metas: { words: 'v1' }, network: { [own]: tell } });
    await until('told', () => first.app.words.word('vi', 'shell', 'reload') === 'Nạp lại ngay');
    const stored = Object.fromEntries(first.page.stored);
    expect(Object.keys(stored)).toContain('khandai.words.vi.shell');
    const second = start({ url: menu, metas: { words: 'v1' }, stored });
    await until('menu', () => second.app.navigation.getSnapshot().matches('open'));
    expect(second.app.words.word('vi', 'shell', 'reload')).toBe('Nạp lại ngay');
    expect(second.page.askedFor(own).filter(({ url }) => url.includes('category=shell'))).toEqual([]);
    const without = start({ url: menu });
    await until('menu', () => without.app.navigation.getSnapshot().matches('open'));
    expect(without.app.words.word('vi', 'shell', 'reload')).not.toBe('Nạp lại ngay');
    expect(without.page.askedFor(own)).toEqual([]);
  },

  'LOCALE-2: words that a page cannot have are logged in the language of its address': async ({ start, until }) => {
    const { app, page } = start({ url: menu });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    await app.words.load('vi', ['no such group']);
    app.navigation.send({ type: 'navigation.go', to: '/ve-chung-toi', replace: false, state: null, pop: false });
    await until('logged', () => page.troubles.includes('warning: Failed locale loading "vi"'));
  },

  'the line of news comes from the portal’s call': async ({ start, until }) => {
    const { app, page, session } = start({ url: menu });
    await session();
    app.resources.hold(marquee, { locale: 'vi' });
    await until('asked', () => page.asked.some(({ url }) => url.includes('/marquee/home-list')));
  },

  'the operator’s menus are kept in this browser': async ({ start }) => {
    const { app, page } = start({ url: menu, stored: { 'khandai.menus.vi': '{"nav":[]}' } });
    expect(app.menus.of('vi')).toEqual({ nav: [] });
    app.menus.heard('en', { nav: [] });
    expect(page.stored.get('khandai.menus.en')).toBe('{"nav":[]}');
  },
};

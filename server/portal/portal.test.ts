import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import type { CallContext } from '../http/handlers.ts';
import { isRefused } from '../shared/refusal.ts';
import { mobileBar } from '#domain/layout/layout.ts';
import { join } from 'node:path';
import { readWords } from '../page/build.ts';
import { projectRoot } from '../testing/buildFixture.ts';
import { fakeMatch } from '../testing/fakeContent.ts';
import { fakeHandlers } from '../testing/fakeHandlers.ts';
import { fakePortal } from '../testing/fakePortal.ts';
import type { PortalContent } from '../shared/portalContent.ts';
import { marqueeLines } from './marquee.ts';
import { portalHandlers } from './portal.handlers.ts';

const context = (locale: Locale, changed: Partial<CallContext> = {}): CallContext => ({
  locale,
  currency: 'VND',
  viewer: null,
  address: '203.0.113.7',
  requestId: 'r',
  binding: null,
  device: null,
  setBinding: () => {},
  flow: null,
  setFlow: () => {},
  site: 'http://localhost',
  browser: false,
  now: 0,
  ...changed,
});
const fewWords = { vi: { home: { title: 'Trang chủ' }, room: { enter: 'Vào' }, descriptions: { home: '' } } };
const files = readWords(join(projectRoot, 'locales'));
const source = {
  config: { publicUrl: null, host: '127.0.0.1', port: 8080, demo: true },
  schedule: fakeHandlers().schedule,
  portal: fakePortal({}, fewWords),
};
const portal = portalHandlers({ ...source, portal: fakePortal({}, files) });
const saying = (content: PortalContent) => portalHandlers({ ...source, portal: fakePortal(content, files) });
const locales = ['vi', 'en', 'zh'] as const;

describe('menus', () => {
  it.each(locales)('in %s: every item has a label and leads to a page that exists', async (locale) => {
    const menus = await portal.menu({}, context(locale));
    if (isRefused(menus)) throw new Error('refused');
    const items = [...menus['header-v4'], ...menus.footerv4, ...menus.nav];
    expect(items.length).toBeGreaterThan(8);
    for (const { label, path, children = [] } of items) {
      expect(label).not.toBe('');
      for (const one of [path, ...children.map((child) => child.path)]) expect(findRoute(one)).not.toBeNull();
    }
  });
  it('NAVBAR-1: the short one holds menu, live, home and chat', async () => {
    const menus = await portal.menu({}, context('vi'));
    expect(isRefused(menus) ? [] : menus.nav.map(({ key }) => key)).toEqual(['menu', 'live', 'home', 'chat']);
  });
  it('A-3: built in, they are what the application draws: the areas of the navbar, the bar of a phone', async () => {
    const menus = await portal.menu({}, context('en'));
    if (isRefused(menus)) throw new Error('refused');
    expect(menus.own).toBeUndefined();
    expect(menus['header-v4'].map(({ key, label }) => [key, label])).toEqual([
      ['home', 'Home'],
      ['live', 'Live'],
      ['schedule', 'Live schedule'],
      ['chat', 'Chat room'],
    ]);
    expect([...menus.nav.map(({ key }) => key), 'account']).toEqual(mobileBar);
  });
  it('A-3: a group that the operator sets is named as theirs, in each language, and the others stay', async () => {
    const cup = { key: 'cup', label: { vi: 'Cúp', en: 'Cup', zh: '盃' }, path: '/cup', icon: 'trophy' } as const;
    const own = saying({ menus: { nav: [cup], 'header-v4': [{ ...cup, label: 'X', children: [cup] }] } });
    const menus = await own.menu({}, context('zh'));
    if (isRefused(menus)) throw new Error('refused');
    expect(menus.own).toEqual(['header-v4', 'nav']);
    expect(menus.nav).toEqual([{ ...cup, label: '盃' }]);
    expect(menus['header-v4']).toEqual([{ ...cup, label: 'X', children: [{ ...cup, label: '盃' }] }]);
    expect(menus.footerv4.length).toBeGreaterThan(6);
  });
});

describe('modes', () => {
  it('CALL GET /live/api/schedule-mode/list: all modes as the application calls them; five have rooms', async () => {
    for (const locale of locales) {
      const modes = await fakePortal({}, files).modes(locale);
      const words = files[locale]!['schedule']!['modes'];
      expect(modes.map(({ slug, name }) => [slug, name])).toEqual(
        modes.map(({ slug }) => [slug, Reflect.get(Object(words), slug)]),
      );
      // The menu page uses words of its own group before it has loaded the list.
      expect(modes.map(({ slug, name }) => [slug, name])).toEqual(
        modes.map(({ slug }) => [slug, files[locale]!['menu']![slug]]),
      );
      expect(modes).toHaveLength(10);
      expect(modes.filter(({ livemode }) => livemode).map(({ slug }) => slug)).toEqual([
        ...['bong-da', 'bong-ro', 'dua-bi', 'casino', 'esport'],
      ]);
    }
  });
  it('A-3: the operator says their order, names and icons, and by words their names alone', async () => {
    const modes = await fakePortal(
      {
        modes: [
          { slug: 'esport', icon: 'trophy' },
          { slug: 'bong-da', name: { vi: 'Banh', en: 'Soccer', zh: '球' } },
        ],
        words: { en: { schedule: { 'modes.casino': 'Table games' } } },
      },
      files,
    ).modes('en');
    expect(modes.slice(0, 3)).toMatchObject([
      { slug: 'esport', name: 'Esport', icon: 'trophy' },
      { slug: 'bong-da', name: 'Soccer', icon: 'football' },
      { slug: 'bong-ro' },
    ]);
    expect(modes.find(({ slug }) => slug === 'casino')!.name).toBe('Table games');
    expect(modes).toHaveLength(10);
  });
});

describe('the lines over the home page', () => {
  const off = fakeMatch({ fixtureId: 'off', status: 'postponed', note: 'mưa lớn', users: [], roomId: null });
  const quiet = fakeMatch({ fixtureId: 'quiet', status: '21:00', users: [] });
  it('tell who comments, what comes and what is off, each leading somewhere', () => {
    expect(marqueeLines([fakeMatch(), off, quiet, { ...off, note: '' }], 'vi')).toEqual([
      {
        id: 'fx1',
        text: 'Bến Gỗ – Nắng Sớm: Thuỳ Gió bình luận',
        goTo: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1',
      },
      { id: 'off', text: 'Bến Gỗ – Nắng Sớm không diễn ra: mưa lớn', goTo: '/lich-truc-tiep' },
      {
        id: 'quiet',
        text: 'Sắp tới: Bến Gỗ – Nắng Sớm, Giải Vô địch Đồng Bằng',
        goTo: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1',
      },
    ]);
  });
  it('are six at most, and none where nothing comes', () => {
    expect(
      marqueeLines(
        Array.from({ length: 9 }, () => quiet),
        'en',
      ),
    ).toHaveLength(6);
    expect(marqueeLines([], 'zh')).toEqual([]);
  });
});

describe('what stands around', () => {
  it('banners are asked for by place, in the language, and are none without demo content', async () => {
    expect(await portal.banners({ position: 'home' }, context('zh'))).toMatchObject([
      { bannerId: 'schedule', img: '/banners/schedule-zh.png', position: 'home', alt: '整週直播賽程' },
      { bannerId: 'chat', img: '/banners/chat-zh.png', position: 'home' },
    ]);
    expect(await portal.banners({ position: 'room' }, context('zh'))).toEqual([]);
    const empty = portalHandlers({ ...source, config: { ...source.config, demo: false } });
    expect(await empty.banners({}, context('vi'))).toEqual([]);
  });
  it('LOCALE-3: words come by group; those of the origin alone stay here; a group that is not there is 404', async () => {
    const portal = portalHandlers(source);
    expect(await portal.language({ locale: 'vi' }, context('en'))).toEqual({
      home: { title: 'Trang chủ' },
      room: { enter: 'Vào' },
    });
    expect(await portal.language({ locale: 'vi', category: 'room' }, context('en'))).toEqual({
      room: { enter: 'Vào' },
    });
    expect(await portal.language({ locale: 'vi', category: 'descriptions' }, context('en'))).toMatchObject({
      code: 404,
    });
    expect(await portal.language({ locale: 'en' }, context('en'))).toMatchObject({ code: 404 });
  });
  it('A-3: the operator’s words stand among those of the files, in their own language alone', async () => {
    const own = saying({ words: { vi: { shell: { 'nav.home': 'Sân nhà' } } } });
    expect(await own.language({ locale: 'vi', category: 'shell' }, context('vi'))).toMatchObject({
      shell: { name: 'Khán Đài', nav: { home: 'Sân nhà', chat: 'Phòng chat' } },
    });
    expect(await own.language({ locale: 'en', category: 'shell' }, context('vi'))).toEqual({
      shell: files['en']!['shell'],
    });
    const menus = await own.menu({}, context('vi'));
    expect(isRefused(menus) ? [] : menus['header-v4'].map(({ label }) => label)).toContain('Sân nhà');
  });
  it('A-5: banners for the address that the viewer came by; lines and domains are those that the operator names', async () => {
    const banner = { bannerId: 'b', img: '/b.png', w: 10, h: 10, goTo: '/menu' };
    const own = saying({
      banners: [banner, { ...banner, bannerId: 'c', alt: 'C', domains: ['two.example:8443'], position: 'room' }],
      marquee: [{ id: 'm', text: { vi: 'Chào', en: 'Hello', zh: '你好' } }],
      domains: ['two.example:8443', 'localhost:8080'],
    });
    const ids = async (input: { readonly position?: string; readonly domain?: string }) => {
      const banners = await own.banners(input, context('en'));
      return isRefused(banners) ? [] : banners.map(({ bannerId }) => bannerId);
    };
    expect(await ids({})).toEqual(['b', 'c']);
    expect(await ids({ domain: 'one.example' })).toEqual(['b']);
    expect(await ids({ domain: 'two.example' })).toEqual(['b', 'c']);
    expect(await ids({ domain: 'two.example', position: 'home' })).toEqual(['b']);
    expect(await own.banners({ position: 'room' }, context('en'))).toEqual([
      { ...banner, bannerId: 'c', alt: 'C', position: 'room' },
    ]);
    expect(await own.marquee({}, context('en'))).toEqual([{ id: 'm', text: 'Hello' }]);
    expect(await saying({ marquee: [], banners: [] }).marquee({}, context('en'))).toEqual([]);
    expect(await own.domains({}, context('vi'))).toEqual([
      { domain: 'localhost:8080', main: true },
      { domain: 'two.example:8443', main: false },
    ]);
    expect(await own.domains({ domain: 'two.example' }, context('vi'))).toMatchObject([{ main: false }]);
  });
  it('GEO-1: the default geolocation tells the address it sees and the zone that the browser believes in', async () => {
    expect(await portal.locate({}, context('vi'))).toEqual({
      ip: '203.0.113.7',
      timezone: 'Asia/Bangkok',
      country: null,
    });
    expect(await portal.locate({ timezone: 'Europe/Paris' }, context('vi'))).toMatchObject({
      timezone: 'Europe/Paris',
    });
  });
  it('the domain is that of PUBLIC_URL, else the one of this machine', async () => {
    expect(await portal.domains({}, context('vi'))).toEqual([{ domain: 'localhost:8080', main: true }]);
    const production = portalHandlers({
      ...source,
      config: { ...source.config, publicUrl: 'https://khandai.example' },
    });
    expect(await production.domains({}, context('vi'))).toEqual([{ domain: 'khandai.example', main: true }]);
    expect(await production.domains({ domain: 'other.example' }, context('vi'))).toEqual([]);
  });
});

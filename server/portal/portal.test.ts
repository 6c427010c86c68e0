import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { matchRoute } from '#domain/routing/matchRoute.ts';
import type { CallContext } from '../http/handlers.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { fakeHandlers, fakeMatch } from '../testing/fakeParts.ts';
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
const source = {
  config: { publicUrl: null, host: '127.0.0.1', port: 8080, demo: true },
  schedule: fakeHandlers().schedule,
  words: { vi: { home: { title: 'Trang chủ' }, room: { enter: 'Vào' }, descriptions: { home: '' } } },
};
const portal = portalHandlers(source);
const locales = ['vi', 'en', 'zh'] as const;

describe('menus', () => {
  it.each(locales)('in %s: every item has a label and leads to a page that exists', async (locale) => {
    const menus = await portal.menu({}, context(locale));
    if (isRefused(menus)) throw new Error('refused');
    const items = Object.values(menus).flat();
    expect(items.length).toBeGreaterThan(8);
    for (const { label, path, children = [] } of items) {
      expect(label).not.toBe('');
      for (const one of [path, ...children.map((child) => child.path)]) expect(matchRoute(one)).not.toBeNull();
    }
  });
  it('NAVBAR-1: the short one holds menu, live, home and chat', async () => {
    const menus = await portal.menu({}, context('vi'));
    expect(isRefused(menus) ? [] : menus.nav.map(({ key }) => key)).toEqual(['menu', 'live', 'home', 'chat']);
  });
  it('stand without the modes when those cannot be had', async () => {
    const schedule = { ...source.schedule, modes: async () => refused(503) };
    const menus = await portalHandlers({ ...source, schedule }).menu({}, context('vi'));
    expect(isRefused(menus) ? null : menus['header-v4'][1]?.children).toEqual([]);
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
      { bannerId: 'schedule', img: '/banners/schedule-zh.png', position: 'home' },
      { bannerId: 'chat', img: '/banners/chat-zh.png', position: 'home' },
    ]);
    expect(await portal.banners({ position: 'room' }, context('zh'))).toEqual([]);
    const empty = portalHandlers({ ...source, config: { ...source.config, demo: false } });
    expect(await empty.banners({}, context('vi'))).toEqual([]);
  });
  it('LOCALE-3: words come by group; those of the origin alone stay here; a group that is not there is 404', async () => {
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

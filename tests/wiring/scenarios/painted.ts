import { expect } from 'vitest';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { commentList } from '#machines/comments/comments.resources.ts';
import { marquee } from '#machines/portal/portal.resources.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { selectValue } from '#machines/resource/resource.selectors.ts';
import type { LiveSource } from '#ports/playback.ts';
import { aComment } from '../../fakes/comments.ts';
import { aMatch } from '../../fakes/matches.ts';
import { twoSources } from '../../fakes/playback.ts';
import { fakeVideo } from '../../fakes/video.ts';
import { answered } from '../page.ts';
import { screens } from '../screens.ts';
import { asMember, paths, placed, type Scenarios } from '../scenario.ts';

const at = Date.UTC(2026, 10, 22, 12);
const island = {
  ...{ to: '/', at, zone: 'Asia/Ho_Chi_Minh', menus: {} },
  answers: [['featured {"pageSize":12,"status":"live"}', { value: [], at }]],
} as const;

const bare = { ...island, answers: [] } as const;

/** Hydration of a painted page. */
export const paintedScenarios: Scenarios = {
  'a painted page begins with what came along and asks for none of it again; what it lacks waits until it is alive':
    async ({ start, settle }) => {
      const heard: string[] = [];
      const focused = new EventTarget() as Element;
      focused.addEventListener('focusin', ({ type }) => heard.push(type));
      const { app, page } = start({ island, focused });
      expect(app.painted).toMatchObject({ at, zone: island.zone, menus: {} });
      const live = app.resources.ref(featured, LIVE_NOW);
      expect(selectValue(live)(live.getSnapshot())).toEqual([]);
      expect(page.askedFor(paths.featured)).toEqual([]);
      await settle();
      expect([page.idle, heard]).toEqual([[], []]);
      app.painted!.alive!();
      await settle();
      expect([page.idle, heard, app.session.now()]).toEqual([[], ['focusin'], null]);
      expect(page.askedFor(paths.featured)).toEqual([]);
    },

  'a guest on a painted page is known with the first gesture, with the first call that needs it, or after a while':
    async ({ start, settle, until }) => {
      const acting = start({ island });
      acting.app.painted!.alive!();
      acting.page.gesture('keydown');
      await until('by a gesture', () => acting.app.session.now() !== null);
      const asking = start({ island });
      asking.app.resources.prefetch(marquee, { locale: 'vi' });
      await settle();
      expect(asking.app.session.now()).toBeNull();
      asking.app.painted!.alive!();
      await until('by a call', () => asking.app.session.now() !== null);
      const reading = start({ island });
      reading.app.painted!.alive!();
      reading.page.timers.run(6000);
      await until('after a while', () => reading.app.session.now() !== null);
    },

  'what a painted page shows first is not asked for ahead, but what the next one shows is': async ({
    start,
    settle,
    until,
  }) => {
    const { app, page } = start({ island: bare });
    await settle();
    app.navigation.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false });
    await settle();
    expect(page.askedFor(paths.featured)).toEqual([]);
    app.navigation.send({ type: 'navigation.go', to: '/', replace: false, state: null, pop: false });
    await until('asked', () => page.askedFor(paths.featured).length === 1);
  },

  'of a painted room video and chat come once it is alive, of a later one with the room': async ({ start, until }) => {
    const url = 'https://khan.dai/truc-tiep/the-thao/bong-da/a-b-r1';
    const { app } = start({ island: { ...bare, to: new URL(url).pathname }, url });
    const opened = () => app.navigation.getSnapshot().matches('open');
    await until('painted', opened);
    expect([[...screens.whole], app.live.now()]).toEqual([[], null]);
    app.navigation.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false });
    await until('menu', () => opened() && app.navigation.getSnapshot().context.path === '/menu');
    app.navigation.send({ type: 'navigation.go', to: new URL(url).pathname, replace: false, state: null, pop: false });
    await until('live', () => opened() && app.live.now() !== null);
    expect(screens.whole).toContain('roomFootball');
  },

  'PAINT: whoever goes Back before the code runs sees the painted page come alive, and then theirs': async ({
    start,
    until,
  }) => {
    const { app, page } = start({ island: { ...bare, to: '/en/menu' }, url: 'https://khan.dai/thong-tin' });
    const path = () => app.navigation.getSnapshot().context.path;
    const isOpen = () => app.navigation.getSnapshot().matches('open');
    await until('painted', isOpen);
    expect([path(), app.locale.getSnapshot().context.locale, page.window.location.pathname]).toEqual([
      '/en/menu',
      'en',
      '/thong-tin',
    ]);
    app.painted!.alive!();
    await until('theirs', () => isOpen() && path() === '/thong-tin');
    await until('its language', () => app.locale.getSnapshot().context.locale === 'vi');
    expect(page.window.location.pathname).toBe('/thong-tin');
  },

  'COOKIE-1: who sent a guest is kept before the session comes': async ({ start }) => {
    const { page } = start({ island: { ...island, to: '/menu' }, url: 'https://khan.dai/menu?pid=ban-1' });
    expect(page.cookies.get('pid')).toBe('ban-1');
  },

  'what came along with a painted page stays known as it came, for the parts that are taken over later': async ({
    start,
  }) => {
    const { app } = start({ island });
    app.resources.prefetch(featured, LIVE_NOW);
    const live = app.resources.ref(featured, LIVE_NOW);
    const value = selectValue(live);
    app.resources.update(featured, LIVE_NOW, () => [aMatch()]);
    expect([value(live.getSnapshot())?.length, value(app.painted!.held!(live))]).toEqual([1, []]);
  },

  'a member who meets a painted page is known once it is alive': async ({ start, settle, until }) => {
    const { app } = start({ island, cookies: { ...placed, ...asMember } });
    await settle();
    expect(app.session.now()).toBeNull();
    app.painted!.alive!();
    await until('session', () => app.session.now() !== null);
  },

  'NE-8: comments that came along with a page are what everybody reads: a member asks for theirs, a guest does not':
    async ({ start, settle, until }) => {
      const list = 'GET /other/api/comment/list';
      const of = { target: { type: 'game', id: 'ran-san-co' }, sort: 'new' } as const;
      const value = { list: [aComment()], next: null, about: {}, full: false };
      const key = 'commentList {"sort":"new","target":{"id":"ran-san-co","type":"game"}}';
      const asked = async (cookies: Readonly<Record<string, string>>) => {
        const { app, page } = start({
          ...{ island: { ...island, answers: [[key, { value, at: Date.now() }]] as const }, cookies },
          network: { [list]: () => answered({ list: [], next: null }) },
        });
        app.painted!.alive!();
        await until('session', () => app.session.now() !== null || cookies['token'] === undefined);
        app.resources.hold(commentList, of);
        expect(app.resources.ref(commentList, of).getSnapshot().context.value).toEqual(value);
        return () => page.askedFor(list).length;
      };
      const [byGuest, byMember] = [await asked({ ...placed }), await asked({ ...placed, ...asMember })];
      await until('asked', () => byMember() > 0);
      await settle();
      expect(byGuest()).toBe(0);
    },

  'the picture of a painted room that plays already is the player’s: its element, and its stream where it opens that':
    async ({ start }) => {
      const { element } = fakeVideo();
      const taken: string[] = [];
      const take = ({ streamLink }: LiveSource) => {
        taken.push(streamLink);
        return null;
      };
      const early = { handOver: () => {}, stop: () => {}, picture: { video: element, take } };
      const { video, player } = await start({ island, early }).app.live.load();
      expect(video).toBe(element);
      player.send({ type: 'player.open', streams: [twoSources[0]!], cold: true });
      expect(taken).toEqual([twoSources[0]!.streamLink]);
      const other = await start({ island }).app.live.load();
      expect(other.video).not.toBe(element);
    },

  'a page that came without its content was not painted': async ({ start }) => {
    expect(start().app.painted).toBeNull();
  },
};

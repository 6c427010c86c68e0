import { expect } from 'vitest';
import type { Stream } from '#domain/match/match.ts';
import { SPOILER } from '#domain/spoiler/limits.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { selectPlayback } from '#machines/player/player.selectors.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import { aMatch, aRoom } from '../../fakes/matches.ts';
import { answered } from '../page.ts';
import { asMember, paths, placed, type Scenarios, type World } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const followed = 'GET /other/api/follow/all';
const kept = 'Path=/; SameSite=Lax; Max-Age=31536000; Secure';
const at = Date.now();
const one = aMatch({ fixtureId: 'f1', status: '67', score: '2-1', startTime: at, leagueId: 'dong-bang' });
const other = aMatch({ fixtureId: 'f2', status: '12', score: '3-0', startTime: at, leagueId: 'binh-minh' });
const island = {
  to: '/menu',
  ...{ at, zone: 'Asia/Tokyo', menus: {}, spoiler: 'all' as const },
  answers: [['room {"roomId":"r1"}', { value: aRoom({ fixtureId: 'f1' }), at }]],
} as const;
const loop: Stream = {
  ...{ protocol: 'hls', streamLink: '/media/r1/master.m3u8', profile: '720p', label: 'HQ', fps: 30, bitrate: 4000 },
};
const show = {
  ...{ kind: 'live' as const, id: 'r1', title: '', path: '/', artwork: null, watching: 1, sides: null },
  ...{ artist: '', collection: '', marks: [] },
} as const;

/** The matches whose results are hidden; null if nothing is shown yet. */
const hidden = ({ app }: Pick<World, 'app'>): readonly string[] | null => {
  const shown = app.spoiler.now().open([one, other]);
  return shown && shown.filter((match) => match.hidden).map(({ fixtureId }) => fixtureId);
};
const hiding = (spoiler: string) => ({ url: menu, cookies: { ...placed, spoiler } });

/** A member's settings. */
const settingsHiding = (change: object) => {
  const channels = { app: true, mail: false };
  return {
    ...{ rev: 1, oddsFormat: 'decimal', hideOdds: false, dataSaver: false, quiet: null },
    notify: {
      ...{ system: channels, booking: channels, social: channels, reward: channels },
      ...{ apply: channels, tip: channels, content: channels },
    },
    privacy: { friendRequests: 'everyone', shownToInviter: true },
    ...change,
  };
};

/** Hiding results and odds (B2, TI-9). */
export const spoilerScenarios: Scenarios = {
  'who hides nothing sees all that is answered': async ({ start }) => {
    const t = start({ url: menu });
    expect([hidden(t), t.app.spoiler.now()]).toMatchObject([[], { policy: 'off', hideOdds: false }]);
  },

  'who hides all results sees nothing before the shield is there, and then all but results': async ({ start }) => {
    const t = start({ url: menu, cookies: { ...placed, spoiler: 'all', hideOdds: '1' } });
    expect([hidden(t), t.app.spoiler.now()]).toMatchObject([null, { policy: 'all', hideOdds: true }]);
    await (await t.session()).shield.load();
    expect(hidden(t)).toEqual(['f1', 'f2']);
  },

  'what is lit stays lit in this browser, and what is chosen is kept for a year': async ({ start }) => {
    const t = start({ ...hiding('all'), stored: { 'spoiler.lit': 'f2' } });
    const shield = await (await t.session()).shield.load();
    expect(hidden(t)).toEqual(['f1']);
    shield.light('f1');
    expect([hidden(t), t.page.stored.get('spoiler.lit')]).toEqual([[], 'f2 f1']);
    shield.choose('off');
    expect([t.page.cookieWrites.at(-1), t.app.spoiler.now().policy]).toEqual([`spoiler=off; ${kept}`, 'off']);
    shield.hideOdds(true);
    expect([t.page.cookieWrites.at(-1), t.app.spoiler.now().hideOdds]).toEqual([`hideOdds=1; ${kept}`, true]);
  },

  'results of long ago are shown by the clock of the page': async ({ start }) => {
    const t = start(hiding('all'));
    await (await t.session()).shield.load();
    const old = { ...one, startTime: at - (SPOILER.freshDays + 1) * 86_400_000 };
    expect(t.app.spoiler.now().open(old)).toBe(old);
  },

  'of one’s own are the leagues that are pinned here, and what a member booked and follows': async ({
    start,
    until,
  }) => {
    const guest = start({ ...hiding('mine'), stored: { 'leagues.pinned': 'binh-minh' } });
    const { auth, shield } = await guest.session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    await shield.load();
    await until('known', () => hidden(guest)?.join() === 'f2');
    const member = start({
      url: menu,
      cookies: { ...placed, ...asMember, spoiler: 'mine' },
      network: {
        [paths.bookings]: () => answered([]),
        [followed]: () => answered([{ type: 'fixture', id: 'f1' }]),
      },
    });
    await (await member.session()).shield.load();
    await until('known', () => hidden(member)?.join() === 'f1');
  },

  'the shield hears whose picture plays': async ({ start, until }) => {
    const t = start({ ...hiding('all'), island });
    const { player, video } = await t.app.live.load();
    await (await t.session()).shield.load();
    t.app.stage.show(show);
    Object.assign(video, { playable: 'maybe' });
    player.send({ type: 'player.open', streams: [loop] });
    await until('plays', () => selectPlayback(player.getSnapshot()) === 'playing');
    player.send({ type: 'player.close' });
    expect(hidden(t)).toEqual(['f1', 'f2']);
  },

  'a page that came without results asks for them with their first reader': async ({ start, until }) => {
    const came = Date.now();
    const answer = ['featured {"pageSize":12,"status":"live"}', { value: [], at: came }] as const;
    const seeded = { ...island, at: came, answers: [answer] };
    const asksFor = (brought: Omit<typeof seeded, 'spoiler'>) => {
      const { app, page } = start({ ...hiding('all'), island: brought });
      app.resources.hold(featured, LIVE_NOW);
      return () => page.askedFor(paths.featured).length;
    };
    const asked = asksFor(seeded);
    await until('asked', () => asked() === 1);
    const { spoiler: _, ...open } = seeded;
    expect(asksFor(open)()).toBe(0);
  },

  'odds that a member hides are hidden on this device, and the other way round': async ({ start, until }) => {
    const sent: unknown[] = [];
    const settings = settingsHiding({ hideOdds: true });
    const t = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: {
        [paths.settings]: () => answered(settings),
        'POST /live/api/user/setting/put': ({ body }) => {
          sent.push(body);
          return answered({ ...settings, hideOdds: false, rev: 2 });
        },
      },
    });
    const { settings: late, shield } = await t.session();
    await until('read', () => late.now() !== null && selectSettings(late.now()!.getSnapshot()) !== null);
    await until('hidden', () => t.app.spoiler.now().hideOdds);
    expect(t.page.cookies.get('hideOdds')).toBe('1');
    (await shield.load()).hideOdds(false);
    await until('told', () => sent.length === 1);
    expect(JSON.stringify(sent[0])).toContain('"hideOdds":false');
  },

  'results that a member hid on another device are hidden here once the tab is seen again': async ({
    start,
    until,
  }) => {
    const asked: unknown[] = [];
    const t = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: {
        [paths.settings]: () => {
          asked.push(null);
          const chosen = asked.length > 1 ? { rev: 2, spoiler: { mode: 'all', teams: [] } } : {};
          // By the origin's clock an hour has passed since the page was loaded.
          const Date = new globalThis.Date(globalThis.Date.now() + 3_600_000).toUTCString();
          return answered(settingsHiding(chosen), { headers: { Date } });
        },
      },
    });
    const { settings } = await t.session();
    await until('read', () => settings.now() !== null && selectSettings(settings.now()!.getSnapshot()) !== null);
    expect(t.app.spoiler.now().policy).toBe('off');
    t.page.see(true);
    await until('hidden', () => t.app.spoiler.now().policy === 'all');
    expect([t.page.cookies.get('spoiler'), asked.length]).toEqual(['all', 2]);
  },
};

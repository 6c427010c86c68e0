import { expect } from 'vitest';
import { UNSENT_VOICE } from '#domain/uploads/unsentVoice.ts';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { answered } from '../page.ts';
import { asMember, member, paths, placed, type Scenarios, type World } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const session = { token: 'T2', refreshToken: 'R2', user: member };
const forever = new AbortController().signal;
const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'khan.dai', timeout: 1000, userVerification: 'required' };

/** The microphone, its recordings, chapters on the device and frames of games make no calls to the origin. */
type Asking = {
  readonly [Name in Exclude<keyof LazyPorts, 'recorder' | 'unsentVoices' | 'keptChapters' | 'gameStage'>]: (
    port: LazyPorts[Name],
  ) => Promise<unknown>;
};
/** Any one call of each area; the test compares its path. */
const oneCall: Asking = {
  bookings: (port) => port.list(forever),
  codes: (port) => port.checkContact('lan@example.com', forever),
  favourites: (port) => port.list({ type: 'team', ids: [] }, forever),
  comics: (port) => port.home(forever),
  news: (port) => port.categories(forever),
  newsroom: (port) => port.list(null, null, forever),
  operator: (port) => port.jobs(forever),
  highlights: (port) => port.categories(forever),
  films: (port) => port.home(forever),
  chess: (port) => port.lists(forever),
  games: (port) => port.game('o-an-quan', forever),
  fixtureLive: (port) => port.read('f1', forever),
  football: (port) => port.dayCounts({ from: '2026-11-21', to: '2026-11-22', timezone: 'UTC' }, forever),
  guesses: (port) => port.read({ fixtureId: 'f1', round: 2 }, forever),
  promotions: (port) => port.promotion('ghe-cua-ban', forever),
  help: (port) => port.known(forever),
  takes: (port) => port.list('f1', null, forever),
  chatRoom: (port) => port.words('30', forever),
  comments: (port) => port.one('c1', forever),
  reports: (port) => port.mine(null, forever),
  votes: (port) => port.read('f1', forever),
  ownTips: (port) => port.drafts(forever),
  ledger: (port) => port.whole({ userId: 'u2' }, forever),
  tips: (port) => port.byMatch('f1', forever),
  tv: (port) => port.nations(forever),
  music: (port) => port.moods(forever),
  playlists: (port) => port.mine(null, forever),
  site: (port) => port.menu(forever),
  trouble: (port) => port.report({ traceId: 't', machine: 'm', state: 's', event: 'e', err: 'x' }, forever),
  signInMethods: (port) => port.open(forever),
  google: (port) => port.linkedAt(forever),
  party: (port) => port.join('ABC234', forever),
  passkeys: (port) => port.list(forever),
  applications: (port) => port.my(forever),
  security: (port) => port.overview(forever),
  settings: (port) => port.read(forever),
  inbox: (port) => port.unread(forever),
  rewards: (port) => port.level(forever),
  privacy: (port) => port.keep(forever),
  links: (port) => port.open('abcdefghijklmnopqrstuvwxyz', forever),
  people: (port) => port.one('u2', forever),
  social: (port) => port.saved({ type: null, cursor: null }, forever),
  commentators: (port) => port.past('u2', forever),
  profile: (port) => port.removePicture(forever),
};

/** The areas' ports, each with its own adapter over the common `send`. */
export const portScenarios: Scenarios = {
  'each area asks its own calls': async ({ start }) => {
    const asked: Record<string, string> = {};
    for (const name of Object.keys(oneCall) as (keyof Asking)[]) {
      const { app, page } = start({ url: menu, cookies: { ...placed, ...asMember } });
      await app.session.load();
      const before = page.asked.length;
      const ask = oneCall[name] as (port: unknown) => Promise<unknown>;
      await ask(await app.loadPort(name));
      const mine = page.asked
        .slice(before)
        .find(({ url }) => !url.includes('/user/info') && !url.includes('/setting/'));
      asked[name] = name === 'settings' ? page.asked.at(-1)!.url : mine!.url;
    }
    expect(asked).toEqual({
      applications: '/live/api/user/anchor-apply/my',
      bookings: '/live/api/user/booking/booking-list',
      codes: '/live/api/user/check-email',
      favourites: '/live/api/user/favorite/list?type=team',
      comics: '/other/api/comic/home',
      news: '/other/api/news/category-tree',
      newsroom: '/other/api/news/staff/list',
      operator: '/other/api/console/job-list',
      highlights: '/other/api/highlight/category-tree',
      films: '/other/api/film/home',
      chess: '/other/api/game/chess/list',
      games: '/other/api/game/detail?id=o-an-quan',
      fixtureLive: '/live/api/match/detail?id=f1',
      football: '/live/api/match/day-count?from=2026-11-21&timezone=UTC&to=2026-11-22',
      guesses: '/live/api/live/table-guess?id=f1&round=2',
      promotions: '/other/api/promotion/detail?slug=ghe-cua-ban',
      help: '/other/api/help/known',
      trouble: '/other/api/client/log',
      tips: '/other/api/schedule-tips/v2/by-match?id=f1',
      site: '/al/api/live/menu',
      tv: '/other/api/tv/nation-list',
      music: '/other/api/music/mood-list',
      playlists: '/other/api/music/playlist/list?mine=1',
      google: '/other/api/user/google-link',
      ledger: '/other/api/schedule-tips/v2/ledger?fromSeq=1&userId=u2',
      takes: '/other/api/take/list?fixtureId=f1',
      chatRoom: '/live/api/chat/filter-list?groupId=30',
      comments: '/other/api/comment/detail?commentId=c1',
      reports: '/other/api/report/my-list',
      votes: '/live/api/match/vote?id=f1',
      ownTips: '/other/api/schedule-tips/v2/draft-list',
      links: '/live/api/link/abcdefghijklmnopqrstuvwxyz',
      inbox: '/live/api/user/message/list?pageSize=1',
      party: '/other/api/party/join',
      passkeys: '/live/api/user/passkey/list',
      people: '/live/api/user/member/info?userId=u2',
      social: '/other/api/save/list',
      commentators: '/live/api/schedule/anchor-rooms?userId=u2',
      profile: '/live/api/user/picture-remove',
      privacy: '/live/api/user/delete/undo',
      rewards: '/live/api/user/level/info',
      security: '/live/api/user/security',
      settings: '/live/api/user/setting/get',
      signInMethods: '/live/api/user/sign-in-methods',
    });
  },

  'CA-3: a recording that was not sent is dropped from this browser': async ({ start }) => {
    const { app, page } = start({ url: menu, stored: { [UNSENT_VOICE.name]: String(Date.now() + 3_600_000) } });
    await (await app.loadPort('unsentVoices')).drop();
    expect([page.dropped, page.stored.has(UNSENT_VOICE.name)]).toEqual([[UNSENT_VOICE.name], false]);
  },

  'what is asked for one of the portal’s addresses is asked for the one that the viewer came by': async ({ start }) => {
    const domainAsked = async (cookies: Readonly<Record<string, string>>) => {
      const { app, page } = start({ url: 'https://xem.khan.dai/menu', cookies: { ...placed, ...cookies } });
      const site = await app.loadPort('site');
      if (cookies['DomainCookie']) page.cookies.set('DomainCookie', cookies['DomainCookie']);
      else page.cookies.delete('DomainCookie');
      await site.banners('home', forever);
      return new URL(page.asked.find(({ url }) => url.includes('/banner/'))!.url, 'https://x').searchParams.get(
        'domain',
      );
    };
    expect(await domainAsked({ DomainCookie: 'khac.khan.dai' })).toBe('khac.khan.dai');
    expect(await domainAsked({})).toBe('xem.khan.dai');
  },

  'a head that was published is read by this window': async ({ start }) => {
    const { app, page } = start({ url: menu });
    await (await app.loadPort('ledger')).publishedHead('l1', '2026-11-22', forever);
    expect(page.asked.map(({ url }) => url)).toContain('/tip-keo/so/2026-11-22.json');
  },

  'who waits for a token waits until the guest is known': async ({ start, until }) => {
    const { session } = start({ url: menu });
    const { auth, tokenSettled } = await session();
    await tokenSettled();
    expect(auth.getSnapshot().context.held).toBe('guest');
    await until('ready', () => auth.getSnapshot().matches({ guest: 'ready' }));
  },

  'an area’s code is loaded once': async ({ start }) => {
    const { app } = start({ url: menu });
    expect(await app.loadPort('links')).toBe(await app.loadPort('links'));
  },

  'the recorder records from this window’s microphone': async ({ start, until }) => {
    const { app } = start({ url: menu });
    const heard: unknown[] = [];
    (await app.loadPort('recorder')).open((news) => heard.push(news));
    await until('news', () => heard.length > 0);
    expect(heard).toEqual([{ type: 'recorder.failed', trouble: 'insecure' }]);
  },

  'a way in without a password makes its session this browser’s, and tells the other tabs': async ({
    start,
    until,
  }) => {
    const becomesMember = async (world: World, enter: () => Promise<unknown>) => {
      const { auth } = await world.session();
      await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
      const posts = world.page.posted.length;
      await enter();
      await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
      expect(world.page.cookies.get('token')).toBe('T2');
      expect(world.page.cookies.get('refreshToken')).toBe('R2');
      expect(world.page.posted).toHaveLength(posts + 1);
    };
    const google = start({
      url: `${menu}?pid=ban-1`,
      network: { 'POST /other/api/user/login-google-callback': () => answered({ ...session, returnTo: '/' }) },
    });
    await becomesMember(google, async () =>
      (await google.app.loadPort('google')).finish('signIn', { code: 'c', state: 's', iss: null }, forever),
    );
    expect(google.page.askedFor('POST /other/api/user/login-google-callback')[0]!.body).toMatchObject({
      pid: 'ban-1',
      guestToken: 'G2',
    });
    const codes = start({
      url: menu,
      network: { 'POST /live/api/user/reset-password': () => answered(session) },
    });
    await becomesMember(codes, async () =>
      (await codes.app.loadPort('codes')).resetPassword('x'.repeat(40), 'mat-khau-moi-1', forever),
    );
    const passkeys = start({
      url: menu,
      network: {
        'POST /live/api/user/passkey/sign-in-options': () => answered(options),
        'POST /live/api/user/passkey/sign-in': () => answered(session),
      },
    });
    await becomesMember(passkeys, async () => (await passkeys.app.loadPort('passkeys')).signIn('asked', forever));
  },

  'a member’s token is nobody’s guest token': async ({ start }) => {
    const { app, page } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { 'POST /other/api/user/login-google-callback': () => answered({ ...session, returnTo: '/' }) },
    });
    await (await app.loadPort('google')).finish('signIn', { code: 'c', state: 's', iss: null }, forever);
    expect(page.askedFor('POST /other/api/user/login-google-callback')[0]!.body).not.toHaveProperty('guestToken');
  },

  'who leaves for Google is remembered in this tab alone': async ({ start }) => {
    const { app, page } = start({ url: menu });
    const google = await app.loadPort('google');
    google.leave({ purpose: 'signIn', returnTo: '/menu', intent: null }, 'https://accounts.example/x');
    expect(page.left).toEqual(['assign https://accounts.example/x']);
    expect(page.tab.has('khandai.google')).toBe(true);
    expect(page.stored.has('khandai.google')).toBe(false);
  },

  'a passkey is asked of this window’s own authenticator': async ({ start }) => {
    const { app, page } = start({ url: menu });
    const passkeys = await app.loadPort('passkeys');
    expect(await passkeys.ability()).toBe('autofill');
    expect(page.askedFor(paths.guestInfo)).toEqual([]);
  },
  'CO-12, GA-2: chapters are kept on the device, and a game stands in an element of the page': async ({ start }) => {
    const { app } = start({ url: menu });
    expect(await (await app.loadPort('keptChapters')).all()).toEqual([]);
    const stage = await app.loadPort('gameStage');
    const frame = { url: '/games/x/', title: 'x', box: null as unknown as Element, greeting: () => '' };
    expect(() => stage.frame(frame)).toThrow('element of the page');
  },
};

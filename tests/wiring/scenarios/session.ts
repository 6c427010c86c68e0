import { expect } from 'vitest';
import { LAST_MEMBER, nicknameDraft } from '#domain/auth/memberDrafts.ts';
import { UNSENT_VOICE } from '#domain/uploads/unsentVoice.ts';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { logInThrough, registerThrough } from '#machines/auth/auth.wire.ts';
import { book } from '#machines/bookings/bookings.acts.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import { commentList } from '#machines/comments/comments.resources.ts';
import { LOGIN_LAYER } from '#ui/app/loginLayer.ts';
import { aComment } from '../../fakes/comments.ts';
import { aMatch } from '../../fakes/matches.ts';
import { answered, refused } from '../page.ts';
import { asMember, guest, member, paths, placed, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';

/** AUTH and COOKIE-1, as wired. */
export const sessionScenarios: Scenarios = {
  'AUTH-1: without a token a guest is made, whose token the other tabs are told of': async ({ start, until }) => {
    const { page, session } = start({ url: menu });
    const { auth } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    expect(selectViewer(auth.getSnapshot())).toEqual(guest);
    expect(page.cookies.get('guestToken')).toBe('G2');
    expect(page.posted).toEqual(['khandai.auth']);
  },

  'AUTH: the token that is held decides whose info is read': async ({ start, until }) => {
    const one = start({ url: menu, cookies: { ...placed, guestToken: 'G1' } });
    const two = start({ url: menu, cookies: { ...placed, ...asMember } });
    const [{ auth: asGuest }, { auth: known }] = [await one.session(), await two.session()];
    await until('guest', () => asGuest.getSnapshot().matches({ guest: 'ready' }));
    await until('member', () => known.getSnapshot().matches({ member: 'ready' }));
    expect(one.page.askedFor(paths.guestLogin)).toEqual([]);
    expect(selectViewer(known.getSnapshot())).toEqual(member);
  },

  'AUTH-5: a fault of the info call is reported to the page’s log': async ({ start, until }) => {
    const network = { [paths.info]: () => refused(500) };
    const { page } = start({ url: menu, cookies: { ...placed, ...asMember }, network });
    await until('told', () =>
      page.troubles.some((one) => one.startsWith('error: The origin failed on who the viewer is')),
    );
  },

  'what another tab did about the tokens is followed': async ({ start, until }) => {
    const { page, session } = start({ url: menu });
    const { auth } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    page.cookies.set('token', 'T9').set('refreshToken', 'R9');
    page.hearTab();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    page.cookies.clear();
    page.hearTab();
    await until('guest', () => !isLoggedIn(auth.getSnapshot()));
  },

  'without BroadcastChannel the tabs hear each other by storage': async ({ start, until }) => {
    const { page, session } = start({ url: menu, without: ['BroadcastChannel'] });
    const { auth } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    expect(page.stored.has('khandai.auth')).toBe(false);
    expect(page.listens('storage')).toBe(true);
  },

  'AUTH-3: a log-out tells the origin, clears the tokens and takes what the member had half typed': async ({
    start,
    until,
  }) => {
    const draft = nicknameDraft('u1');
    const { page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      stored: { [draft]: 'Lan ơi', other: 'stays', [UNSENT_VOICE.name]: String(Date.now() + 3_600_000) },
    });
    const { auth } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    expect(page.stored.get(LAST_MEMBER)).toBe('u1');
    auth.send({ type: 'auth.logout' });
    await until('told', () => page.askedFor(paths.logout).length === 1);
    expect(page.askedFor(paths.logout)[0]!.body).toEqual({ refreshToken: 'R1' });
    expect(page.cookies.has('token')).toBe(false);
    expect([...page.stored.keys()]).toEqual(['other']);
    expect(page.dropped).toEqual([UNSENT_VOICE.name]);
  },

  'CA-3: a recording that was not sent for a day is gone with the next visit': async ({ start }) => {
    const { page, session } = start({ url: menu, stored: { [UNSENT_VOICE.name]: String(Date.now()) } });
    await session();
    expect([[...page.stored.keys()].includes(UNSENT_VOICE.name), page.dropped]).toEqual([false, [UNSENT_VOICE.name]]);
  },

  'a log-out that throws is reported': async ({ start, until }) => {
    const { page, session } = start({ url: menu, cookies: { ...placed, ...asMember } });
    const { auth } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    auth.send({ type: 'auth.rateLimited' });
    expect(page.troubles).toContain('warning: Too many requests (429) "auth.rateLimited"');
  },

  'COOKIE-1: the address brings who sent the viewer, and at which of the portal’s names they are': async ({
    start,
  }) => {
    const { page, session } = start({ url: 'https://xem.khan.dai/menu?pid=ban-1' });
    await session();
    expect(page.cookies.get('pid')).toBe('ban-1');
    expect(page.cookies.get('DomainCookie')).toBe('xem.khan.dai');
    expect(page.cookieWrites.every((text) => text.endsWith('; Secure'))).toBe(true);
    const home = start({ url: 'http://192.168.1.5:8080/menu' });
    await home.session();
    expect(home.page.cookies.get('DomainCookie')).toBe('192.168.1.5');
    expect(home.page.cookieWrites.some((text) => text.includes('Secure'))).toBe(false);
  },

  'MI-9: who sent the viewer goes with the registration, and is dropped once they are a member': async ({
    start,
    until,
  }) => {
    const { page, session } = start({
      url: `${menu}?pid=ban-1`,
      network: { [paths.register]: () => answered({ token: 'T1', refreshToken: 'R1', user: member }) },
    });
    const { auth } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    const outcome = await registerThrough(auth)({ username: 'lan', password: 'mat-khau-1' });
    expect(outcome.ok).toBe(true);
    expect(page.askedFor(paths.register)[0]!.body).toMatchObject({ pid: 'ban-1', guestToken: 'G2' });
    await until('dropped', () => !page.cookies.has('pid'));
    expect(page.cookies.get('token')).toBe('T1');
    const guestOnly = start({ url: `${menu}?pid=ban-2` });
    const { auth: other } = await guestOnly.session();
    await until('guest', () => other.getSnapshot().matches({ guest: 'ready' }));
    expect(guestOnly.page.cookies.get('pid')).toBe('ban-2');
    expect(guestOnly.page.stored.has(LAST_MEMBER)).toBe(false);
  },

  'who a member is counts once it is read, and what another tab ended leaves what this one keeps': async ({
    start,
    until,
    settle,
  }) => {
    const cookies = { ...placed, ...asMember, pid: 'ban-1' };
    const unread = start({ url: menu, cookies, network: { [paths.info]: () => new Promise<never>(() => {}) } });
    const { auth: reading } = await unread.session();
    reading.send({ type: 'auth.rateLimited' });
    await settle();
    expect(unread.page.stored.has(LAST_MEMBER)).toBe(false);
    expect(unread.page.cookies.get('pid')).toBe('ban-1');
    const { page, session } = start({ url: menu, cookies });
    const { auth } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    page.cookies.clear();
    page.cookies.set('pid', 'ban-2');
    page.hearTab();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    expect(page.stored.get(LAST_MEMBER)).toBe('u1');
    expect(page.cookies.get('pid')).toBe('ban-2');
  },

  'a username is asked about through the session': async ({ start }) => {
    const check = 'POST /live/api/user/check-username';
    const { page, session } = start({ url: menu, network: { [check]: () => answered({ ok: true }) } });
    const { accounts } = await session();
    expect(await accounts.checkUsername('lan', new AbortController().signal)).toEqual({
      ok: true,
      value: { ok: true },
    });
    expect(page.askedFor(check)).toHaveLength(1);
  },

  'what a member booked goes when the viewer changes': async ({ start, until }) => {
    const { app, page, session } = start({ url: menu, network: { [paths.bookings]: () => answered([]) } });
    const { auth } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    app.resources.prefetch(bookingList, { member: false });
    app.resources.prefetch(bookingList, { member: true });
    expect(app.resources.size()).toBe(2);
    await logInThrough(auth)({ username: 'lan', password: 'mat-khau-1' });
    await until('dropped', () => app.resources.size() === 0);
    expect(page.cookies.get('token')).toBe('T2');
  },

  'NE-8: comments that everybody reads stay in sight of who logs in until theirs come; those of a member go with them':
    async ({ start, until }) => {
      const list = 'GET /other/api/comment/list';
      const { app, page, session } = start({
        url: menu,
        network: { [list]: () => answered({ list: [aComment()], next: null }) },
      });
      const { auth } = await session();
      await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
      const of = { target: { type: 'game', id: 'ran-san-co' }, sort: 'new' } as const;
      const comments = app.resources.ref(commentList, of);
      const gone: boolean[] = [];
      app.resources.hold(commentList, of);
      await until('read', () => comments.getSnapshot().context.value !== null);
      comments.subscribe(({ context }) => void gone.push(context.value === null));
      await logInThrough(auth)({ username: 'lan', password: 'mat-khau-1' });
      await until('read by a member', () => page.askedFor(list).length === 2);
      expect(gone).not.toContain(true);
      auth.send({ type: 'auth.logout' });
      await until('gone', () => gone.includes(true));
    },

  'what a member presses goes to the origin, and the other tabs are told what is old': async ({ start, until }) => {
    const set = 'POST /live/api/user/booking/booking-schedule';
    const { page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [paths.bookings]: () => answered([]), [set]: () => answered(null) },
    });
    const { auth, acts } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    const end = await (await acts.load()).press(book, { match: aMatch(), on: false });
    expect(end).toEqual({ kind: 'done', value: null });
    expect(page.askedFor(set)).toHaveLength(1);
    expect(page.posted).toContain('khandai.acts');
  },

  'who is no member is asked in before what they pressed goes anywhere': async ({ start, until }) => {
    const { app, session } = start({ url: menu });
    const { auth, acts } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    void (await acts.load()).press(book, { match: aMatch(), on: true });
    await until('asked in', () => app.layers.isOpen(LOGIN_LAYER));
  },

  'what another tab did is read anew': async ({ start, until }) => {
    const { app, page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [paths.bookings]: () => answered([]) },
    });
    const { auth } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    app.resources.hold(bookingList, { member: true });
    await until('asked', () => page.askedFor(paths.bookings).length === 1);
    await until('fresh', () => app.resources.ref(bookingList, { member: true }).getSnapshot().matches('fresh'));
    page.hearTab('khandai.acts', ['bookingList']);
    await until('asked again', () => page.askedFor(paths.bookings).length === 2);
  },

  'without locks a refresh holds a lease in this browser, and waits for the one of another tab': async ({
    start,
    until,
  }) => {
    const { app, page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      without: ['locks'],
      stored: { 'khandai.refresh': `other ${Date.now() + 60_000}` },
    });
    const { auth, refresh } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    void refresh();
    await until('waits', () => [...page.timers.waiting.values()].some(({ ms }) => ms === 100));
    expect(page.askedFor(paths.refresh)).toEqual([]);
    page.stored.set('khandai.refresh', `other ${Date.now() - 1}`);
    page.timers.run(100);
    await until('took it', () => /^(.)\1{23} \d+$/.test(page.stored.get('khandai.refresh') ?? ''));
    page.timers.run(100);
    await until('refreshed', () => page.askedFor(paths.refresh).length === 1);
    await until('given back', () => !page.stored.has('khandai.refresh'));
    expect(app.holdsMember()).toBe(true);
  },

  'a page for members opens for everybody, with the log-in over it for who is none': async ({
    start,
    until,
    settle,
  }) => {
    const layers = async (url: string, cookies = {}) => {
      const world = start({ url, cookies: { ...placed, ...cookies } });
      await until('open', () => world.app.navigation.getSnapshot().matches('open'));
      const { membership } = await world.session();
      await settle();
      return { names: world.app.layers.names(), intent: membership.intent() };
    };
    const booked = await layers('https://khan.dai/lich-truc-tiep/dat-lich-cua-ban');
    expect(booked).toEqual({ names: ['login'], intent: { kind: 'bookings' } });
    expect(await layers('https://khan.dai/tai-khoan/account')).toEqual({ names: ['login'], intent: { kind: 'page' } });
    expect(await layers(menu)).toEqual({ names: [], intent: null });
    expect(await layers('https://khan.dai/tai-khoan/account', asMember)).toEqual({ names: [], intent: null });
  },
};

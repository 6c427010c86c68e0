import { expect } from 'vitest';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { isLoggedIn } from '#machines/auth/auth.selectors.ts';
import { answered, refused, type Asked } from '../page.ts';
import { asMember, guest, paths, placed, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const token = 'abcdefghijklmnopqrstuvwxyz';
const link = `GET /live/api/link/${token}`;
const level = 'GET /other/api/user/level';

/** CALL-1, AUTH-4 and AUTH-7: how calls are sent, and how their answers are handled. */
export const callScenarios: Scenarios = {
  'CALL-1: every call carries currency, language and client, and the token that is held': async ({ start }) => {
    const headersOf = async (options: Parameters<typeof start>[0]): Promise<Asked['headers']> => {
      const { app, page } = start(options);
      await (await app.loadPort('links')).open(token, new AbortController().signal);
      return page.askedFor(link)[0]!.headers;
    };
    expect(await headersOf({ url: menu, cookies: { ...placed, guestToken: 'G1' } })).toEqual({
      Authorization: 'Bearer G1',
      Currency: 'VND',
      'x-language': 'vi',
      'X-Client-Type': 'web',
      'Content-Type': 'application/json',
    });
    const member = { ...placed, ...asMember, guestToken: 'G1', location: 'USD' };
    expect(await headersOf({ url: 'https://khan.dai/zh/menu', cookies: member })).toMatchObject({
      Authorization: 'Bearer T1',
      Currency: 'USD',
      'x-language': 'zh',
    });
  },

  'a member’s call that is answered 401 is asked again with the new token': async ({ start, until }) => {
    const { app, page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: {
        [link]: ({ headers }) => (headers['Authorization'] === 'Bearer T2' ? answered({ goTo: '/' }) : refused(401)),
      },
    });
    const { auth } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    const outcome = await (await app.loadPort('links')).open(token, new AbortController().signal);
    expect(outcome.ok).toBe(true);
    expect(page.askedFor(paths.refresh)).toHaveLength(1);
    expect(page.askedFor(paths.refresh)[0]!.body).toEqual({ refreshToken: 'R1' });
    expect(page.cookies.get('token')).toBe('T2');
    expect(page.locks).toEqual(['khandai.refresh']);
  },

  'AUTH-4: a call refused for good ends the session that was held, by what its row says': async ({ start, until }) => {
    const { app, page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [link]: () => refused(401) },
    });
    const { auth } = await session();
    await until('member', () => auth.getSnapshot().matches({ member: 'ready' }));
    await (await app.loadPort('links')).open(token, new AbortController().signal);
    await until('guest again', () => !isLoggedIn(auth.getSnapshot()));
    expect(page.cookies.has('refreshToken')).toBe(false);
    expect(page.troubles.some((trouble) => trouble.includes('A token was refused (401)'))).toBe(true);
    const other = start({
      url: menu,
      cookies: { ...placed, guestToken: 'G1' },
      network: { [link]: () => refused(401) },
    });
    await (await other.app.loadPort('links')).open(token, new AbortController().signal);
    await until('another guest', () => other.page.cookies.get('guestToken') === 'G2');
  },

  'AUTH-7: a 429 of any call is told to the session, which warns and counts it': async ({ start, until }) => {
    const { app, page, session } = start({
      url: menu,
      cookies: { ...placed, guestToken: 'G1' },
      network: { [link]: () => refused(429, { 'Retry-After': '3' }) },
    });
    const { auth } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    await (await app.loadPort('links')).open(token, new AbortController().signal);
    await until('counted', () => auth.getSnapshot().context.guestFailures === 1);
    expect(page.troubles).toContain('warning: Too many requests (429) "auth.rateLimited"');
  },

  'CALL-2: what cannot be read is reported to the page’s log': async ({ start, until }) => {
    const { app, page } = start({ url: menu, network: { [link]: () => answered({ goTo: 7 }) } });
    await (await app.loadPort('links')).open(token, new AbortController().signal);
    await until('told', () => page.troubles.some((trouble) => trouble.startsWith('error: /live/api/link')));
  },

  'an answer without a Date leaves the clock as it is': async ({ start, until }) => {
    const { app, page } = start({
      url: menu,
      network: { [paths.featured]: () => Response.json({ code: 200, data: [] }) },
    });
    app.resources.hold(featured, LIVE_NOW);
    await until('loaded', () => app.resources.ref(featured, LIVE_NOW).getSnapshot().matches('fresh'));
    expect(page.askedFor(paths.featured)).toHaveLength(1);
    expect(Math.abs(app.clock.now() - Date.now())).toBeLessThan(60_000);
  },

  'a resource of an area is loaded through the area, with the member’s token': async ({ start, until }) => {
    const { app, page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [level]: () => refused(404) },
    });
    await session();
    const mine = {
      name: 'mine',
      load: async ({ loadPort }: { readonly loadPort: typeof app.loadPort }, _: null, signal: AbortSignal) =>
        (await loadPort('bookings')).list(signal),
    };
    app.resources.hold(mine, null);
    await until('asked', () => page.askedFor(paths.bookings).length === 1);
    expect(page.askedFor(paths.bookings)[0]!.headers['Authorization']).toBe('Bearer T1');
    expect(guest.userId).toBe('g1');
  },
};

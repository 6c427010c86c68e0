import { expect, it } from 'vitest';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpCommentators } from './commentators.ts';
import { httpSocial } from './social.ts';

const { signal } = new AbortController();
const room = { type: 'room', id: 'f1' } as const;
const user = { type: 'user', id: 'u1' } as const;

it('CALL GET /other/api/social/state, card/list: names several things in one call', async () => {
  const t = fakeWire(() => ok([]));
  expect(await httpSocial(t.send).standing([room, user], signal)).toEqual({ ok: true, value: [] });
  await httpSocial(t.send).cards([user], signal);
  expect(t.asked.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/other/api/social/state?targets=room:f1,user:u1',
    '/other/api/card/list?targets=user:u1',
  ]);
});

it('CALL POST reaction, save, follow, rate: each write carries its clientId', async () => {
  const t = fakeWire(({ url }) => ok(url.includes('rate') ? { avg: 9, n: 1 } : { on: true, counters: {} }));
  const social = httpSocial(t.send);
  const wish = { target: user, on: true, clientId: 'c1' };
  await social.react({ ...wish, kind: 'like' }, signal);
  await social.save(wish, signal);
  await social.follow(wish, signal);
  expect(await social.rate({ target: user, value: 9, clientId: 'c2' }, signal)).toMatchObject({ value: { avg: 9 } });
  expect(t.asked.map(({ url, body }) => [url, body])).toEqual([
    ['/other/api/reaction/toggle', { ...wish, kind: 'like' }],
    ['/other/api/save/toggle', wish],
    ['/other/api/follow/toggle', wish],
    ['/other/api/rate/put', { target: user, value: 9, clientId: 'c2' }],
  ]);
  expect(await httpSocial(fakeWire(() => refusal(409)).send).save(wish, signal)).toMatchObject({
    failure: { kind: 'refused', code: 409 },
  });
});

it('CALL GET save, follow, history/list: by kind or all, from where the slice before ended', async () => {
  const t = fakeWire(() => ok({ list: [], next: null }));
  const social = httpSocial(t.send);
  await social.saved({ type: null, cursor: null }, signal);
  await social.followed({ type: 'user', cursor: null }, signal);
  await social.history({ type: null, cursor: '17.e1' }, signal);
  expect(t.asked.map(({ url }) => url)).toEqual([
    '/other/api/save/list',
    '/other/api/follow/list?type=user',
    '/other/api/history/list?cursor=17.e1',
  ]);
});

it('CALL POST history/put, history/remove, view/hit: tells what was seen, and forgets it', async () => {
  const t = fakeWire(({ url }) => ok(url.endsWith('put') ? { accepted: 1 } : null));
  const social = httpSocial(t.send);
  const item = { target: room, position: 5, duration: 9, done: false, at: 7 };
  expect(await social.putHistory([item], signal)).toEqual({ ok: true, value: { accepted: 1 } });
  await social.forgetHistory(room, signal);
  await social.forgetHistory(null, signal);
  await social.view(room, signal);
  expect(t.asked.map(({ url, body }) => [url.slice('/other/api/'.length), body])).toEqual([
    ['history/put', { items: [item] }],
    ['history/remove', { target: room }],
    ['history/remove', {}],
    ['view/hit', { target: room }],
  ]);
});

it('CA-8: asks for what a commentator announced and what they spoke over', async () => {
  const t = fakeWire(() => ok([]));
  await httpCommentators(t.send).announced('u1', signal);
  await httpCommentators(t.send).past('u1', signal);
  expect(t.asked.map(({ url }) => url)).toEqual([
    '/al/api/schedule/anchorSchedule?userId=u1',
    '/live/api/schedule/anchor-rooms?userId=u1',
  ]);
});

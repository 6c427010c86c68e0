import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { links } from '#contract/http/links.ts';
import { portal } from '#contract/http/portal.ts';
import { schedule } from '#contract/http/schedule.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';

const total = { totalLive: 7 };

describe('what goes out', () => {
  it('CALL-1: carries the headers of every product call', async () => {
    const t = fakeWire(() => ok(total), { currency: () => 'THB', locale: () => 'zh' });
    expect(await t.send(schedule.totalLive, {})).toEqual({ ok: true, value: total });
    expect(t.asked[0]).toMatchObject({
      url: '/other/api/schedule/total-live-schedule?lang=zh',
      method: 'GET',
      body: undefined,
      keepalive: false,
    });
    expect(t.asked[0]!.headers).toEqual({
      Authorization: 'Bearer T1',
      Currency: 'THB',
      'x-language': 'zh',
      'X-Client-Type': 'web',
      'Content-Type': 'application/json',
    });
  });

  it('what members read just after a write of their own does not come out of the browser’s cache', async () => {
    const t = fakeWire(() => ok(total));
    await t.send(schedule.totalLive, {});
    await t.send(bookings.set, { fixtureId: 'f1', on: false });
    await t.send(schedule.totalLive, {});
    expect(t.asked.map(({ cache }) => cache)).toEqual(['default', 'default', 'no-cache']);
  });

  it('CALL-1: carries the guest token, or no Authorization', async () => {
    const t = fakeWire(() => ok(total));
    t.hold({ kind: 'guest', value: 'G1' });
    await t.send(schedule.totalLive, {});
    t.hold(null);
    await t.send(schedule.totalLive, {});
    expect(t.asked[0]!.headers['Authorization']).toBe('Bearer G1');
    expect(t.asked[1]!.headers).not.toHaveProperty('Authorization');
  });

  it('A-5: while no token is held, what a first page shows goes out at once, and the rest with the token that comes', async () => {
    let come = () => {};
    const soon = new Promise<void>((resolve) => (come = resolve));
    const t = fakeWire(() => ok([]), { tokenSoon: () => soon });
    t.hold(null);
    const later = [t.send(portal.marquee, {}), t.send(schedule.totalLive, {})];
    await t.send(schedule.featureMatch, {});
    await t.send(accounts.guestLogin, {});
    expect(t.asked.map(({ url, headers }) => [url, headers['Authorization']])).toEqual([
      ['/live/api/schedule/feature-match', undefined],
      ['/live/api/user/guest-login', undefined],
    ]);
    t.hold({ kind: 'guest', value: 'G1' });
    come();
    await Promise.all(later);
    expect(t.asked.slice(2).map(({ headers }) => headers['Authorization'])).toEqual(['Bearer G1', 'Bearer G1']);
    const early = Object.values(schedule)
      .filter((call) => 'early' in call)
      .map(({ path }) => path.split('/').at(-1));
    expect(early.sort()).toEqual(['day-count', 'feature-match', 'liveRoom', 'liveSchedule']);
  });

  it('drops empty parameters and encodes the rest', async () => {
    const t = fakeWire(() => ok([]));
    await t.send(schedule.liveSchedule, { date: '2026-11-21', timezone: 'Asia/Ho_Chi_Minh', pageSize: 200 });
    await t.send(schedule.featureMatch, { liveModeId: '' });
    expect(t.asked.map(({ url }) => url)).toEqual([
      '/live/api/schedule/liveSchedule?date=2026-11-21&pageSize=200&timezone=Asia%2FHo_Chi_Minh',
      '/live/api/schedule/feature-match',
    ]);
  });

  it('posts a JSON body without what is empty', async () => {
    const t = fakeWire(() => ok({ ok: true }));
    await t.send(bookings.set, { fixtureId: 'f1', commentatorId: '', on: false });
    expect(t.asked[0]).toMatchObject({ method: 'POST', body: { fixtureId: 'f1', on: false } });
    expect(t.asked[0]!.url).toBe('/live/api/user/booking/booking-schedule');
  });

  it('puts path parameters into the path, and only there', async () => {
    const t = fakeWire(() => ok({ goTo: '/lich-truc-tiep' }));
    const token = 'Ab3_-'.repeat(5);
    expect(await t.send(links.open, { token })).toEqual({ ok: true, value: { goTo: '/lich-truc-tiep' } });
    expect(t.asked[0]!.url).toBe(`/live/api/link/${token}`);
  });

  it('refuses before any request what the contract refuses', async () => {
    const t = fakeWire(() => ok({}));
    const refused = { ok: false, failure: { kind: 'refused', code: 422 } };
    expect(await t.send(links.open, { token: '../../etc' })).toEqual(refused);
    expect(await t.send(accounts.login, { username: '', password: 'x' })).toEqual(refused);
    expect(t.asked).toEqual([]);
    expect(t.told).toEqual([]);
  });

  it('does not ask for what the token held cannot have', async () => {
    const t = fakeWire(() => ok([]));
    const refused = { ok: false, failure: { kind: 'unauthorized', clears: 'allTokens' } };
    t.hold({ kind: 'guest', value: 'G1' });
    expect(await t.send(bookings.list, {})).toEqual(refused);
    t.hold(null);
    expect(await t.send(bookings.list, {})).toEqual(refused);
    expect(await t.send(accounts.guestInfo, {})).toEqual({
      ok: false,
      failure: { kind: 'unauthorized', clears: 'guestToken' },
    });
    expect([t.asked, t.told]).toEqual([[], []]);
  });

  it('goes out even when the page is left, where that is asked', async () => {
    const t = fakeWire(() => ok(null));
    await t.send(accounts.logout, { refreshToken: 'R1' }, undefined, { own: true, keepalive: true });
    expect(t.asked[0]!.keepalive).toBe(true);
  });
});

describe('what comes back', () => {
  const read = async (response: () => Response) => {
    const t = fakeWire(response);
    const outcome = await t.send(schedule.totalLive, {});
    return { failure: outcome.ok ? null : outcome.failure, told: t.told };
  };
  it.each([
    ['the code first', () => Response.json({ code: 404, data: null }, { status: 200 }), { kind: 'refused', code: 404 }],
    [
      'the code before the status',
      () => Response.json({ code: 410, data: null }, { status: 500 }),
      { kind: 'refused', code: 410 },
    ],
    [
      'the status where there is no code',
      () => Response.json({ error: 1 }, { status: 502 }),
      { kind: 'serverFault', code: 502 },
    ],
    [
      'the status of an error page',
      () => new Response('<h1>Bad gateway</h1>', { status: 503 }),
      { kind: 'serverFault', code: 503 },
    ],
    ['the status of an empty answer', () => new Response(null, { status: 413 }), { kind: 'refused', code: 413 }],
    ['a 500', () => refusal(500), { kind: 'serverFault', code: 500 }],
    ['a 499', () => refusal(499), { kind: 'refused', code: 499 }],
    ['a refusal without fields', () => refusal(422), { kind: 'refused', code: 422 }],
    [
      'fields of a 422 only',
      () => Response.json({ code: 409, data: { fields: { a: 'b' } } }, { status: 409 }),
      { kind: 'refused', code: 409 },
    ],
    [
      'the fields of a 422',
      () => Response.json({ code: 422, data: { fields: { username: 'taken' } } }, { status: 422 }),
      { kind: 'refused', code: 422, fields: { username: 'taken' } },
    ],
    [
      'a 429 with its wait',
      () => refusal(429, { headers: { 'Retry-After': '12' } }),
      { kind: 'rateLimited', retryAfterS: 12 },
    ],
    ['a 429 without a wait', () => refusal(429), { kind: 'rateLimited', retryAfterS: 1 }],
    [
      'a 429 with a wait that is none',
      () => refusal(429, { headers: { 'Retry-After': '-3' } }),
      { kind: 'rateLimited', retryAfterS: 1 },
    ],
    [
      'a 429 with a word',
      () => refusal(429, { headers: { 'Retry-After': 'soon' } }),
      { kind: 'rateLimited', retryAfterS: 1 },
    ],
  ])('reads %s', async (_, response, failure) => {
    expect((await read(response)).failure).toEqual(failure);
  });

  it.each([
    ['data of another shape', () => ok({ totalLive: 'many' }), 'Expected'],
    ['no data', () => Response.json({ code: 200 }), 'Expected'],
    ['no envelope', () => Response.json([1, 2]), 'Expected an envelope of code and data'],
    ['no JSON', () => new Response('<!doctype html>'), 'Expected an envelope of code and data'],
    ['half an answer', () => new Response('{"code":200,"da'), 'Expected an envelope of code and data'],
    ['nothing', () => new Response(''), 'Expected an envelope of code and data'],
  ])('makes %s a value that says what was expected, and reports it', async (_, response, expected) => {
    const { failure, told } = await read(response);
    expect(failure).toMatchObject({ kind: 'malformed', detail: expect.stringContaining(expected) });
    expect(told.at(-1)).toMatch(
      /^report \/other\/api\/schedule\/total-live-schedule answered what cannot be read: Expected/,
    );
  });

  it('says where malformed data is wrong', async () => {
    const { failure } = await read(() => ok({ totalLive: 'many' }));
    expect(failure).toMatchObject({ detail: expect.stringContaining('totalLive') });
  });

  it('is unreachable where nothing came, or half of it', async () => {
    const t = fakeWire(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await t.send(schedule.totalLive, {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(t.told).toEqual([]);
    const cut = fakeWire(
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })),
    );
    expect(await cut.send(schedule.totalLive, {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(cut.told).toEqual([]);
  });

  it('is unreachable when it is broken off, or takes too long', async () => {
    const hang = (asked: { signal: AbortSignal }) =>
      new Promise<Response>((_, reject) => {
        if (asked.signal.aborted) reject(new Error('aborted'));
        asked.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const t = fakeWire(hang);
    const controller = new AbortController();
    const asked = t.send(schedule.totalLive, {}, controller.signal);
    controller.abort();
    expect(await asked).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    const slow = fakeWire(hang, { timeoutMs: 1 });
    expect(await slow.send(schedule.totalLive, {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await slow.send(schedule.totalLive, {}, new AbortController().signal)).toMatchObject({ ok: false });
  });

  it('tells that the origin is there, and its time', async () => {
    const t = fakeWire(() => ok(total, { headers: { Date: 'Sat, 21 Nov 2026 09:41:00 GMT' } }));
    await t.send(schedule.totalLive, {});
    expect(t.told).toEqual([`answered ${Date.UTC(2026, 10, 21, 9, 41)}`]);
    const none = fakeWire(() => refusal(503));
    await none.send(schedule.totalLive, {});
    expect(none.told).toEqual(['answered null']);
  });

  it('CALL-2: reports what was thrown, and throws it again', async () => {
    const t = fakeWire(() => ok(total), {
      currency: () => {
        throw new Error('no cookies here');
      },
    });
    await expect(t.send(schedule.totalLive, {})).rejects.toThrow('no cookies here');
    expect(t.told[0]).toMatch(/^report \/other\/api\/schedule\/total-live-schedule threw: Error: no cookies here/);
  });

  it('decodes every call by its own schema', async () => {
    const t = fakeWire(({ url }) => ok(url.includes('total') ? total : []));
    for (let i = 0; i < 2; i += 1) {
      expect(await t.send(schedule.totalLive, {})).toEqual({ ok: true, value: total });
      expect(await t.send(schedule.featureMatch, {})).toEqual({ ok: true, value: [] });
    }
  });
});

it('AUTH-7: a 429 is told once', async () => {
  const t = fakeWire(() => refusal(429));
  await t.send(schedule.totalLive, {});
  expect(t.told).toEqual(['answered null', 'rateLimited']);
});

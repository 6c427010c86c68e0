import { expect, it } from 'vitest';
import { levelOf } from '#domain/level/level.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { aReferral } from '../../../tests/fakes/rewards.ts';
import { httpLinks } from './links.ts';
import { httpPrivacy } from './privacy.ts';
import { httpRewards } from './rewards.ts';

const invalid = (fields: Readonly<Record<string, string>>) =>
  Response.json({ code: 422, data: { fields }, message: 'no' }, { status: 422 });

const { signal } = new AbortController();

it('MI-7: asks for the level, and for the ledger page by page', async () => {
  const t = fakeWire(() => ok({ list: [], next: '7.e7' }));
  const rewards = httpRewards(t.send);
  expect(await rewards.points(null, signal)).toEqual({ ok: true, value: { list: [], next: '7.e7' } });
  await rewards.points('7.e7', signal);
  expect(t.asked.map(({ url }) => url)).toEqual(['/live/api/user/point/list', '/live/api/user/point/list?cursor=7.e7']);
  const level = levelOf(50);
  expect(await httpRewards(fakeWire(() => ok(level)).send).level(signal)).toEqual({ ok: true, value: level });
});

it('MI-8: asks for those invited page by page', async () => {
  const page = { list: [], total: 1, next: null };
  const t = fakeWire(() => ok(page));
  expect(await httpRewards(t.send).invited(null, signal)).toEqual({ ok: true, value: page });
  await httpRewards(t.send).invited('17.r-1', signal);
  expect(t.asked.map(({ url }) => url)).toEqual([
    '/live/api/user/referral/list',
    '/live/api/user/referral/list?cursor=17.r-1',
  ]);
});

it('MI-10: what keeps a code from being bound is an answer, not a failure', async () => {
  const bind = (answer: Parameters<typeof fakeWire>[0]) => httpRewards(fakeWire(answer).send).bind('ABCD2345', signal);
  expect(await bind(() => ok(aReferral))).toEqual({ ok: true, value: { kind: 'bound', referral: aReferral } });
  expect(await bind(() => refusal(409))).toEqual({ ok: true, value: { kind: 'known' } });
  expect(await bind(() => invalid({ code: 'self' }))).toEqual({
    ok: true,
    value: { kind: 'problem', problem: 'self' },
  });
  expect(await bind(() => invalid({ code: 'something new' }))).toMatchObject({ value: { problem: 'unknown' } });
  expect(await bind(() => refusal(503))).toMatchObject({ ok: false, failure: { kind: 'serverFault' } });
  expect(await bind(() => refusal(404))).toMatchObject({ ok: false, failure: { kind: 'refused', code: 404 } });
});

it('the export and the end of an account go out with their proof in the body, never in an address', async () => {
  const t = fakeWire(() => ok({ takenAt: 1, stored: {} }));
  await httpPrivacy(t.send).export('proof-1', signal);
  expect(t.asked[0]).toMatchObject({ url: '/live/api/user/export', method: 'POST', body: { proof: 'proof-1' } });
  const deleting = httpPrivacy(fakeWire(() => ok({ eraseAt: 5 })).send).delete('proof-1', signal);
  expect(await deleting).toEqual({ ok: true, value: 5 });
  expect(await httpPrivacy(fakeWire(() => refusal(410)).send).keep(signal)).toMatchObject({ ok: false });
});

it('CALL GET /live/api/link/:token: leads to paths of this site alone; what is no token is never asked about', async () => {
  const token = 'a'.repeat(22);
  const t = fakeWire(() => ok({ goTo: '/en/menu' }));
  expect(await httpLinks(t.send).open(token, signal)).toEqual({ ok: true, value: '/en/menu' });
  expect(t.asked[0]!.url).toBe(`/live/api/link/${token}`);
  for (const bad of ['', 'kurz', '../../etc/passwd', 'a'.repeat(65)])
    expect(await httpLinks(t.send).open(bad, signal)).toEqual({ ok: true, value: 'gone' });
  expect(t.asked).toHaveLength(1);
  const answered = (answer: Parameters<typeof fakeWire>[0]) => httpLinks(fakeWire(answer).send).open(token, signal);
  expect(await answered(() => refusal(410))).toEqual({ ok: true, value: 'gone' });
  expect(await answered(() => ok({ goTo: '//elsewhere.example' }))).toEqual({ ok: true, value: 'gone' });
  expect(await answered(() => refusal(500))).toMatchObject({ ok: false });
});

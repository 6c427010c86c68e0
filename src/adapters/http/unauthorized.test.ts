import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { schedule } from '#contract/http/schedule.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';

const total = { totalLive: 7 };
const answered = (told: readonly string[]) => told.filter((line) => line.startsWith('answered')).length;

describe('a 401', () => {
  it('AUTH-4: of a member is refreshed once, and asked again with the new token', async () => {
    const t = fakeWire(({ headers }) => (headers['Authorization'] === 'Bearer T2' ? ok([]) : refusal(401)), {
      onExpired: () => {
        t.hold({ kind: 'member', value: 'T2' });
        return Promise.resolve();
      },
    });
    expect(await t.send(bookings.list, {})).toEqual({ ok: true, value: [] });
    expect(t.asked.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer T1', 'Bearer T2']);
    expect(answered(t.told)).toBe(t.told.length);
  });

  it('AUTH-4: with the new token counts, by what the endpoint clears', async () => {
    const t = fakeWire(() => refusal(401), {
      onExpired: () => {
        t.hold({ kind: 'member', value: 'T2' });
        return Promise.resolve();
      },
    });
    expect(await t.send(bookings.list, {})).toEqual({
      ok: false,
      failure: { kind: 'unauthorized', clears: 'allTokens' },
    });
    expect(t.asked).toHaveLength(2);
    expect(t.told.at(-1)).toBe('refused allTokens');
  });

  it('AU-4: is no log-out while the token could not be refreshed', async () => {
    const t = fakeWire(() => refusal(401));
    expect(await t.send(bookings.list, {})).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    expect(t.asked).toHaveLength(1);
    expect(t.told).toEqual(['answered null', 'expired']);
  });

  it('AUTH-4: of a token that was replaced meanwhile needs no refresh', async () => {
    const t = fakeWire(({ headers }) => {
      t.hold({ kind: 'member', value: 'T2' });
      return headers['Authorization'] === 'Bearer T2' ? ok([]) : refusal(401);
    });
    expect(await t.send(bookings.list, {})).toEqual({ ok: true, value: [] });
    expect(t.told).not.toContain('expired');
  });

  it('AUTH-4: of somebody who logged out meanwhile is nobody else’s', async () => {
    for (const now of [null, { kind: 'guest', value: 'G1' } as const]) {
      const t = fakeWire(() => refusal(401), {
        onExpired: () => {
          t.hold(now);
          return Promise.resolve();
        },
      });
      expect(await t.send(bookings.list, {})).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
      expect(t.asked).toHaveLength(1);
      expect(t.told).toEqual(['answered null']);
    }
  });

  it('AUTH-4: of a guest counts at once, unless the token is another by now', async () => {
    const t = fakeWire(() => refusal(401));
    t.hold({ kind: 'guest', value: 'G1' });
    await t.send(schedule.totalLive, {});
    expect(t.told).toEqual(['answered null', 'refused allTokens']);
    const late = fakeWire(({ headers }) => {
      late.hold({ kind: 'guest', value: 'G2' });
      return headers['Authorization'] === 'Bearer G2' ? ok(total) : refusal(401);
    });
    late.hold({ kind: 'guest', value: 'G1' });
    expect(await late.send(schedule.totalLive, {})).toEqual({ ok: true, value: total });
  });

  it('without any token is what it is', async () => {
    const t = fakeWire(() => refusal(401));
    t.hold(null);
    expect(await t.send(schedule.totalLive, {})).toMatchObject({ ok: false });
    expect([t.asked.length, t.told]).toEqual([1, ['answered null']]);
  });

  it('AUTH-4: of the auth chart’s own calls is its to judge', async () => {
    const t = fakeWire(({ url }) => refusal(url.includes('info') ? 401 : 429));
    expect(await t.send(accounts.info, {}, undefined, { own: true })).toMatchObject({
      failure: { kind: 'unauthorized', clears: 'allTokens' },
    });
    await t.send(schedule.totalLive, {}, undefined, { own: true });
    expect(t.told).toEqual(['answered null', 'answered null']);
  });
});

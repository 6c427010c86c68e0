import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpSettings } from './settings.ts';

const { signal } = new AbortController();
const { rev: _, ...defaults } = defaultSettings;
const newer = { ...defaultSettings, rev: 7, hideOdds: true };

it('reads the settings of a member', async () => {
  const t = fakeWire(() => ok(newer));
  expect(await httpSettings(t.send).read(signal)).toEqual({ ok: true, value: newer });
  expect(t.asked[0]).toMatchObject({ method: 'GET', url: '/live/api/user/setting/get' });
});

it('keeps them whole, and gives what was kept', async () => {
  const t = fakeWire(() => ok(newer));
  const wanted = { ...defaultSettings, rev: 6 };
  expect(await httpSettings(t.send).keep(wanted, signal)).toEqual({
    ok: true,
    value: { kind: 'kept', settings: newer },
  });
  expect(t.asked).toMatchObject([
    { method: 'POST', url: '/live/api/user/setting/put', body: { rev: 6, preferences: defaults } },
  ]);
});

it('reads what was kept meanwhile where they are stale', async () => {
  const t = fakeWire(({ method }) => (method === 'POST' ? refusal(409) : ok(newer)));
  expect(await httpSettings(t.send).keep(defaultSettings, signal)).toEqual({
    ok: true,
    value: { kind: 'stale', settings: newer },
  });
});

it('a failure is one, also of the second question', async () => {
  const refusedThen = (second: number) => fakeWire(({ method }) => refusal(method === 'POST' ? 409 : second));
  expect(await httpSettings(refusedThen(503).send).keep(defaultSettings, signal)).toMatchObject({
    failure: { kind: 'serverFault', code: 503 },
  });
  for (const code of [422, 503]) {
    const t = fakeWire(() => refusal(code));
    expect(await httpSettings(t.send).keep(defaultSettings, signal)).toMatchObject({ failure: { code } });
    expect(t.asked).toHaveLength(1);
  }
});

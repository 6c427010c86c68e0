import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { fileCall, uploadCall } from '#contract/http/call.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';

const upload = uploadCall({
  method: 'POST',
  path: '/live/api/user/voice',
  about: 'A recording.',
  input: Schema.Struct({ durationMs: Schema.optionalKey(Schema.FiniteFromString) }),
  body: { types: ['audio/webm'], maxBytes: 10 },
  data: Schema.Struct({ taken: Schema.Boolean }),
  needs: 'member',
  on401: 'allTokens',
});
const file = fileCall({
  method: 'GET',
  path: '/live/api/user/voice-file',
  about: 'The recording.',
  input: Schema.Struct({ of: Schema.String }),
  file: ['audio/webm'],
  data: Schema.Unknown,
  needs: 'member',
  on401: 'allTokens',
});
const body = new Blob(['bytes'], { type: 'audio/webm;codecs=opus' });

describe('a row with a raw body', () => {
  it('sends the bytes as they are, its input in the query, and says what they are', async () => {
    const t = fakeWire(() => ok({ taken: true }));
    expect(await t.send(upload, { durationMs: 9000 }, undefined, { body })).toEqual({
      ok: true,
      value: { taken: true },
    });
    const [{ url, method, body: sent, headers }] = t.asked as [(typeof t.asked)[number]];
    expect([url, method, sent]).toEqual(['/live/api/user/voice?durationMs=9000', 'POST', body]);
    expect(headers).toMatchObject({
      Authorization: 'Bearer T1',
      'Content-Type': 'audio/webm;codecs=opus',
      'X-Client-Type': 'web',
      Currency: 'VND',
      'x-language': 'vi',
    });
  });

  it('AU-3: is sent again, whole, after a refresh', async () => {
    const t = fakeWire(({ headers }) =>
      headers['Authorization'] === 'Bearer T1' ? refusal(401) : ok({ taken: true }),
    );
    const sending = t.send(upload, {}, undefined, { body });
    t.hold({ kind: 'member', value: 'T2' });
    expect(await sending).toMatchObject({ ok: true });
    expect(t.asked.map((one) => one.body)).toEqual([body, body]);
  });

  it('goes out through the fetch that watches it leave', async () => {
    const t = fakeWire(() => refusal(500));
    const watched: unknown[] = [];
    const outcome = await t.send(upload, {}, undefined, {
      body,
      fetch: (url, init) => {
        watched.push(url, init?.body);
        return Promise.resolve(refusal(413));
      },
    });
    expect(outcome).toEqual({ ok: false, failure: { kind: 'refused', code: 413 } });
    expect(watched).toEqual(['/live/api/user/voice', body]);
    expect(t.asked).toEqual([]);
  });

  it('without bytes never leaves', async () => {
    const t = fakeWire(() => ok({ taken: true }));
    expect(await t.send(upload, {})).toEqual({ ok: false, failure: { kind: 'refused', code: 422 } });
    expect(t.asked).toEqual([]);
  });
});

describe('a row that answers a file', () => {
  it('gives its bytes', async () => {
    const t = fakeWire(() => new Response(body, { headers: { 'Content-Type': 'audio/webm' } }));
    const outcome = await t.send(file, { of: 'a1' });
    expect(t.asked[0]!.url).toBe('/live/api/user/voice-file?of=a1');
    if (!outcome.ok || !(outcome.value instanceof Blob)) throw new Error('no file came');
    expect(await outcome.value.text()).toBe('bytes');
    expect(outcome.value.type).toBe('audio/webm');
  });

  it.each([404, 401])('gives the refusal %i of its envelope', async (code) => {
    const t = fakeWire(() => refusal(code));
    const outcome = await t.send(file, { of: 'a1' });
    expect(outcome).toMatchObject({ ok: false });
    expect(t.told.includes('expired')).toBe(code === 401);
  });
});

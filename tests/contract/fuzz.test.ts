import * as Arbitrary from 'effect/Arbitrary';
import * as Effect from 'effect/Effect';
import * as Schema from 'effect/Schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { InvalidFields, refusalMessages } from '#contract/http/envelope.ts';
import { schedule } from '#contract/http/schedule.ts';
import type { Match } from '#domain/match/match.ts';
import { addDays, dayOf } from '#domain/shared/zone.ts';
import { startSignInProvider, type SignInProvider } from '../../server/testing/signInProvider.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { newGuest, newMember } from './support/sessions.ts';

/** Cases per call: more of them on the embedded database, since most fail before any statement. */
const RUNS = { embedded: Number(process.env['FUZZ'] ?? 40), postgres: Number(process.env['FUZZ'] ?? 20) };
const MINUTE = 60_000;
const CASE_MS = 150;

const calls: readonly (readonly [name: string, call: AnyCall])[] = Object.entries(api).flatMap(([area, all]) =>
  Object.entries(all).map(([name, call]) => [`${area}.${name}`, call] as const),
);

/** A request as it is sent over the network. */
interface Request {
  readonly path: string;
  readonly query: string;
  readonly body: string | null;
}
type Fields = Readonly<Record<string, unknown>>;

const today = dayOf(Date.now(), 'Asia/Bangkok');
const someDay = fc.integer({ min: -6, max: 7 }).map((days) => addDays(today, days));
/** Things that exist on the origin; filled in once it runs. */
const known: { roomId: string; fixtureId: string } = { roomId: 'a1', fixtureId: 'a1' };
/** Fields whose rule a generator cannot guess, or whose values should sometimes exist. */
const byHand: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: someDay,
  from: someDay,
  to: someDay,
  timezone: fc.constantFrom('Asia/Bangkok', 'America/New_York', 'Australia/Lord_Howe', 'UTC', 'Asia/Kathmandu'),
  locale: fc.constantFrom('vi', 'en', 'zh'),
  token: fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/),
  code: fc.constantFrom('ABC234', 'xyz-789'),
  groupId: fc.constantFrom('30', 'khong-co'),
  id: fc
    .constantFrom(
      () => known.roomId,
      () => known.fixtureId,
      () => '1',
      () => 'zz9',
    )
    .map((id) => id()),
  fixtureId: fc
    .constantFrom(
      () => known.fixtureId,
      () => 'zz9',
    )
    .map((id) => id()),
};

/** Inputs accepted by a call's schema, in their wire format, generated from its own rules with a seed. */
const fitting = (call: AnyCall): fc.Arbitrary<Fields> => {
  const { fields } = call.input as Schema.Struct<Readonly<Record<string, Schema.Codec<unknown, unknown>>>>;
  const names = Object.keys(fields);
  const own = names.filter((name) => name in byHand);
  const rest = Schema.Struct(
    Object.fromEntries(names.filter((name) => !(name in byHand)).map((name) => [name, fields[name]!])),
  );
  const values = Arbitrary.schema(rest);
  const encode = Schema.encodeUnknownSync(rest);
  const guessed = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((seed): Fields => {
    const [value] = Effect.runSync(Arbitrary.sampleEffect(values, { count: 1, size: 20, seed }));
    return encode(value);
  });
  const chosen = fc.record(Object.fromEntries(own.map((name) => [name, byHand[name]!])));
  return fc.tuple(guessed, chosen).map(([one, other]) => ({ ...one, ...other }));
};

const nasty = fc.constantFrom<unknown>(
  ...[
    '__proto__',
    'constructor',
    '\0',
    '\ud800',
    "'; drop table member; --",
    '<svg onload=alert(1)>',
    '../../etc/passwd',
  ],
  ...['9'.repeat(400), '-0', '1e309', 'NaN', '٣', 'ﬀ', 'İ', 'a'.repeat(5000), '%00', ' ', '\r\nSet-Cookie: x=1'],
  ...[null, true, [], {}, -1, 1.5, 2 ** 53, [[[[]]]], { $ne: null }, { toString: 1 }],
);
const anything = fc.oneof(nasty, fc.jsonValue(), fc.string({ unit: 'binary' }));

const broken = (value: Fields): fc.Arbitrary<Fields> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(value), 'extra', '__proto__'), anything, fc.boolean())
    .map(([name, replacement, drop]) => {
      const others = Object.entries(value).filter(([key]) => key !== name);
      return Object.fromEntries(drop ? others : [...others, [name, replacement]]);
    });

const wellFormed = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text).toString());
};
const requestOf =
  (call: AnyCall) =>
  (fields: Fields): Request => {
    const path = call.path.replace(/:(\w+)/g, (name, key: string) => (key in fields ? wellFormed(fields[key]) : name));
    if (call.method === 'POST') return { path, query: '', body: JSON.stringify(fields) };
    return {
      path,
      query: Object.entries(fields)
        .filter(([name]) => !call.path.includes(`:${name}`))
        .map(([name, value]) => `${wellFormed(name)}=${wellFormed(value)}`)
        .join('&'),
      body: null,
    };
  };
const garbage = (call: AnyCall): fc.Arbitrary<Request> =>
  fc
    .oneof(fc.string(), fc.json(), fc.constantFrom('{', '[]', 'null', '"', '{"a":1}}', '%', '&&==', 'a=%ff', '?'))
    .map((text) =>
      call.method === 'POST'
        ? { path: call.path, query: '', body: text }
        : { path: call.path, query: text.replaceAll(/[^\x21-\x7e]|#/g, '%'), body: null },
    );

/** The headers of a request: its token and its client data. */
const dress = fc.record({
  token: fc.constantFrom('none', 'guest', 'member', 'ended', 'nonsense'),
  language: fc.constantFrom('vi', 'en', 'zh', 'xx', ''),
  type: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', ''),
});
const wellDressed = fc.record({
  token: fc.constantFrom('none', 'guest', 'member'),
  language: fc.constantFrom('vi', 'en', 'zh'),
  type: fc.constant('application/json'),
});

const requests = (call: AnyCall) => {
  const good = fitting(call);
  const spoilt = good.chain(broken);
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(good.map(requestOf(call)), wellDressed) },
    { weight: 3, arbitrary: fc.tuple(spoilt.map(requestOf(call)), wellDressed) },
    { weight: 1, arbitrary: fc.tuple(garbage(call), dress) },
    { weight: 1, arbitrary: fc.tuple(good.map(requestOf(call)), dress) },
  );
};

onEveryDatabase('every served call, fuzzed from its schema,', (url) => {
  let origin: RunningOrigin;
  let provider: SignInProvider;
  let tokens: Readonly<Record<string, string>>;
  let runs = 0;
  let asked = 0;
  let limited = 0;
  const codes = new Map<number, number>();

  beforeAll(async () => {
    provider = await startSignInProvider();
    const where = await url();
    runs = where === null ? RUNS.embedded : RUNS.postgres;
    origin = await startOrigin({ env: { ...settingsOf(where), ...provider.env, PUBLIC_URL: 'http://localhost' } });
    const answer = await fetch(`${origin.url}${schedule.featureMatch.path}?status=live`);
    const room = ((await answer.json()) as { readonly data: readonly Match[] }).data.find(
      ({ roomId }) => roomId !== null,
    )!;
    Object.assign(known, { roomId: room.roomId, fixtureId: room.fixtureId });
    tokens = {
      guest: await newGuest(origin.url),
      member: (await newMember(origin.url)).token,
      ended: 'eyJ0eXAiOiJndWVzdCJ9.e30.AAAA',
      nonsense: 'x'.repeat(300),
    };
  });
  afterAll(async () => {
    await origin.stop();
    await provider.stop();
    console.log(
      `fuzz: ${calls.length} calls, ${asked} requests, ${limited} answered 429; by code ${[...codes].map((one) => one.join('×')).join(' ')}`,
    );
  });

  it.each(calls)(
    `CALL-1: %s answers whatever comes in its envelope, and never with a fault of its own`,
    async (_, call) => {
      const decode = Schema.decodeUnknownSync(call.data as Schema.Codec<unknown, unknown>);
      const decodeFields = Schema.decodeUnknownSync(InvalidFields);
      let refusedHere = 0;
      const ask = async ([{ path, query, body }, { token, language, type }]: readonly [Request, Dress]) => {
        const answer = await fetch(`${origin.url}${path}${query === '' ? '' : `?${query}`}`, {
          method: call.method,
          headers: {
            ...(type !== '' && { 'Content-Type': type }),
            'x-language': language,
            ...(token !== 'none' && { Authorization: `Bearer ${tokens[token]}` }),
          },
          ...(body !== null && { body }),
        });
        const text = await answer.text();
        asked += 1;
        expect(answer.headers.get('x-request-id')).toBeTruthy();
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
        const envelope = JSON.parse(text) as {
          readonly code: number;
          readonly data?: unknown;
          readonly message?: string;
        };
        expect(envelope.code, text).toBe(answer.status);
        codes.set(envelope.code, (codes.get(envelope.code) ?? 0) + 1);
        if (envelope.code === 200) {
          decode(envelope.data);
          return;
        }
        if (envelope.code === 429) {
          limited += 1;
          refusedHere += 1;
        }
        expect(envelope.code, text).toBeLessThan(500);
        expect(Object.keys(refusalMessages)).toContain(String(envelope.code));
        expect(envelope.message).toMatch(/^[A-Z][\w ,;.'/:-]{3,120}\.$/);
        if (envelope.code === 422) decodeFields(envelope.data);
        else expect(envelope.data).toBeNull();
      };
      await fc.assert(fc.asyncProperty(requests(call), ask), { numRuns: runs });
      expect(refusedHere).toBeLessThanOrEqual(runs / 100);
      expect((await fetch(`${origin.url}/healthz`)).status).toBe(200);
    },
    MINUTE + RUNS.embedded * CASE_MS,
  );
});

interface Dress {
  readonly token: string;
  readonly language: string;
  readonly type: string;
}

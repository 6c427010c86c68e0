import { readFileSync } from 'node:fs';
import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '#domain/routing/routes.ts';
import { firstAddresses } from './pages/firstCalls.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { routes } from '#domain/routing/routes.ts';
import { asyncapi } from './asyncapi.ts';
import { everyCall } from './http/api.ts';
import type { AnyCall, Codec } from './http/call.ts';
import { later } from './http/later.ts';
import { openapi } from './openapi.ts';

/** The table of the specification, section 7; `GET {token}` was decided to be /live/api/link/{token}. */
const specified = `
  GET /live/api/schedule/feature-match
  GET /live/api/schedule/liveRoom
  GET /al/api/schedule/anchorSchedule
  GET /live/api/schedule/liveSchedule
  GET /live/api/schedule-mode/list
  GET /live/api/schedule/anchor
  GET /other/api/schedule/total-live-schedule
  POST /live/api/user/guest-login
  GET /live/api/user/guest-info
  GET /live/api/user/info
  POST /live/api/user/refresh-token
  POST /live/api/user/login
  POST /live/api/user/send-email
  POST /live/api/user/send-otp
  POST /live/api/user/check-sms
  POST /live/api/user/forgot-password
  GET /live/api/user/message/list
  POST /live/api/user/message/mark-read
  POST /live/api/user/booking/booking-schedule
  GET /live/api/user/booking/booking-list
  POST /live/api/user/friend/send-request
  GET /live/api/user/friend/is-friend
  POST /live/api/user/register
  POST /live/api/user/update-info
  GET /live/api/user/level/info
  POST /live/api/user/check-email
  POST /live/api/user/check-phone
  POST /live/api/user/check-username
  POST /live/api/user/phone-verify
  POST /other/api/user/login-google
  POST /other/api/user/login-google-callback
  GET /other/api/schedule-tips/v2/top-rating
  GET /other/api/resource/domain/list
  POST /al/api/live/menu
  GET /other/api/resource/marquee/home-list
  GET /other/api/live/language/v2/list
  GET /live/api/link/{token}
  GET /other/api/banner/list`
  .trim()
  .split(/\n\s+/);

const calls: readonly AnyCall[] = Object.values(everyCall).flatMap((area) => Object.values<AnyCall>(area));
const named = ({ method, path }: AnyCall) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const onFile = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

interface Operation {
  readonly operationId: string;
  readonly 'x-served'?: false;
}
const document = openapi() as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

/** The `$ref`s of a document that point to nothing in it. */
const brokenRefs = (whole: unknown): readonly string[] => {
  const refs = [...JSON.stringify(whole).matchAll(/"\$ref":"#([^"]*)"/g)].map((match) => match[1]!);
  const lookUp = (path: string) =>
    path
      .slice(1)
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);
  return refs.filter((ref) => lookUp(ref) === undefined);
};

describe('the OpenAPI document', () => {
  it('has all 38 calls of the specification', () => {
    expect(specified).toHaveLength(38);
    const names = new Set(operations.map(({ name }) => name));
    expect(specified.filter((name) => !names.has(name))).toEqual([]);
  });
  it('has every call of the table once, each with a name of its own', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(calls.map(named).toSorted());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
  });
  it('says of the later calls that they are not served', () => {
    const unserved = operations.filter(({ operation }) => operation['x-served'] === false).map(({ name }) => name);
    expect(unserved.toSorted()).toEqual(Object.values<AnyCall>(later).map(named).toSorted());
  });
  it('has no broken reference', () => {
    expect(brokenRefs(document)).toEqual([]);
  });
  it('is the one on file (node tools/contractDocs.ts)', () => {
    expect(onFile('docs/openapi.json')).toEqual(structuredClone(document));
  });
});

describe('the AsyncAPI document', () => {
  it('has every frame of the socket, and no broken reference', () => {
    const { channels } = asyncapi() as { channels: { chat: { messages: object } } };
    expect(Object.keys(channels.chat.messages)).toEqual([
      ...['sub', 'unsub', 'send', 'sendPrivate', 'sendParty', 'sendDuel'],
      ...['subscribed', 'message', 'batch', 'ack', 'error', 'join', 'presence'],
    ]);
    expect(brokenRefs(asyncapi())).toEqual([]);
  });
  it('is the one on file (node tools/contractDocs.ts)', () => {
    expect(onFile('docs/asyncapi.json')).toEqual(asyncapi());
  });
});

const when = { zone: 'Asia/Bangkok', today: '2026-11-21', day: '2026-11-23' };

describe('first calls', () => {
  it.each(routes.map(exampleOf))('those of %s are calls that the origin answers', (example) => {
    for (const address of firstAddresses(findRoute(example)!, { locale: 'en', when })) {
      const url = new URL(address, 'http://origin');
      const spec = calls.find(({ method, path }) => method === 'GET' && path === url.pathname);
      expect(spec?.needs).toBe('nothing');
      const read = Schema.decodeUnknownResult(spec!.input as Codec)(Object.fromEntries(url.searchParams));
      expect(read._tag).toBe('Success');
    }
  });
});

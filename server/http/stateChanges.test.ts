import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { startFake, type Started } from '../testing/startFake.ts';

let started: Started;
beforeAll(async () => {
  started = await startFake();
});
afterAll(() => started.origin.close());

const calls: readonly AnyCall[] = Object.values(api).flatMap((area) => Object.values<AnyCall>(area));
const writing = calls.filter(({ method }) => method !== 'GET');
const personal = calls.filter(({ needs }) => needs !== 'nothing');

const address = ({ path }: AnyCall): string => started.url + path.replace(/:\w+/, 'a'.repeat(22));
const member = { authorization: 'Bearer member-token' };
/** The content types that a form of another site, or a script without CORS permission, can send. */
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
/** Every cookie of a member's browser. */
const cookies = ['token=member-token', 'refreshToken=refresh', 'guestToken=guest-token', `sb=${'b'.repeat(43)}`].join(
  '; ',
);

const post = (spec: AnyCall, headers: Record<string, string>) =>
  fetch(address(spec), { method: spec.method, headers, body: '{"on":true}' });

describe('item 21: state changes', () => {
  it('are asked for by POST or not at all, and pieces of a file by PUT', () => {
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT']));
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/other/api/upload/:uploadId',
    ]);
  });

  it.each(writing)('CALL $method $path: a form post and text/plain are 415, with a token too', async (spec) => {
    for (const type of simpleTypes) {
      const { status } = await post(spec, { 'content-type': type, ...member });
      expect([type, status]).toEqual([type, 415]);
    }
  });

  const asked = calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
  it.each(writing.filter(({ path }) => !asked.includes(path)))(
    'CALL $method $path: is not done by an address alone',
    async (spec) => {
      const answer = await fetch(`${address(spec)}?on=true`, { headers: member });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it.each(writing)('CALL $method $path: is refused to a foreign page before anything is read', async (spec) => {
    const { status } = await post(spec, {
      ...{ 'content-type': 'application/json', origin: 'https://evil.example', cookie: cookies },
      ...member,
    });
    expect(status).toBe(403);
  });
});

describe('item 22: cookies alone', () => {
  it.each(personal)('CALL $method $path: are nobody’s leave', async (spec) => {
    const headers = { cookie: cookies, 'sec-fetch-site': 'same-origin', origin: started.url };
    const type = { 'content-type': spec.body?.types[0] ?? 'application/json' };
    const { status } =
      spec.method === 'GET' ? await fetch(address(spec), { headers }) : await post(spec, { ...headers, ...type });
    expect(status).toBe(401);
  });
});

describe('item 36: what is personal', () => {
  it.each(personal)('CALL $method $path: is kept by no cache, refused or not', async (spec) => {
    for (const headers of [{}, member]) {
      const type = { 'content-type': spec.body?.types[0] ?? 'application/json' };
      const answer =
        spec.method === 'GET' ? await fetch(address(spec), { headers }) : await post(spec, { ...headers, ...type });
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('etag')).toBeNull();
    }
  });
});

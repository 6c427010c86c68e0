import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { geoUrlOf, outsideLocate } from './outsidePlace.ts';

const url = 'https://geo.example/locate?key=1';
const locate = async (answer: () => Response) => {
  const asked: { readonly url: unknown; readonly init: RequestInit }[] = [];
  const ask = outsideLocate({
    url,
    fetch: async (to, init = {}) => {
      asked.push({ url: to, init });
      return answer();
    },
  });
  return { asked, outcome: await ask(new AbortController().signal) };
};

it('GEO-1: the page names the service, or none', () => {
  const page = (content: string | null) =>
    ({
      querySelector: (selector: string) =>
        selector === 'meta[name="geo-url"]' && content !== null ? { getAttribute: () => content } : null,
    }) as unknown as Document;
  expect(geoUrlOf(page(url))).toBe(url);
  expect(geoUrlOf(page(null))).toBeNull();
});

it('GEO-1: asks the service as it was named, and tells it nothing of the viewer', async () => {
  const { asked } = await locate(() => Response.json({}));
  expect(asked).toHaveLength(1);
  expect(asked[0]!.url).toBe(url);
  expect(asked[0]!.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(asked[0]!.init.headers).toBeUndefined();
});

it.each([
  [
    { ip: '203.0.113.9', timezone: 'Asia/Taipei' },
    { ip: '203.0.113.9', timezone: 'Asia/Taipei', country: null },
  ],
  [
    { ip: '::1', timezone: 'Asia/Taipei', country: 'TW', city: 'Taipei' },
    { ip: '::1', timezone: 'Asia/Taipei', country: 'TW' },
  ],
  [
    { code: 200, data: { ip: '::1', timezone: 'UTC', country: null } },
    { ip: '::1', timezone: 'UTC', country: null },
  ],
])('GEO-1: reads %j', async (answer, place) => {
  expect((await locate(() => Response.json(answer))).outcome).toEqual(succeeded(place));
});

it.each([null, [], 'text', { ip: 1, timezone: 'UTC' }, { ip: '::1' }, { code: 404, data: null }])(
  'GEO-1: %j is no place',
  async (answer) => {
    const malformed = failed({ kind: 'malformed', detail: 'Expected ip and timezone' });
    expect((await locate(() => Response.json(answer))).outcome).toEqual(malformed);
  },
);

it('GEO-1: what is no JSON, a refusal and no answer at all are failures', async () => {
  expect((await locate(() => new Response('<html>'))).outcome).toMatchObject({ failure: { kind: 'malformed' } });
  expect((await locate(() => new Response('', { status: 429 }))).outcome).toEqual(
    failed({ kind: 'refused', code: 429 }),
  );
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await locate(lost)).outcome).toEqual(failed({ kind: 'unreachable' }));
});

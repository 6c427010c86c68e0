import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFake, type Started } from '../testing/startFake.ts';

let started: Started;
beforeAll(async () => {
  started = await startFake();
});
afterAll(() => started.origin.close());

const page = async (path: string) => {
  const response = await fetch(started.url + path, { headers: { 'sec-fetch-site': 'same-origin' } });
  const html = await response.text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: response.status,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(started.url, ''),
    title: /<title>([^<]*)</.exec(html)?.[1],
    data: data === undefined ? null : (JSON.parse(data) as Record<string, unknown>),
  };
};

describe('pages of a team, a manager and a ground on the origin (TP-9, TP-11)', () => {
  it.each([
    ['/en/doi-bong/ten-cu/bengo', '/en/doi-bong/ben-go/bengo', 'SportsTeam', /^Bến Gỗ: /],
    ['/quan-ly-doi-bong/x/bengo-hlv', '/quan-ly-doi-bong/', 'Person', /huấn luyện viên/],
    ['/zh/san-van-dong/x/san-bengo', '/zh/san-van-dong/', 'StadiumOrArena', /球場/],
  ] as const)('%s has its own address, title and structured data', async (path, own, type, title) => {
    const told = await page(path);
    expect(told.status).toBe(200);
    expect(told.canonical).toContain(own);
    expect(told.title).toMatch(title);
    expect(told.data).toMatchObject({ '@type': type, name: expect.any(String) });
  });
  it.each(['/doi-bong/x/khong-co', '/en/quan-ly-doi-bong/x/khong-co', '/zh/san-van-dong/x/khong-co'])(
    '%s is no page',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );
});

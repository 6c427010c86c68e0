import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFake, type Started } from '../testing/startFake.ts';

let started: Started;
beforeAll(async () => {
  started = await startFake();
});
afterAll(() => started.origin.close());

const site = 'http://portal.example:8080';
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(started.url + path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  const html = (await response.text()).replaceAll(started.url, site);
  return { status: response.status, html, attribute: (pattern: string) => new RegExp(pattern).exec(html)?.[1] ?? null };
};

describe('pages of tips', () => {
  it('TI-9: who hides odds is told nothing of a tip in the head of its page, neither title nor JSON-LD', async () => {
    const path = '/tip-keo/chi-tiet/x-t0123456789abcdef0123';
    const shown = await page(path);
    expect(shown.attribute('<title>([^<]*)</title>')).toContain('Bến Gỗ – Nắng Sớm');
    expect(shown.attribute('<link rel="canonical" href="([^"]*)"')).toBe(
      `${site}/tip-keo/chi-tiet/ben-go-thang-t0123456789abcdef0123`,
    );
    const json: unknown = JSON.parse(
      shown.attribute('<script type="application/ld\\+json">([^<]*)</script>') ?? 'null',
    );
    expect(json).toMatchObject({ '@type': 'Article', headline: 'Bến Gỗ thắng', about: { '@type': 'SportsEvent' } });
    const hidden = await page(path, { cookie: 'hideOdds=1' });
    expect(hidden.status).toBe(200);
    expect(hidden.attribute('<title>([^<]*)</title>')).toBe('Đang ẩn kèo – Khán Đài');
    expect(hidden.html).not.toMatch(/Bến Gỗ|ben-go|ld\+json/);
    expect(hidden.html).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['/tip-keo/khong-co', '/tip-keo/bong-da/khong-co', '/tip-keo/chi-tiet/khong-co', '/tip-keo/x/tran-dau/f1'])(
    'TI-1: %s is 404',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );
});

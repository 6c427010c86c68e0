import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext } from 'playwright/test';
import { site } from '#contract/http/site.ts';
import { startOrigin } from './support/origin.ts';
import { expect, test, watch } from './support/test.ts';

interface GeoServer {
  readonly server: Server;
  readonly url: string;
  readonly origin: string;
  readonly asked: { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders }[];
}

/** An external geolocation service, on an origin of its own. */
const startGeo = async (): Promise<GeoServer> => {
  const asked: GeoServer['asked'] = [];
  const server = createServer(({ method, url, headers }, answer) => {
    asked.push({ method: method ?? '', path: url ?? '', headers });
    answer.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'application/json');
    answer.end(JSON.stringify({ ip: '203.0.113.9', timezone: 'Asia/Taipei', country: 'TW', city: 'Taipei' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url: `${origin}/locate?key=1`, origin, asked };
};
const placeOf = async (context: BrowserContext) => {
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  return [cookies['Timezone'], cookies['ip']].map((value) => value && decodeURIComponent(value));
};
const visit = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL, locale: 'vi-VN', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  const complaints = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto('/menu');
  return { context, page, complaints, asked, policy: (await answer?.headerValue('content-security-policy')) ?? '' };
};

test('GEO-1: GEO_URL sends the geolocation call to that service alone, without a token', async ({ browser }) => {
  const geo = await startGeo();
  const origin = await startOrigin({ GEO_URL: geo.url });
  try {
    const { context, page, complaints, asked, policy } = await visit(browser, origin.url);
    await expect.poll(() => placeOf(context)).toEqual(['Asia/Taipei', '203.0.113.9']);
    expect(policy).toContain(geo.origin);
    expect(geo.asked).toMatchObject([{ method: 'GET', path: '/locate?key=1' }]);
    expect(geo.asked[0]!.headers).not.toHaveProperty('authorization');
    expect(geo.asked[0]!.headers).not.toHaveProperty('cookie');
    expect(geo.asked[0]!.headers).not.toHaveProperty('referer');
    await page.reload();
    await expect(page.locator('#content h1')).toBeVisible();
    expect(asked).not.toContain(site.locate.path);
    expect(complaints).toEqual([]);
    await context.close();
  } finally {
    geo.server.close();
    await origin.discard();
  }
});

test('GEO-1: without it this origin is asked, and the policy lets nothing be sent elsewhere', async ({
  browser,
  baseURL,
}) => {
  const geo = await startGeo();
  try {
    const { context, page, policy } = await visit(browser, baseURL);
    await expect.poll(() => placeOf(context)).toEqual(['Asia/Bangkok', '127.0.0.1']);
    expect(policy).toContain("connect-src 'self';");
    const went = await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'went',
          () => 'blocked',
        ),
      geo.url,
    );
    expect(went).toBe('blocked');
    expect(geo.asked).toEqual([]);
    await context.close();
  } finally {
    geo.server.close();
  }
});

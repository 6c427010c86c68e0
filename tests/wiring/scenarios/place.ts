import { expect } from 'vitest';
import { refused } from '../page.ts';
import { paths, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';

/** GEO-1 and BUILD-1, as wired: where the browser is, and which build it runs. */
export const placeScenarios: Scenarios = {
  'GEO-1: zone and address that are missing are asked for here, with the zone that the browser believes in': async ({
    start,
    until,
  }) => {
    const { page, session } = start({ url: menu, cookies: {} });
    await session();
    await until('kept', () => page.cookies.has('ip'));
    expect(page.cookies.get('ip')).toBe('203.0.113.9');
    expect(page.cookies.get('Timezone')).toBe('Asia/Tokyo');
    expect(page.cookies.get('offset')).toMatch(/540$/);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(page.askedFor(paths.locate)[0]!.url).toContain(encodeURIComponent(zone));
    const known = start({ url: menu });
    await known.session();
    expect(known.page.askedFor(paths.locate)).toEqual([]);
  },

  'GEO-1: where the page names a service that one is asked, and not this origin': async ({ start, until }) => {
    const service = 'https://geo.example/here';
    const { page, session } = start({
      url: menu,
      cookies: {},
      metas: { 'geo-url': service },
      network: { [`GET ${service}`]: () => Response.json({ ip: '198.51.100.7', timezone: 'Europe/Paris' }) },
    });
    await session();
    await until('kept', () => page.cookies.get('ip') === '198.51.100.7');
    expect(page.askedFor(paths.locate)).toEqual([]);
    expect(page.askedFor(`GET ${service}`)[0]!.init.credentials).toBe('omit');
  },

  'BUILD-1: the manifest is asked for when the tab is seen; a failure is logged': async ({ start, until }) => {
    const { app, page, session } = start({
      url: menu,
      metas: { 'build-id': 'b1' },
      network: { [paths.latest]: () => Response.json({ id: 'b1' }) },
    });
    await session();
    expect(page.askedFor(paths.latest)).toEqual([]);
    page.see(false);
    expect(page.askedFor(paths.latest)).toEqual([]);
    page.see(true);
    await until('asked', () => page.askedFor(paths.latest).length === 1);
    expect(page.askedFor(paths.latest)[0]!.init.cache).toBe('no-store');
    expect(Math.abs(Number(page.askedFor(paths.latest)[0]!.url.split('t=')[1]) - Date.now())).toBeLessThan(60_000);
    page.answer(paths.latest, () => refused(503));
    page.see(true);
    await until('logged', () =>
      page.troubles.some((one) => one.startsWith('warning: Build manifest could not be read')),
    );
    expect(app.navigation.getSnapshot().context.newBuild).toBeNull();
  },
};

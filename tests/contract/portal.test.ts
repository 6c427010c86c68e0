import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { importFile } from '#server/import/importFile.ts';
import { readWords } from '#server/page/build.ts';
import { buildFixture, projectRoot } from '#server/testing/buildFixture.ts';
import { startOrigin, type RunningOrigin } from '#server/testing/startOrigin.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

onEveryDatabase('the portal’s own words', (url) => {
  let now = Date.parse('2026-11-22T08:00:00Z');
  let origin: RunningOrigin;
  /** The import's connection: it is a separate process from the origin. */
  let beside: Database;
  beforeAll(async () => {
    const address = await url();
    origin = await startOrigin({
      demo: 'off',
      now: () => now,
      dist: buildFixture(),
      env: { STREAM_ORIGINS: 'https://pictures.example', ...settingsOf(address) },
    });
    beside = await openDatabase(origin.dataDir, now, address);
  });
  afterAll(async () => {
    await beside.close();
    await origin.stop();
  });
  const around = { words: readWords(`${projectRoot}/locales`), pictureOrigins: [], host: null };
  const take = async (file: object) => {
    expect(await importFile(beside, JSON.stringify(file), { around })).toMatchObject({ kind: 'imported' });
    now += 2000;
  };
  const dataOf = async (path: string, body?: object) => {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const answer: unknown = await (await fetch(origin.url + path, init)).json();
    return Reflect.get(Object(answer), 'data') as unknown;
  };
  const page = (path: string) =>
    fetch(origin.url + path, { redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin' } });

  it('A-3: what another process imports, the calls and the pages show two seconds later', async () => {
    const line = { id: 'l', text: 'Chào' };
    expect(await dataOf('/other/api/resource/marquee/home-list')).toEqual([]);
    expect(await (await page('/menu')).text()).not.toContain('name="words"');
    await take({
      marquee: [line],
      menus: { nav: [{ key: 'a', label: 'A', path: '/menu', icon: 'house' }] },
      banners: [{ bannerId: 'b', img: '/b.png', w: 1, h: 1, goTo: '/menu' }],
      words: { vi: { titles: { menu: 'Mọi thứ' }, schedule: { 'modes.tennis': 'Ten-nít' } } },
      modes: [{ slug: 'tennis' }],
      known: [{ id: 'k', text: { vi: 'Hỏng', en: 'Broken', zh: '壞' } }],
    });
    expect(await dataOf('/other/api/resource/marquee/home-list')).toEqual([line]);
    expect(await dataOf('/al/api/live/menu', {})).toMatchObject({ own: ['nav'], nav: [{ key: 'a' }] });
    expect(await dataOf('/other/api/banner/list')).toMatchObject([{ bannerId: 'b', position: 'home' }]);
    expect(await dataOf('/other/api/live/language/v2/list?locale=vi&version=v4&category=titles')).toMatchObject({
      titles: { menu: 'Mọi thứ' },
    });
    expect(await dataOf('/live/api/schedule-mode/list')).toMatchObject([
      { slug: 'tennis', name: 'Ten-nít' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(await dataOf('/other/api/help/known?lang=en')).toEqual([{ id: 'k', text: 'Broken' }]);
    const html = await (await page('/menu')).text();
    expect(html).toContain('<title>Mọi thứ');
    expect(html).toMatch(/<meta name="words" content="[0-9a-f]{12}">/);
  });

  it('NAV-4: a rule leads outside in every language, before any page; the page names it to the browser', async () => {
    const { host } = new URL(origin.url);
    await take({
      redirects: [
        { from: '/cup', to: 'https://cup.example/2026' },
        { from: '/menu', to: 'https://menu.example/' },
        { from: '/round', to: `http://${host}/round` },
      ],
    });
    for (const path of ['/cup', '/en/cup', '/zh/cup/', '/CUP?x=1']) {
      const { status, headers } = await page(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, 'https://cup.example/2026']);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect((await page('/menu')).headers.get('location')).toBe('https://menu.example/');
    expect((await page('/cup/2026')).status).toBe(404);
    // A rule that redirects to its own address would loop for ever.
    expect((await page('/round')).status).toBe(404);
    const named = /<meta name="redirects" content="([^"]*)">/.exec(await (await page('/ve-chung-toi')).text())?.[1];
    expect(JSON.parse(named!.replaceAll('&quot;', '"'))).toEqual([
      { from: '/cup', to: 'https://cup.example/2026' },
      { from: '/menu', to: 'https://menu.example/' },
    ]);
    await take({ redirects: null });
    expect((await page('/menu')).status).toBe(200);
    expect(await (await page('/menu')).text()).not.toContain('name="redirects"');
  });

  it('pictures may come from the origins that the operator allows, and from no other', async () => {
    const policy = (await page('/menu')).headers.get('content-security-policy')!;
    expect(/img-src ([^;]*)/.exec(policy)![1]).toBe("'self' data: blob: https://pictures.example");
  });
});

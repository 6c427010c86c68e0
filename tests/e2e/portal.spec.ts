import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { site } from '#contract/http/site.ts';
import { schedule } from '#contract/http/schedule.ts';
import { accounts } from '#contract/http/accounts.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';

const cli = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/cli.js');

test('A-2, COLOUR-3: Theater is dark from the first paint on, and gives the colour back', async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    localStorage.setItem('khandai.colour', 'light');
    localStorage.setItem('room.display', localStorage.getItem('room.display') ?? 'theater');
    const shown: (string | null)[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => shown.push(document.documentElement.getAttribute('data-theme'))).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.goto(roomPath(await liveMatch(origin.url, '1'))!);
  await expect(page.locator('[data-form="theater"]')).toHaveCount(1);
  // Changes undone within one task are never painted: the observer runs at the end of each task.
  expect(await page.evaluate(() => Reflect.get(window, 'shown') as unknown)).not.toContain('light');
  expect(await theme()).toBe('dark');
  // The video and its keyboard shortcuts load together.
  await expect(page.locator('[data-place="slot"] video')).toBeVisible();
  await page.keyboard.press('t');
  await expect.poll(theme).toBe('light');
  await page.keyboard.press('t');
  await expect.poll(theme).toBe('dark');
  await page.getByRole('navigation').getByRole('link', { name: 'Phòng chat' }).click();
  await expect(page).toHaveURL(/chatroom/);
  await expect.poll(theme).toBe('light');
});

test('NAV-4, A-3: the operator’s menus and words take over, and a path of their own leads outside by a walk', async ({
  page,
  origin,
}) => {
  const cup = { key: 'cup', label: 'Cúp Bờ Kè', path: '/cup', icon: 'trophy' };
  const take = async (content: object) => {
    const file = join(origin.dataDir, 'portal.json');
    writeFileSync(file, JSON.stringify(content));
    const env = { ...process.env, DATA_DIR: origin.dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [cli, 'import', file], { env });
    return stdout.trim().split('\n').at(-1);
  };
  try {
    expect(
      await take({
        menus: { 'header-v4': [cup] },
        words: { vi: { shell: { 'search.placeholder': 'Tìm ở đây' } } },
        redirects: [{ from: '/cup', to: 'https://cup.example/2026' }],
      }),
    ).toBe('new 3, changed 0, same 0, aside 0');
    await page.route('https://cup.example/**', (route) =>
      route.fulfill({ body: 'outside', contentType: 'text/plain' }),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await fetch(`${origin.url}/cup`, { redirect: 'manual' })).status).toBe(302);
    await page.goto('/menu');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Cúp Bờ Kè' });
    await expect(link).toBeVisible();
    await expect(page.getByPlaceholder('Tìm ở đây')).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('https://cup.example/2026');
  } finally {
    // Other tests of this run expect the built-in portal.
    await take({ menus: null, words: null, redirects: null });
  }
});

test('A-5, CALL-1: every call carries a token but those that a first visit shows first; the currency is kept', async ({
  page,
}) => {
  const bare: string[] = [];
  const carried: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(live|other|al)\//.test(pathname)) return;
    (request.headers()['authorization'] ? carried : bare).push(pathname);
  });
  await page.goto('/');
  await expect.poll(() => carried).toContain(site.locate.path);
  const early: readonly string[] = [
    ...[schedule.featureMatch, schedule.liveSchedule, schedule.dayCounts, accounts.guestLogin].map(({ path }) => path),
  ];
  expect(bare.filter((path) => !early.includes(path))).toEqual([]);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'location')?.value)
    .toBe('VND');
});

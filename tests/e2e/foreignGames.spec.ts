import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { enterAs, newMember } from './support/members.ts';
import { importPage } from './support/operatorGames.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'games');
const stageOf = (page: Page) => page.locator('[data-part="stage"]');
const press = (page: Page) =>
  stageOf(page)
    .getByRole('button', { name: t('play') })
    .click();
const start = async (page: Page, path: string) => {
  await page.goto(path);
  await press(page);
  await expect(stageOf(page)).toHaveAttribute('data-shows', 'running', { timeout: 30_000 });
};
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/game-files/'))!;
/** Counts key presses, and stores the number. */
const COUNTER = `<p id="n"></p><script>
  const show = () => { document.getElementById('n').textContent = localStorage.getItem('n') || '0'; };
  addEventListener('keydown', (e) => { if (e.keyCode === 39) { localStorage.setItem('n', String(Number(localStorage.n || 0) + 1)); show(); } });
  show();
</script>`;
const broken = (page: Page) => expect(stageOf(page)).toHaveAttribute('data-shows', 'broken', { timeout: 60_000 });
test('GA-4, GA-11: a page that knows nothing of the portal plays, rests, and finds what it kept again', async ({
  page,
  context,
  origin,
}) => {
  await enterAs(context, origin.url, await newMember(origin.url));
  const path = await importPage(origin, 'dem-nut', COUNTER);
  await page.goto(path);
  await expect(stageOf(page)).toContainText(t('may.inline'));
  await press(page);
  await expect(stageOf(page)).toHaveAttribute('data-shows', 'running', { timeout: 30_000 });
  const count = () => frameOf(page).locator('#n').textContent();
  const kept = page.waitForResponse((answer) => answer.url().includes('/game/save-put'));
  await page.locator('[data-part="stage"] iframe').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(count).toBe('1');
  await kept;
  await start(page, path);
  await expect.poll(count).toBe('1');
});

test('GA-4: what a guest played stays on the device, and goes on with who logs in', async ({
  page,
  context,
  origin,
}) => {
  const path = await importPage(origin, 'dem-khach', COUNTER);
  const count = () => frameOf(page).locator('#n').textContent();
  await start(page, path);
  await page.locator('[data-part="stage"] iframe').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(t('savedHere'))).toBeVisible();
  await start(page, path);
  await expect.poll(count).toBe('1');
  await enterAs(context, origin.url, await newMember(origin.url));
  const kept = page.waitForResponse((answer) => answer.url().includes('/game/save-put'));
  await start(page, path);
  expect(((await (await kept).json()) as { readonly code: number }).code).toBe(200);
  await expect.poll(count).toBe('1');
  await expect(page.getByText(t('saved'), { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await start(page, path);
  await expect.poll(count).toBe('1');
});

test('GA-2: a foreign game reaches neither the portal, nor its storage, nor the network', async ({
  page,
  origin,
  provoked,
}) => {
  const heard: string[] = [];
  const outside = createServer((request, answer) => {
    heard.push(request.url ?? '');
    answer.end('x');
  }).listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => outside.once('listening', () => resolve()));
  const there = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  provoked.push(/connect-src/u, /img-src/u, /Fetch API cannot load/u);
  const path = await importPage(
    origin,
    'to-mo',
    `<script>
      const told = {};
      const tries = {
        page: () => parent.document.title,
        storage: () => parent.localStorage.length,
        address: () => { parent.location.href = 'about:blank'; return 'moved'; },
        top: () => { top.name = 'mine'; return 'named'; },
      };
      for (const [name, work] of Object.entries(tries)) { try { told[name] = String(work()); } catch (e) { told[name] = 'refused'; } }
      told.cookie = document.cookie;
      told.origin = origin;
      new Image().src = '${there}/picture';
      fetch('${there}/fetch').then(() => { told.fetch = 'came'; }, () => { told.fetch = 'refused'; }).then(() => { document.body.dataset.told = JSON.stringify(told); });
    </script>`,
  );
  await start(page, path);
  const told = () => frameOf(page).evaluate(() => document.body.dataset['told'] ?? null);
  await expect.poll(told).not.toBeNull();
  expect(JSON.parse((await told())!)).toEqual({
    ...{ page: 'refused', storage: 'refused', address: 'refused', top: 'refused', fetch: 'refused' },
    ...{ cookie: '', origin: 'null' },
  });
  expect(heard).toEqual([]);
  await expect(page).toHaveURL(path);
  outside.close();
});

test('GA-2: a game that loops for ever, floods or fakes a score is taken off, and the page goes on', async ({
  page,
  origin,
  context,
}) => {
  await enterAs(context, origin.url, await newMember(origin.url));
  const flood = await importPage(
    origin,
    'lu-lut',
    `<script>addEventListener('load', () => setTimeout(() => { for (let i = 0; i < 5000; i++) parent.postMessage({ v: 1, type: 'game.alive' }, '*'); }, 1500));</script>`,
  );
  await start(page, flood);
  await broken(page);
  await expect(stageOf(page)).toContainText(t('fault.flood'));
  const loop = await importPage(
    origin,
    'vo-tan',
    `<script>addEventListener('load', () => setTimeout(() => { for (;;); }, 1500));</script>`,
  );
  await start(page, loop);
  await broken(page);
  // The page's clock continued meanwhile.
  await expect(stageOf(page)).toContainText(t('fault.hung'));
  // One of the portal's own games, whose frame reports a score that was not played.
  await start(page, '/game/choi-game/ran-san-co/ran-san-co');
  const refused = page.waitForResponse((answer) => answer.url().includes('/game/score'));
  await frameOf(page).evaluate(() =>
    parent.postMessage({ v: 1, type: 'game.score', value: 999_999, final: true, proof: { steps: '.1', rest: 9 } }, '*'),
  );
  expect(((await (await refused).json()) as { readonly code: number }).code).toBe(422);
  await expect(page.getByText('999999')).toHaveCount(0);
});

test('GA-2: a game that throws is told of under its stage, goes on, and is opened again by hand; one that is whole says nothing', async ({
  page,
  origin,
  provoked,
}) => {
  provoked.push(/no such thing/u);
  const trouble = page.locator('[data-part="trouble"]');
  const path = await importPage(
    origin,
    'vap-nga',
    `<p id="n">0</p><script>
      addEventListener('keydown', () => { throw new Error('no such thing'); });
      setInterval(() => { const n = document.getElementById('n'); n.textContent = String(Number(n.textContent) + 1); }, 50);
    </script>`,
  );
  await start(page, path);
  await expect(trouble).toHaveCount(0);
  await page.locator('[data-part="stage"] iframe').focus();
  await page.keyboard.press('ArrowRight');
  await expect(trouble).toContainText(t('trouble'));
  await expect(stageOf(page)).toHaveAttribute('data-shows', 'running');
  const count = async () => Number(await frameOf(page).locator('#n').textContent());
  const before = await count();
  await expect.poll(count).toBeGreaterThan(before);
  await trouble.getByRole('button', { name: t('fault.again') }).click();
  await expect(trouble).toHaveCount(0);
  await expect(stageOf(page)).toHaveAttribute('data-shows', 'running');

  const atOnce = await importPage(origin, 'nga-ngay', `<script>null.no_such_thing;</script>`);
  provoked.push(/no_such_thing|reading/u);
  await start(page, atOnce);
  await expect(trouble).toContainText(t('trouble'));
});

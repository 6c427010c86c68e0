import type { Page, Request } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { freshName } from './support/members.ts';
import { liveMatch } from './support/rooms.ts';
import { words } from './support/words.ts';
import { expect, test } from './support/test.ts';
import { alive } from './support/alive.ts';

const t = words('vi', 'shell');
const help = words('vi', 'help');
const room = words('vi', 'room');
const paths = ['/', '/lich-truc-tiep', '/thong-tin'];

/** Holds the code of pages until it is released, like a slow network. */
const holdCode = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('home, schedule and a page to read have their content, and their links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('#home-schedule')).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.schedule') })
      .first()
      .click();
    await expect(page).toHaveURL('/lich-truc-tiep');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.goto('/thong-tin');
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('a room has its board and its still, and says what it needs', async ({ page, baseURL }) => {
    const match = await liveMatch(baseURL!, '1');
    await page.goto(roomPath(match)!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);
    await expect(page.getByRole('main').getByText(match.home, { exact: true }).first()).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(room('needsScript'));
    await expect(page.locator('noscript p')).toBeVisible();
  });

  test('V-11: a room of basketball, a marble race, a table and esport has the board of its sport', async ({
    page,
    baseURL,
  }) => {
    for (const mode of ['2', '3', '4', '5']) {
      await page.goto(roomPath(await liveMatch(baseURL!, mode))!);
      await expect(page.getByRole('timer').filter({ visible: true }).first()).toBeVisible();
    }
  });
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`a painted page is taken over without a word or a move, and asks for nothing again, in the ${colorScheme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme });
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const inRoom = roomPath(await liveMatch(baseURL!, '1'))!;
    for (const withCookie of [false, true]) {
      if (withCookie) await context.addCookies([{ name: 'Timezone', value: 'Asia%2FBangkok', url: baseURL }]);
      for (const language of ['', '/en', '/zh'])
        for (const path of paths) {
          await page.goto(`${language}${path}`.replace(/(.)\/$/, '$1'), { referer: baseURL });
          await alive(page);
        }
    }
    const elsewhere = [...asked];
    // The clocks of a sport's board continue from their painted values.
    for (const mode of ['2', '3', '5']) {
      await page.goto(roomPath(await liveMatch(baseURL!, mode))!);
      await alive(page);
    }
    await page.goto(inRoom);
    // The files with which public/colour.js plays its stream.
    await expect(page.locator('html')).toHaveAttribute('data-picture', /openPicture.* .*dash/);
    await alive(page);
    const ofRoom = asked.filter((path) => path.startsWith('/live/api/schedule/liveRoom'));
    // Not a message of the portal: a browser without autoplay of sound.
    expect(said.filter((text) => !text.startsWith('Unmuting failed'))).toEqual([]);
    expect(ofRoom).toEqual([]);
    expect(elsewhere.filter((path) => path.startsWith('/live/api/schedule/'))).toEqual([]);
  });

test('PAINT: the largest picture comes before any code, once, and in the size of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seen: string[] = [];
  const note = (sign: string) => (request: Request) => seen.push(`${sign} ${new URL(request.url()).pathname}`);
  page.on('request', note('asked'));
  page.on('requestfinished', note('came'));
  await page.goto('/');
  await alive(page);
  const lead = seen.findIndex((one) => /^came .*\/posters\/\w+-448\.webp$/.test(one));
  const code = seen.findIndex((one) => /^asked \/assets\/.*\.js$/.test(one));
  expect([lead >= 0, code > lead]).toEqual([true, true]);
  expect(seen.filter((one) => /\/posters\/\w+\.webp$/.test(one))).toEqual([]);
});

test('PAINT: a painted page waits for one file of styles, and its code loads none of them again', async ({
  page,
  baseURL,
}) => {
  const { fixtureId } = await liveMatch(baseURL!, '1');
  const styles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) styles.push(pathname);
  });
  await page.goto(`/tran-dau/a-vs-b/${fixtureId}`);
  const waitedFor = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(waitedFor.toSorted()).toEqual([expect.stringMatching(/^\/assets\/page-.*\.css$/), '/colour.js']);
  await alive(page);
  const within = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(within.length).toBeGreaterThan(3);
  expect(styles.filter((path) => within.includes(path))).toEqual([]);
});

test('PAINT: whoever goes Back before the code runs gets the page of the address, and nothing is rendered twice', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/thong-tin');
  await alive(page);
  await page
    .getByRole('link', { name: t('nav.schedule') })
    .first()
    .click();
  await expect(page).toHaveURL('/lich-truc-tiep');
  const letGo = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/thong-tin');
  // The painted document of the schedule is still there.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  letGo();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL('/thong-tin');
  expect(faults).toEqual([]);
  await page.goForward();
  await expect(page).toHaveURL('/lich-truc-tiep');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('PAINT: a page whose code could not be loaded is a document, and comes alive once there is a network again', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#home-schedule')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await alive(page);
});

test('COLOUR-1: the colour that a device keeps outlives a visit to the menu, which is painted without it', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('khandai.colour'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    if (localStorage.getItem('khandai.colour') === null) localStorage.setItem('khandai.colour', 'dark');
  });
  await page.goto('/menu');
  await alive(page);
  const theme = (name: 'dark' | 'light') => page.getByRole('radio', { name: t(`theme.${name}`), exact: true });
  await expect(theme('dark')).toBeChecked();
  expect(await kept()).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await theme('light').check();
  await expect.poll(kept).toBe('light');
});

test('what is pressed before a page is alive is done once it is', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('theme.label') }).click();
  letGo();
  await alive(page);
  await expect(page.getByRole('menu')).toBeVisible();
});

for (const [width, path, name] of [
  [1440, '/', t('search.label')],
  [390, '/tro-giup', help('mail')],
] as const)
  test(`what is typed before a page is alive stays and is known to it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(name).first();
    await field.pressSequentially('ben@');
    letGo();
    await alive(page);
    await field.pressSequentially('go');
    await expect(field).toHaveValue('ben@go');
    await expect(field).toBeFocused();
    if (path === '/') await expect(page.getByRole('listbox', { name })).toBeVisible();
    else {
      await page.getByLabel(help('text')).fill('Hình đứng mãi');
      await expect(field).toHaveValue('ben@go');
    }
  });

test('a question written and sent off before the page is alive is sent once it is, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdCode(page);
  await page.goto('/tro-giup', { waitUntil: 'commit' });
  await page.getByLabel(help('mail')).fill(`${freshName()}@khandai.example`);
  await page.getByLabel(help('text')).fill('Hình trong phòng đứng mãi');
  await page.getByRole('button', { name: help('send') }).click();
  await expect(page).toHaveURL('/tro-giup');
  letGo();
  await expect(page.getByText(help('sent'))).toBeVisible();
});

test('a room that was left in Theater is painted in Theater, and nothing of it moves', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('room.display', 'theater'));
  const letGo = await holdCode(page);
  await page.goto(roomPath(await liveMatch(baseURL!, '1'))!, { waitUntil: 'commit' });
  const still = page.getByRole('main').locator('img').first();
  const places = async () =>
    Promise.all([
      page.getByRole('navigation').first().boundingBox(),
      page.locator('[data-size="theater"]').filter({ visible: true }).boundingBox(),
      still.locator('..').boundingBox(),
    ]);
  await expect(still).toBeVisible();
  const painted = await places();
  expect(painted.map((box) => box?.width)).toEqual([72, 1368, 1368]);
  letGo();
  await expect(page.locator('[data-form="theater"]')).toHaveCount(1);
  expect(await places()).toEqual(painted);
});

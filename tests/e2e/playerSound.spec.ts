import type { ConsoleMessage, Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// Evaluating code in a page counts as a gesture, and so do the snapshots of a trace; without a gesture the browser
// refuses sound.
test.use({ trace: 'off' });

interface Said {
  readonly muted: boolean;
  readonly paused: boolean;
  readonly volume: number;
  readonly time: number;
  /** The button that offers the sound is visible. */
  readonly offer: boolean;
}

/** The page itself reports the state of its video, so that nothing has to be evaluated. */
const listen = (page: Page) => {
  let last: Said | null = null;
  const read = (message: ConsoleMessage): Said | null =>
    message.text().startsWith('video ') ? (JSON.parse(message.text().slice('video '.length)) as Said) : null;
  page.on('console', (message) => {
    last = read(message) ?? last;
  });
  return {
    last: () => last,
    until: (holds: (said: Said) => boolean) =>
      page.waitForEvent('console', (message) => {
        const said = read(message);
        return said !== null && holds(said);
      }),
  };
};

const reporting = (offer: string) => {
  const report = () => {
    const video = document.querySelector('video');
    if (!video) return;
    const { muted, paused, volume, currentTime: time } = video;
    const buttons = [...document.querySelectorAll('[role="region"] > button')];
    const said = { muted, paused, volume, time, offer: buttons.some((one) => one.textContent === offer) };
    console.debug(`video ${JSON.stringify(said)}`);
  };
  for (const name of ['timeupdate', 'volumechange', 'pause', 'playing'])
    document.addEventListener(name, report, { capture: true });
};

const FOOTBALL = '1';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((go) => (open = go));
  return { open: () => open(), opened };
};

test('V-3: on a cold visit it plays on muted; no other touch and no other key gives the sound, a press on the picture does at 0.8', async ({
  page,
  baseURL,
}) => {
  const picture = listen(page);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  await page.addInitScript(reporting, words('vi', 'player')('tapToUnmute'));
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!);
  await picture.until((now) => now.muted && !now.paused && now.offer && now.time > 0);

  await page.mouse.click(700, 5);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('tab').nth(1).click();
  const { time } = picture.last()!;
  await picture.until((now) => now.muted && !now.paused && now.offer && now.time > time + 1);

  const heard = picture.until((now) => !now.muted && !now.paused && now.volume === 0.8 && !now.offer);
  await page.mouse.click(500, 300);
  await heard;
  const from = picture.last()!.time;
  await picture.until((now) => !now.muted && !now.paused && now.time > from + 1);
  expect(said).toEqual([]);
});

test('V-3: what is touched before the picture moves gives no sound either, and the button does', async ({
  page,
  baseURL,
}) => {
  const picture = listen(page);
  const offer = words('vi', 'player')('tapToUnmute');
  await page.addInitScript(reporting, offer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(roomPath(await liveMatch(baseURL, FOOTBALL))!, { waitUntil: 'commit' });
  await page.mouse.click(700, 5);
  await page.keyboard.press('Shift');
  release();
  await picture.until((now) => now.muted && !now.paused && now.offer && now.time > 0);
  const heard = picture.until((now) => !now.muted && !now.paused && now.volume === 0.8 && !now.offer);
  await page.getByRole('button', { name: offer }).first().click();
  await heard;
});

test('V-3: a link pressed before the page is alive leads to a room that is heard', async ({ page, baseURL }) => {
  const picture = listen(page);
  await page.addInitScript(reporting, words('vi', 'player')('tapToUnmute'));
  const path = roomPath(await liveMatch(baseURL, FOOTBALL))!;
  // The page is never hydrated: the click follows a link of the document.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.unroute('**/assets/**/*.js');
  const heard = picture.until((now) => !now.muted && !now.paused && now.volume === 0.8);
  await page.locator(`a[href="${path}"]`).first().click();
  await heard;
});

test('V-3: it is heard too where the page comes alive while the room that was pressed is on its way', async ({
  page,
  baseURL,
}) => {
  const picture = listen(page);
  await page.addInitScript(reporting, words('vi', 'player')('tapToUnmute'));
  const path = roomPath(await liveMatch(baseURL, FOOTBALL))!;
  await page.addInitScript(() =>
    setInterval(
      () =>
        document.querySelector('main') && !document.querySelector('[data-navbar="byWidth"]') && console.debug('alive'),
      50,
    ),
  );
  const code = gate();
  const room = gate();
  const asked = gate();
  await page.route('**/assets/**/*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.route(`**${path}`, async (route) => {
    asked.open();
    await room.opened;
    await route.continue();
  });
  await page.goto('/');
  await page.locator(`a[href="${path}"]`).first().click({ noWaitAfter: true });
  await asked.opened;
  // Reported by the page itself, because a page that is navigating answers no evaluation.
  const alive = page.waitForEvent('console', (message) => message.text() === 'alive');
  code.open();
  await alive;
  const heard = picture.until((now) => !now.muted && !now.paused && now.volume === 0.8);
  room.open();
  await heard;
});

test('PLAYER-1: who mutes by hand stays muted in the next visit, without an offer', async ({ page, baseURL }) => {
  const picture = listen(page);
  await page.addInitScript(reporting, words('vi', 'player')('tapToUnmute'));
  const path = roomPath(await liveMatch(baseURL, FOOTBALL))!;
  await page.goto(path);
  await picture.until((said) => said.muted && said.offer && said.time > 0);
  const heard = picture.until((said) => !said.muted);
  await page.keyboard.press('m');
  await heard;
  const muted = picture.until((said) => said.muted && !said.paused);
  await page.keyboard.press('m');
  await muted;

  await page.reload();
  await picture.until((said) => said.muted && !said.paused && !said.offer && said.time > 0);
  await page.mouse.click(700, 5);
  const from = picture.last()!.time;
  await picture.until((said) => said.muted && !said.paused && !said.offer && said.time > from);
});

import type { ConsoleMessage, Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from './support/rooms.ts';
import { test } from './support/test.ts';
import { words } from './support/words.ts';

// Whatever is evaluated in a page counts as a gesture, a trace's snapshots too; without one the browser refuses sound.
test.use({ trace: 'off' });

interface Said {
  readonly muted: boolean;
  readonly paused: boolean;
  readonly volume: number;
  readonly time: number;
  /** The button that offers the sound stands. */
  readonly offer: boolean;
}

/** The page itself says how its video stands, so that nothing has to be evaluated. */
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

test('PLAYER-1: without a gesture it plays on muted and offers the sound; one tap anywhere gives it at 0.8', async ({
  page,
  baseURL,
}) => {
  const picture = listen(page);
  await page.addInitScript(reporting, words('vi', 'player')('tapToUnmute'));
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await picture.until((said) => said.muted && !said.paused && said.offer && said.time > 0);
  const { time } = picture.last()!;
  await picture.until((said) => said.muted && !said.paused && said.offer && said.time > time + 1);

  const heard = picture.until((said) => !said.muted && !said.paused && said.volume === 0.8 && !said.offer);
  await page.mouse.click(700, 5);
  await heard;
  const from = picture.last()!.time;
  await picture.until((said) => !said.muted && !said.paused && said.time > from + 1);
});

test('PLAYER-1: who mutes by hand stays muted in the next visit, without an offer', async ({ page, baseURL }) => {
  const picture = listen(page);
  await page.addInitScript(reporting, words('vi', 'player')('tapToUnmute'));
  const path = roomPath(await liveMatch(baseURL, '1'))!;
  await page.goto(path);
  await picture.until((said) => said.muted && said.offer && said.time > 0);
  const heard = picture.until((said) => !said.muted);
  await page.mouse.click(700, 5);
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

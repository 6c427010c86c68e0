import { modes } from '#domain/schedule/mode.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { expectMoving } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { faultsOfStage } from './support/stage.ts';
import { stageSettled } from './support/stageFaults.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The smallest, the largest, and the layout breakpoints; football covers all of them in stage.spec.ts. */
const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1080],
] as const;
const staged = windows.filter(([width, height]) => width >= 1024 || width > height);
/** Theater has four positions for the chat, which a key cycles through; a phone in landscape has the same. */
const forms = [
  { name: 'normal', among: windows },
  ...(['band', 'flying', 'column', 'none'] as const).map((chat) => ({ name: `Theater, ${chat}`, chat, among: staged })),
  { name: 'full screen', among: windows, full: true },
] as const;
const desk = { width: 1440, height: 900 };

const others = modes.filter(({ room, slug }) => room !== null && slug !== 'bong-da');

for (const { slug, liveModeId } of others)
  test(`V-1, V-11: the board of ${slug} and the video are whole in every form, and nothing lies under anything`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(desk);
    await page.goto(roomPath(await liveMatch(baseURL, liveModeId))!);
    if (slug === 'casino') await page.getByRole('button', { name: words('vi', 'age')('yes') }).click();
    await expectMoving(page);
    const faults: string[] = [];
    for (const { name, among, ...form } of forms) {
      const full = 'full' in form;
      if ('chat' in form && form.chat === 'band') await page.keyboard.press('t');
      for (const [width, height] of among) {
        await page.setViewportSize({ width, height });
        if (full) {
          await page.keyboard.press('f');
          await page.waitForFunction(() => document.fullscreenElement !== null);
        }
        await page.evaluate(stageSettled);
        for (const fault of await faultsOfStage(page)) faults.push(`${width} × ${height}, ${name}: ${fault}`);
        if (!full) continue;
        await page.keyboard.press('f');
        await page.waitForFunction(() => document.fullscreenElement === null);
      }
      await page.setViewportSize(desk);
      if (!('chat' in form)) continue;
      await page.keyboard.press(form.chat === 'none' ? 't' : 'd');
    }
    expect(faults).toEqual([]);
  });

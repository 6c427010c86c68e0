import type { Page } from 'playwright/test';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { roomIdOf } from '#server/demo/ids.ts';
import { GOAL_SCENE } from '#server/media/goalScene.ts';
import { goalOfDemo } from './support/demoGoal.ts';
import { startOrigin } from './support/origin.ts';
import { installFrameReader } from './support/players/frameNumber.ts';
import { expectMoving } from './support/room.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const moment = words('vi', 'moment');
const BEFORE_S = 40;
const patience = { timeout: 90_000 };
/** The frame of the loop in which the ball crosses the line. */
const CROSSING = Math.ceil((GOAL_SCENE.crossesMs / 1000) * 30);

/** The room's time, from a given one on, at which the stream shows a frame of its loop, in seconds. */
const whenShown = async (page: Page, frame: number, fromS: number): Promise<number> => {
  await installFrameReader(page);
  return page.evaluate(
    ([wanted, from]) =>
      new Promise<number>((resolve) => {
        const video = document.querySelector('video')!;
        const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
          const number = window.frameNumberOf?.(video) ?? null;
          if (number !== null && mediaTime > from && number >= wanted && number < wanted + 60)
            resolve(mediaTime - (number - wanted) / 30);
          else video.requestVideoFrameCallback(look);
        };
        video.requestVideoFrameCallback(look);
      }),
    [frame, fromS] as const,
  );
};

test('V-7, V-8: a goal is felt once by board, ribbon, title and one sentence, is seen again from ten seconds before, and its ball crosses the line at its moment', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { fixture, goal, player } = goalOfDemo();
  const origin = await startOrigin({ CLOCK: new Date(goal.ts - BEFORE_S * 1000).toISOString() });
  const [home, away] = fixture.sides!.map(({ name }) => name.vi);
  try {
    const complaints = watch(page);
    const roomId = roomIdOf(fixture.fixtureId, 0);
    await page.goto(`${origin.url}${roomPath({ liveModeId: '1', home: home!, away: away!, roomId })}`);
    await expectMoving(page);
    const said = page.getByRole('status').filter({ hasText: player });
    await expect(said).toHaveCount(0);
    expect(await page.title()).not.toContain(player);

    const momentS = (goal.ts - fixture.startTime) / 1000;
    // Half a loop earlier, the stream shows the attack before the goal, and no other.
    const crossed = whenShown(page, CROSSING, momentS - 5);
    await expect(said).toHaveCount(1, patience);
    const positionS = await page.evaluate(() => document.querySelector('video')!.currentTime);
    expect(Math.abs(fixture.startTime + positionS * 1000 - goal.ts)).toBeLessThan(3000);
    expect(await page.title()).toContain(player);
    const [homeScore, awayScore] = [goal.scoreAfter!.home, goal.scoreAfter!.away];
    await expect(said).toContainText(`${home} ${homeScore}, ${away} ${awayScore}`);
    expect(Math.abs(fixture.startTime + (await crossed) * 1000 - goal.ts)).toBeLessThan(1000);

    await page.getByRole('button', { name: moment('again'), exact: true }).click();
    await expect(said).toHaveCount(0);
    expect(await page.title()).not.toContain(player);
    const againS = () => page.evaluate(() => document.querySelector('video')!.currentTime);
    const fromS = (goal.ts - GOAL_BEAT.leadMs - fixture.startTime) / 1000;
    await expect.poll(async () => Math.abs((await againS()) - fromS) < 4, patience).toBe(true);
    expect(Math.abs(fixture.startTime + (await whenShown(page, CROSSING, momentS - 5)) * 1000 - goal.ts)).toBeLessThan(
      1000,
    );
    await expect(said).toHaveCount(0);
    await page.getByRole('button', { name: moment('back'), exact: true }).click();
    await expect.poll(async () => (await againS()) > fromS + 20, patience).toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    await origin.discard();
  }
});

import type { Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { roomIdOf } from '#server/demo/ids.ts';
import { goalOfDemo } from './support/demoGoal.ts';
import { startOrigin } from './support/origin.ts';
import { chatOf, expectMoving } from './support/room.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const [room, player, timeline] = [words('vi', 'room'), words('vi', 'player'), words('vi', 'timeline')];
/** How long before the goal the origin's clock begins, in seconds. */
const BEFORE_S = 40;
const patience = { timeout: 90_000 };

/** Rewinds the video to `behindS` seconds behind live. */
const rewindTo = async (page: Page, behindS: number) => {
  await page.locator('video').hover();
  const bar = page.getByRole('slider', { name: player('seek') });
  await bar.fill(String(-behindS));
  await bar.blur();
};
/** All texts of a page, its accessibility tree and its title. */
const told = async (page: Page): Promise<string> =>
  [await page.title(), await page.locator('body').ariaSnapshot(), await page.locator('body').textContent()].join('\n');

test('B1, CH-14, V-9: who is three minutes behind is told of nothing before its time, a rewind shows the old score and the old chat, and the fastest shows all', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { fixture, goal, player: scorer } = goalOfDemo();
  const origin = await startOrigin({ CLOCK: new Date(goal.ts - BEFORE_S * 1000).toISOString() });
  const [home, away] = fixture.sides!.map(({ name }) => name.vi);
  const scoreOf = (homeScore: number, awayScore: number) =>
    room('score', { home: home!, homeScore, away: away!, awayScore });
  const before = scoreOf(0, 0);
  const after = scoreOf(goal.scoreAfter!.home, goal.scoreAfter!.away);
  const announced = `Bàn thắng: ${scorer}`;
  const open = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = watch(page);
    const roomId = roomIdOf(fixture.fixtureId, 0);
    await page.goto(`${origin.url}${roomPath({ liveModeId: '1', home: home!, away: away!, roomId })}`);
    await expectMoving(page);
    return { page, complaints, context };
  };
  try {
    const behind = await open();
    await expect(behind.page.getByText(before, { exact: true })).toBeAttached();
    await rewindTo(behind.page, 180);
    await expect(behind.page.getByRole('button', { name: /3:0\d/ }).first()).toBeAttached(patience);
    await expect(behind.page.getByText(before, { exact: true })).toBeAttached();

    const edge = await open();
    await expect(edge.page.getByText(after, { exact: true })).toBeAttached(patience);
    await expect(chatOf(edge.page).log.getByText(announced)).toBeAttached(patience);
    await expect(edge.page.getByText(scorer).first()).toBeAttached();

    // By now the goal is known to viewers at the live edge.
    const text = await told(behind.page);
    expect(text).toContain(before);
    expect(text).not.toContain(after);
    expect(text).not.toContain(scorer);

    const saidLater = (await chatOf(edge.page).rows.count()) > 0;
    expect(saidLater).toBe(true);
    await rewindTo(edge.page, 60);
    await expect(edge.page.getByText(before, { exact: true })).toBeAttached(patience);
    await expect(chatOf(edge.page).log.getByText(announced)).toHaveCount(0);
    expect(await told(edge.page)).not.toContain(after);

    await behind.page.locator('video').hover();
    await behind.page.getByRole('button', { name: timeline('toFastest') }).click();
    await expect(behind.page.getByText(after, { exact: true })).toBeAttached(patience);
    await expect(chatOf(behind.page).log.getByText(announced)).toBeAttached();
    await behind.page.getByRole('button', { name: timeline('toPicture') }).click();
    await expect(behind.page.getByText(before, { exact: true })).toBeAttached(patience);
    await expect(chatOf(behind.page).log.getByText(announced)).toHaveCount(0);
    expect([...behind.complaints, ...edge.complaints]).toEqual([]);
    await Promise.all([behind.context.close(), edge.context.close()]);
  } finally {
    await origin.discard();
  }
});

import type { Browser, Page } from 'playwright/test';
import { spreadGoalsOfDemo } from './support/demoGoal.ts';
import { noteGoalVoice, spokenOn } from './support/goalVoice.ts';
import { startOrigin } from './support/origin.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'match');
/** Of the origin's clock, so a match is over in forty seconds. */
const SPEED = 180;
/** How long before kick-off the origin's clock begins, in milliseconds of its own; the pages open meanwhile. */
const BEFORE_MS = SPEED * 14_000;
/** A match is polled once a second, so closer goals could be reported as one. */
const APART_MS = SPEED * 3000;
const wholeMatch = { timeout: 100_000 };

const open = async (browser: Browser, url: string, [width, height] = [390, 844]) => {
  const context = await browser.newContext({ viewport: { width: width!, height: height! } });
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(url);
  await expect(page.locator('[data-goal-voice]')).toBeAttached();
  await noteGoalVoice(page);
  return { context, page, complaints };
};
/** The position of the tabs: below everything in the board and the timeline. */
const topOfTabs = async (page: Page) => (await page.getByRole('tablist').first().boundingBox())!.y;
const heading = (page: Page) => page.locator('#content h1');
/** The events of the match, row by row, on the page. */
const course = (page: Page) => page.locator('section[aria-labelledby="match-events"] ol li').allInnerTexts();

test('MC-13, 5.3: three browsers follow a whole match by the socket, one of them cut off and back: the same page in all at the end, and one sentence a goal, which moves nothing but what it tells', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { fixture, goals } = spreadGoalsOfDemo(APART_MS);
  const { home, away } = goals.at(-1)!.scoreAfter!;
  const origin = await startOrigin({
    CLOCK: `${new Date(fixture.startTime - BEFORE_MS).toISOString()}*${SPEED}`,
  });
  try {
    const url = `${origin.url}/tran-dau/a-vs-b/${fixture.fixtureId}`;
    const [one, other, cut] = await Promise.all([
      open(browser, url),
      open(browser, url, [1440, 900]),
      open(browser, url),
    ]);
    const [homeName, awayName] = fixture.sides!.map(({ name }) => name.vi);
    const end = t('score', { home: homeName!, homeScore: home, away: awayName!, awayScore: away });

    await expect(other.page.getByRole('slider')).toBeVisible(wholeMatch);
    await expect.poll(async () => (await spokenOn(one.page)).length, wholeMatch).toBeGreaterThan(0);
    // By the first goal, everything that loads late in the board is there.
    const [top, before] = [await topOfTabs(other.page), (await spokenOn(other.page)).length];
    // Until the others have heard another goal.
    const heard = (await spokenOn(one.page)).length;
    await cut.context.setOffline(true);
    await expect.poll(async () => (await spokenOn(one.page)).length, wholeMatch).toBeGreaterThan(heard);
    await cut.context.setOffline(false);
    await expect.poll(async () => (await spokenOn(other.page)).length).toBeGreaterThan(before);
    expect(await topOfTabs(other.page)).toBe(top);

    for (const { page } of [one, other, cut]) {
      await expect(page.locator('#content header [data-state="ended"]')).toBeAttached(wholeMatch);
      await expect(heading(page)).toHaveText(end);
    }
    const told = await course(one.page);
    expect(told.length).toBeGreaterThan(goals.length);
    await expect.poll(() => course(other.page)).toEqual(told);
    await expect.poll(() => course(cut.page)).toEqual(told);
    for (const { page } of [one, other]) {
      const spoken = await spokenOn(page);
      expect(spoken).toHaveLength(goals.length);
      expect(new Set(spoken).size).toBe(goals.length);
      expect(spoken[0]).toContain(homeName);
      expect(spoken[0]).toContain(awayName);
    }
    expect((await spokenOn(cut.page)).length).toBeLessThanOrEqual(goals.length);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    for (const { context } of [one, other, cut]) await context.close();
  } finally {
    await origin.discard();
  }
});

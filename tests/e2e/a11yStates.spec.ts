import { schedule } from '#contract/http/schedule.ts';
import { faults } from './support/axe.ts';
import { createFindings } from './support/findings.ts';
import { startOrigin } from './support/origin.ts';
import { wide } from './support/screens.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

// axe's own reading of a page would be traced, frame by frame.
test.use({ trace: 'off' });

test('every state of a screen: loading, empty, failed and offline have nothing serious', async ({ page, context }) => {
  const shell = words('vi', 'shell');
  const found = createFindings(page);
  await page.setViewportSize(wide);
  const held: (() => void)[] = [];
  let answer: 'held' | 'given' | 'fault' = 'held';
  await page.route(`**${schedule.liveSchedule.path}*`, async (route) => {
    if (answer === 'held') await new Promise<void>((resolve) => held.push(resolve));
    if (answer === 'fault') return route.fulfill({ status: 500, json: { code: 500, data: null, message: 'No.' } });
    return route.fallback();
  });
  await page.goto('/lich-truc-tiep');
  await page.locator('#content h1').waitFor();
  found.note('loading', await faults(page));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  answer = 'given';
  held.forEach((go) => go());
  await page.locator('#content li[data-state]').first().waitFor();

  await context.setOffline(true);
  await expect(page.getByText(shell('offline'))).toBeVisible();
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  found.note('offline', await faults(page));
  await context.setOffline(false);

  answer = 'fault';
  await page.goto('/lich-truc-tiep');
  await expect(page.getByText(shell('failed.title')).first()).toBeVisible();
  found.note('failed', await faults(page));
  found.expectNone();
});

test('an empty portal says so on every screen and has nothing serious', async ({ browser }) => {
  const origin = await startOrigin({ DEMO: 'off' });
  try {
    const context = await browser.newContext({ baseURL: origin.url, viewport: wide, locale: 'vi-VN' });
    const page = await context.newPage();
    const complaints = watch(page);
    const found = createFindings(page);
    const said = {
      '/': words('vi', 'home')('quiet'),
      '/lich-truc-tiep': words('vi', 'schedule')('empty'),
      '/chatroom': words('vi', 'chat')('empty'),
    };
    for (const [path, text] of Object.entries(said)) {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      found.note(path, await faults(page));
    }
    found.note('complaints', complaints);
    found.expectNone();
    await context.close();
  } finally {
    await origin.discard();
  }
});

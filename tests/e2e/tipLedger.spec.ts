import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { tips } from '#contract/http/tips.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { databaseFile } from '#server/database/open.ts';
import { fixturesOfDay } from '#server/demo/calendar.ts';
import { dayNumberAt } from '#server/demo/day.ts';
import { enterAs } from './support/members.ts';
import { startOrigin } from './support/origin.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'ownTips');
const ledger = words('vi', 'ledger');
const age = words('vi', 'age');
const zone = 'Asia/Bangkok';
/** How long before kick-off the tip is written, and the lock is awaited, in milliseconds of the origin's clock. */
const WRITING_MS = 600_000;
const WAITING_MS = 35_000;
const why = 'Ba trận gần nhất đều thắng và sân nhà rất quen thuộc.';

/** A demo football match with a room. */
const matchOfDemo = () => {
  const found = fixturesOfDay(dayNumberAt(Date.UTC(2026, 10, 21))).find(
    ({ league, crew, fate }) => league.sport === 'football' && crew.length > 0 && !fate,
  );
  if (!found) throw new Error('the demo has no such match');
  return found;
};

test('B3, TI-3: a tip is published and edited, locks by the origin’s clock at second zero, and a row that is changed in the database is a tear for browser and tool', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const { startTime } = matchOfDemo();
  const clockBefore = (ms: number) => ({ CLOCK: new Date(startTime - ms).toISOString() });
  const origin = await startOrigin(clockBefore(WRITING_MS));
  try {
    const tipster = await newStaff(origin);
    await enterAs(context, origin.url, tipster);
    await context.addCookies([{ name: 'Timezone', value: zone, url: origin.url }]);
    const own = `${origin.url}/tip-keo/tip-cua-toi`;

    await page.goto(`${own}?soan=moi`);
    const confirm = page.getByRole('button', { name: age('yes') });
    await confirm.click();
    const match = page.getByLabel(t('form.match'));
    // The list is ordered by kick-off, so the first one is the next to begin.
    await match.selectOption({ index: 1 });
    const fixtureId = await match.inputValue();
    await page.locator('input[name="tip-pick"]').first().check();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.locator('textarea').fill(why);
    await page.getByRole('button', { name: t('form.publish', { row: '0001' }) }).click();
    await expect(page).toHaveURL(/\/tip-keo\/chi-tiet\/.*t[0-9a-f]{20}$/);
    const tipId = page.url().slice(-21);

    await page.goto(`${own}?soan=sua&tran=${fixtureId}&tip=${tipId}`);
    await page.getByRole('radio', { name: '5', exact: true }).check();
    await page.getByRole('button', { name: t('form.save') }).click();
    await expect(page).toHaveURL(/\/tip-keo\/chi-tiet\//);

    await origin.stop();
    await origin.start(clockBefore(WAITING_MS));
    await page.goto(`${own}?soan=sua&tran=${fixtureId}&tip=${tipId}`);
    await expect(page.getByRole('button', { name: t('form.save') })).toBeEnabled();
    // While that page waits for the lock.
    const beside = await context.newPage();
    await beside.goto(own);
    await expect(beside.getByText(ledger('asSeen'))).toBeVisible();
    const database = new DatabaseSync(databaseFile(origin.dataDir), { timeout: 5000 });
    database.prepare(`update tip_ledger_row set data = replace(data, '"stake":5', '"stake":6') where seq = 2`).run();
    database.close();
    await beside.reload();
    await expect(beside.getByText(ledger('torn', { seq: '0002' }))).toBeVisible();
    await expect(beside.locator('[data-torn]')).toHaveCount(1);
    const file = join(origin.dataDir, 'ledger.csv');
    const csv = await fetch(`${origin.url}${tips.ledgerExport.path}?userId=${tipster.user.userId}&format=csv`);
    writeFileSync(file, await csv.text());
    const cli = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/cli.js');
    const judged = promisify(execFile)(process.execPath, [cli, 'verify-ledger', file]);
    await expect(judged).rejects.toMatchObject({ stderr: expect.stringContaining('Torn at row 2') });

    const originNow = async () => Date.parse((await fetch(`${origin.url}/healthz`)).headers.get('date') ?? '');
    const late = async (path: string, input: object) => {
      const answer = await fetch(origin.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tipster.token}` },
        body: JSON.stringify({ tipId, clientId: 'late', ...input }),
      });
      return ((await answer.json()) as { readonly code: number }).code;
    };
    await expect(page.getByRole('button', { name: t('form.save') })).toBeDisabled({ timeout: 60_000 });
    await expect(page.getByText(t('form.locked', { time: hourMinute(startTime, zone) }))).toBeVisible();
    // The page knows the origin's clock to within a second, so the page may be early.
    await expect.poll(originNow).toBeGreaterThanOrEqual(startTime);
    expect(await late(tips.withdraw.path, {})).toBe(403);
  } finally {
    await origin.discard();
  }
});

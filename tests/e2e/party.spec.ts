import type { Browser, Page } from 'playwright/test';
import { enterAs, newMember } from './support/members.ts';
import { expect, test, watch } from './support/test.ts';
import { cuttable, expectPast, expectTogether, placeOf } from './support/together.ts';
import { words } from './support/words.ts';

const t = words('vi', 'party');
const films = words('vi', 'films');
const vod = words('vi', 'vod');
const FILM = '/phim-anh/xem-phim/nguoi-ban-gio';
const WIDE = { width: 1280, height: 800 } as const;

const openFilm = async (page: Page): Promise<void> => {
  await page.goto(FILM);
  await page.getByRole('link', { name: films('watch'), exact: true }).click();
  await expectPast(page, 0.5);
};
const newPage = async (browser: Browser, baseURL: string, viewport: { width: number; height: number } = WIDE) => {
  const context = await browser.newContext({ baseURL, viewport, locale: 'vi-VN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { context, page, complaints: watch(page) };
};
const player = (page: Page) => page.getByRole('region', { name: vod('player') });
/** Back to the first second: the film is short, and a busy machine slow. */
const toStart = (page: Page) => page.getByRole('slider', { name: vod('seek') }).press('Home');
const party = (page: Page) => page.locator('[data-part="party"]');
const inStep = (page: Page) => expect(party(page).getByRole('status').first()).toHaveAttribute('data-mode', 'close');
/** Types a code on the film list. */
const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.goto('/phim-anh');
  await page.getByRole('button', { name: t('enter') }).click();
  await page.getByLabel(t('enterLabel')).fill(code);
  await page.getByRole('button', { name: t('go') }).click();
};

test('FI-11: two browsers stay within 0.3 s through pauses, seeks, a cut of 10 s and a leaving host, and chat', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const host = await newPage(browser, baseURL);
  const guest = await newPage(browser, baseURL);
  const line = await cuttable(guest.page);
  await enterAs(host.context, baseURL, await newMember(baseURL, 'Người Dẫn'));

  await openFilm(host.page);
  await host.page.getByRole('button', { name: t('open') }).click();
  await host.page.getByRole('button', { name: t('start') }).click();
  const code = (await host.page.locator('[data-part="party-code"]').textContent()) ?? '';
  await enterCode(guest.page, code);
  await expectTogether(host.page, guest.page, true, 'both play');
  await inStep(guest.page);
  await expect(party(guest.page)).toContainText('Người Dẫn');

  await player(host.page).press('k');
  await expectTogether(host.page, guest.page, false, 'the host paused');
  await player(host.page).press('l');
  await expectTogether(host.page, guest.page, false, 'the host went on by ten seconds');
  await player(host.page).press('k');
  await expectTogether(host.page, guest.page, true, 'the host plays again');
  for (const key of ['l', 'j', 'l', 'l']) await player(host.page).press(key);
  await expectTogether(host.page, guest.page, true, 'the host looked for a place');

  // A follower's pause affects nobody else, and the follower is resumed automatically.
  await player(guest.page).press('k');
  await expectTogether(host.page, guest.page, true, 'the guest paused alone');

  await party(host.page).getByRole('textbox').fill('Gió to quá');
  await party(host.page).getByRole('textbox').press('Enter');
  await expect(party(guest.page)).toContainText('Gió to quá');

  await toStart(host.page);
  await expectTogether(host.page, guest.page, true, 'the host began again');
  await line.cut();
  await expect(party(guest.page).getByRole('status').first()).toHaveAttribute('data-mode', 'cut');
  await player(host.page).press('j');
  const at = await placeOf(host.page);
  await expectPast(host.page, at + 10);
  await line.mend();
  await expectTogether(host.page, guest.page, true, 'the guest is back after ten seconds');
  await inStep(guest.page);

  await host.page.getByRole('button', { name: t('leave') }).click();
  await expect(party(guest.page)).toContainText(t('youLead'));
  await toStart(guest.page);
  const third = await newPage(browser, baseURL);
  await enterCode(third.page, code.toLowerCase());
  await expectTogether(guest.page, third.page, true, 'another one comes to who leads now');
  await player(guest.page).press('k');
  await expectTogether(guest.page, third.page, false, 'who leads now paused');
  for (const { complaints, context } of [host, guest, third]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('FI-13: a code leads to the same second on a phone, once', async ({ browser, baseURL }) => {
  const here = await newPage(browser, baseURL);
  await openFilm(here.page);
  await player(here.page).press('l');
  await expectPast(here.page, 10);
  await player(here.page).press('k');
  const at = await placeOf(here.page);
  await here.page.getByRole('button', { name: t('handover') }).click();
  const code = (await here.page.locator('[data-part="handover-code"]').textContent()) ?? '';
  await expect(here.page.getByRole('img', { name: t('qr') })).toBeVisible();

  const phone = await newPage(browser, baseURL, { width: 390, height: 844 });
  await phone.page.goto(`/phim-anh?ma=${code}`);
  await phone.page.getByRole('button', { name: t('go') }).click();
  await expect.poll(() => placeOf(phone.page)).toBeGreaterThanOrEqual(Math.floor(at));
  await expect(phone.page).toHaveURL(new RegExp(`t=${Math.floor(at)}$`));

  const late = await newPage(browser, baseURL);
  await enterCode(late.page, code);
  await expect(late.page.getByText(t('gone'))).toBeVisible();
  for (const { complaints, context } of [here, phone, late]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

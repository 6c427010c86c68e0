import type { Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { loginLayer } from './support/account.ts';
import { enterAs, freshName, newMember, type Member } from './support/members.ts';
import { chatOf, expectMoving, markPicture, pictureOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test, watch } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const shell = words('vi', 'shell');
const room = words('vi', 'room');
const FOOTBALL = '1';
const PASSWORD = 'mot cho tren khan dai';

atWidths((viewport) => {
  test('PLAYER-1: home, one tap into a room, a moving picture with sound at 0.8', async ({ page }) => {
    await page.goto('/');
    await page
      .locator('#content')
      .getByRole('link', { name: words('vi', 'home')('enter') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/truc-tiep\//);
    await expectMoving(page);
    await expect
      .poll(async () => {
        const { muted, volume } = (await pictureOf(page))!;
        return { muted, volume };
      })
      .toEqual({ muted: false, volume: 0.8 });
    await expectMoving(page);
  });

  test('CHAT-5: what a guest typed stands through the registration, is then sent once, and two others see it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const path = roomPath(await liveMatch(baseURL, FOOTBALL))!;
    const open = async (member: Member | null): Promise<Page> => {
      const context = await browser.newContext({ baseURL, viewport, locale: 'vi-VN' });
      if (member) await enterAs(context, baseURL, member);
      const other = await context.newPage();
      const complaints = watch(other);
      await other.route('**/media/**', (route) => route.abort());
      await other.goto(path);
      await chatOf(other).ready();
      expect(complaints).toEqual([]);
      return other;
    };
    // One of the others is a member too; the third is a guest.
    const [others] = await Promise.all([
      Promise.all([open(await newMember(baseURL, 'Người Thứ Hai')), open(null)]),
      page.goto(path),
    ]);
    await chatOf(page).ready();
    const text = `Vào rồi, bóng đang lăn ${Date.now()}`;
    await chatOf(page).say(text);
    const layer = loginLayer(page);
    await expect(layer.dialog).toBeVisible();
    await expect(layer.dialog.getByText(`“${text}”`)).toBeVisible();
    await expect(chatOf(page).field).toHaveValue(text);
    await layer.register(freshName(), PASSWORD, 'Người Thứ Nhất');
    await expect(layer.dialog).toHaveCount(0);
    for (const seen of [page, ...others]) await expect(chatOf(seen).rows.getByText(text)).toHaveCount(1);
    await expect(chatOf(page).field).toHaveValue('');
    await expect(chatOf(page).outbox).toHaveCount(0);

    const answer = `Thấy rồi ${Date.now()}`;
    await chatOf(others[0]).say(answer);
    for (const seen of [page, ...others]) await expect(chatOf(seen).rows.getByText(answer)).toHaveCount(1);
    for (const other of others) await other.context().close();
  });
});

test('LIVE-3, LOCALE-2: one video element through mode, tab, language and page, and it never stops', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const path = roomPath(await liveMatch(baseURL, FOOTBALL))!;
  await page.goto(path);
  await expectMoving(page);
  await markPicture(page, 'the one');
  const goesOn = async () => {
    await expectMoving(page);
    expect(await page.locator('video').count()).toBe(1);
    expect((await pictureOf(page))!.mark).toBe('the one');
  };

  await page.keyboard.press('t');
  await expect(page.locator('[data-form="theater"]')).toHaveCount(1);
  await goesOn();
  await page.keyboard.press('t');
  await expect(page.locator('[data-form="theater"]')).toHaveCount(0);

  await page.getByRole('tab', { name: room('analysis') }).click();
  await expect(page).toHaveURL(/\?tab=analysis$/);
  await goesOn();

  await page.getByRole('button', { name: shell('language') }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`/en${path}\\?tab=analysis$`));
  await expect(page.getByRole('tab', { name: words('en', 'room')('analysis') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await goesOn();

  await page
    .getByRole('navigation', { name: words('en', 'shell')('nav.label') })
    .getByRole('link', { name: words('en', 'shell')('nav.schedule') })
    .click();
  await expect(page).toHaveURL(/\/en\/lich-truc-tiep$/);
  await expect(page.locator('[data-place="mini"] video')).toBeVisible();
  await goesOn();
  await page.locator('[data-place="mini"] a').click();
  await expect(page).toHaveURL(/\/en\/truc-tiep\//);
  await expect(page.locator('[data-place="slot"] video')).toBeVisible();
  await goesOn();
});

test('LOCALE-2: choosing a language keeps path, query and scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lich-truc-tiep?x=1');
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.getByRole('button', { name: shell('nav.account') }).click();
  await page.getByRole('dialog').getByText('繁體中文').click();
  await expect(page).toHaveURL(/\/zh\/lich-truc-tiep\?x=1$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#content h1')).toHaveText(words('zh', 'schedule')('title'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('Back closes the top layer first, then the next, and leaves the page last', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/menu');
  await page
    .getByRole('navigation', { name: shell('nav.label') })
    .getByRole('link', { name: shell('nav.chat') })
    .click();
  const chat = chatOf(page);
  await chat.ready();
  const shortcuts = page.getByRole('dialog', { name: shell('shortcuts') });
  // On a busy machine, a newly opened chat may miss its first key press.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(shortcuts).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.goBack();
  await expect(shortcuts).toHaveCount(0);
  await expect(page).toHaveURL(`${baseURL}/chatroom`);

  await chat.say('chờ chút');
  await expect(loginLayer(page).dialog).toBeVisible();
  await page.goBack();
  await expect(loginLayer(page).dialog).toHaveCount(0);
  await expect(chat.field).toHaveValue('chờ chút');
  await expect(page).toHaveURL(`${baseURL}/chatroom`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/menu`);
});

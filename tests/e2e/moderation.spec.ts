import { comments } from '#contract/http/comments.ts';
import { reports } from '#contract/http/reports.ts';
import type { Page } from 'playwright/test';
import { ask } from './support/ask.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { startOrigin, type RunningOrigin } from './support/origin.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'moderation');
const r = words('vi', 'report');
const c = words('vi', 'comments');
const target = { type: 'game', id: 'ran-san-co' } as const;
const GAME = '/game/choi-game/ran-san-co/ran-san-co';
const OWN = '/tai-khoan/bao-cao';

/** Opens the first case in a part of the moderators' page, and waits until it can be decided. */
const openCase = async (page: Page, origin: RunningOrigin, part = ''): Promise<void> => {
  await page.goto(`${origin.url}/bang-ton/dieu-phoi${part}`);
  await expect(page.getByRole('link', { name: /^Mở vụ/ }).first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('radio', { name: t('action.none') })).toBeVisible();
};

test('SO-10, CH-11: a comment is reported in two presses and by a second member, decided by keys, undone, decided again, told, appealed against once and answered by another moderator', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const origin = await startOrigin({});
  try {
    const [lan, minh, hoa] = [
      await newMember(origin.url, 'Lan Báo'),
      await newMember(origin.url, 'Minh Viết'),
      await newMember(origin.url, 'Hoa Báo'),
    ];
    const pageOf = async (who: Member) => {
      const context = await browser.newContext({ locale: 'vi-VN' });
      await enterAs(context, origin.url, who);
      return context.newPage();
    };
    const said = 'Hàng ghế C toàn người ngốc';
    const { commentId } = await ask<{ readonly commentId: string }>(origin.url, minh, comments.create, {
      ...{ target, text: said, clientId: 'c1' },
    });

    // Two clicks from the comment's menu.
    const reporter = await pageOf(lan);
    await reporter.goto(`${origin.url}${GAME}`);
    await reporter.getByRole('button', { name: c('tools', { name: 'Minh Viết' }) }).click();
    await reporter.getByRole('menuitem', { name: c('report') }).click();
    await reporter.getByRole('button', { name: r('send') }).click();
    await expect(reporter.getByText(r('sent')).first()).toBeVisible();
    await ask(origin.url, hoa, reports.create, {
      ...{ target: { type: 'comment', id: commentId }, reason: 'insult', clientId: 'r1' },
    });
    await reporter.goto(`${origin.url}${OWN}`);
    await expect(reporter.getByText(r('own.state.waiting'))).toBeVisible();

    // One case for both reports, decided without a mouse, undone, and decided again.
    const first = await pageOf(await newStaff(origin));
    await openCase(first, origin);
    await expect(first.getByText(`${r('reasons.insult')} × 1`)).toBeVisible();
    await expect(first.getByRole('listitem').filter({ hasText: said })).toContainText('2 báo cáo');
    const decide = async (page: Page, key: string, reason: string) => {
      await page.keyboard.press(key);
      await page.keyboard.press('r');
      await page.keyboard.type(reason);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(t('done.title'))).toBeVisible();
    };
    await decide(first, '2', 'Nhầm');
    await first.keyboard.press('u');
    await expect(first.getByText(t('done.undone'))).toBeVisible();
    await reporter.goto(`${origin.url}${GAME}`);
    await expect(reporter.getByText(said).first()).toBeVisible();
    await openCase(first, origin);
    await decide(first, '2', 'Chê bai người xem');
    await reporter.reload();
    await expect(reporter.getByText(c('deleted')).first()).toBeVisible();

    // The author reads the reason and appeals once; another moderator answers.
    const writer = await pageOf(minh);
    await writer.goto(`${origin.url}${OWN}`);
    await expect(writer.getByText(r('aboutMe.reason', { text: 'Chê bai người xem' }))).toBeVisible();
    await writer.getByRole('button', { name: r('appeal.open') }).click();
    await writer.getByLabel(r('appeal.label')).fill('Tôi chỉ đùa với bạn mình');
    await writer.getByRole('button', { name: r('appeal.send') }).click();
    await expect(writer.getByText(r('appeal.state.waits'))).toBeVisible();
    await expect(writer.getByRole('button', { name: r('appeal.open') })).toHaveCount(0);
    const second = await pageOf(await newStaff(origin));
    await openCase(second, origin, '?muc=appeal');
    await expect(second.getByText('Tôi chỉ đùa với bạn mình')).toBeVisible();
    await decide(second, '1', 'Đùa giữa bạn bè');
    await writer.reload();
    await expect(writer.getByText(r('appeal.state.granted'))).toBeVisible();
    await writer.goto(`${origin.url}${GAME}`);
    await expect(writer.getByText(said).first()).toBeVisible();

    // The reporter sees the outcome, and people who are not moderators see no queue.
    await reporter.goto(`${origin.url}${OWN}`);
    await expect(reporter.getByText(r('own.state.refused'))).toBeVisible();
    await reporter.goto(`${origin.url}/bang-ton/dieu-phoi`);
    await expect(reporter.getByText(t('gate.title'))).toBeVisible();
    await second.goto(`${origin.url}/bang-ton/dieu-phoi?muc=log`);
    await expect(second.getByRole('listitem').filter({ hasText: 'Chê bai người xem' })).toContainText(
      t('state.undone'),
    );
  } finally {
    await origin.stop();
  }
});

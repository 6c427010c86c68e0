import type { Page } from 'playwright/test';
import { chatRoom } from '#contract/http/chatRoom.ts';
import { moderation } from '#contract/http/moderation.ts';
import { CHAT } from '#domain/chat/chat.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { connectClient } from '../faults/support/chatClient.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { startOrigin, type RunningOrigin } from './support/origin.ts';
import { chatOf } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'chatOrder');
const said = words('vi', 'chat');
const acts = words('vi', 'chatActs');
const RAIDERS = 50;

let origin: RunningOrigin;
test.beforeAll(async () => {
  origin = await startOrigin();
});
test.afterAll(() => origin.discard());

const keeperBar = (page: Page) => page.getByRole('group', { name: t('order') });
const ask = (member: Member, path: string, input: object, method: 'GET' | 'POST' = 'POST') =>
  fetch(origin.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${member.token}` },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
const setRules = (staff: Member, changed: object) =>
  ask(staff, chatRoom.ruleUpdate.path, {
    groupId: CHAT.defaultGroup,
    rules: { slowModeSec: 0, maxLength: 500, links: true, emojiOnly: false, ...changed },
  });

test(`X16, CH-11: a raid of ${RAIDERS} new accounts: three presses of who keeps order leave the room readable`, async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const staff = await newStaff(origin);
  const match = await liveMatch(origin.url, '1');
  const topic = `chatroom.${match.fixtureId}`;
  const port = Number(new URL(origin.url).port);
  const raiders = await Promise.all(
    Array.from({ length: RAIDERS }, async () => connectClient(port, (await newMember(origin.url)).token)),
  );
  await enterAs(context, origin.url, staff);
  await page.goto(origin.url + roomPath(match));
  const chat = chatOf(page);
  await chat.ready();
  let refused = 0;
  let taken = 0;
  for (const one of raiders)
    one.onFrame((frame) => {
      if (frame.type === 'error') refused += 1;
      if (frame.type === 'ack') taken += 1;
    });
  const wave = (name: string) => {
    for (const [i, one] of raiders.entries())
      for (const n of [1, 2, 3])
        one.send({
          ...{ type: 'send', path: 'chat.sendMessage', topic },
          data: { clientId: `${name}-${i}-${n}`, originalMessage: `PHÁ ${name} ${i} ${n}` },
        });
  };
  wave('một');
  await expect(chat.rows.filter({ hasText: 'PHÁ một' }).first()).toBeVisible();
  await expect.poll(() => taken).toBe(3 * RAIDERS);

  // One of at most three clicks.
  await keeperBar(page)
    .getByRole('button', { name: t('tidy') })
    .click();
  await expect(keeperBar(page).getByRole('button', { name: t('tidyOn') })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('note', { name: t('rules') })).toContainText(t('noLinks'));
  const before = taken;
  wave('hai');
  await expect.poll(() => refused).toBe(3 * RAIDERS);
  expect(taken).toBe(before);
  for (const n of [1, 2, 3]) {
    await chat.say(`Mời cả phòng xem tiếp ${n}`);
    await expect(chat.rows.filter({ hasText: `Mời cả phòng xem tiếp ${n}` })).toBeVisible();
  }
  await expect(chat.rows.filter({ hasText: 'PHÁ hai' })).toHaveCount(0);

  // The second and third click: all earlier messages are removed, with one line in the log.
  await keeperBar(page)
    .getByRole('button', { name: t('sweep') })
    .click();
  await page
    .getByRole('dialog', { name: t('sweep') })
    .getByRole('button', { name: t('sweepDo', { minutes: 10 }) })
    .click();
  await expect(page.getByText(t('done', { name: `${3 * RAIDERS} tin của tài khoản mới` }))).toBeVisible();
  await expect(chat.rows.filter({ hasText: 'PHÁ' })).toHaveCount(0);
  await expect(chat.rows.filter({ hasText: 'Mời cả phòng xem tiếp' })).toHaveCount(3);
  await page.reload();
  await chat.ready();
  // The latest fifty alone come with the page, and the room's own viewers went on talking.
  await expect(chat.rows.first()).toBeVisible();
  await expect(chat.rows.filter({ hasText: 'PHÁ' })).toHaveCount(0);
  const log = (await (await ask(staff, moderation.log.path, {}, 'GET')).json()) as {
    data: { list: readonly { decisionId: string; action: string; things?: number }[] };
  };
  expect(log.data.list.filter(({ things }) => things === 3 * RAIDERS)).toMatchObject([{ action: 'remove' }]);
  const { decisionId } = log.data.list.find(({ things }) => things === 3 * RAIDERS)!;
  expect((await ask(staff, moderation.undo.path, { decisionId })).status).toBe(200);
  for (const one of raiders) one.cut();
});

test('CH-10: slow mode counts on the button; a refused message says why and is back in the field', async ({
  page,
  context,
}) => {
  const staff = await newStaff(origin);
  const member = await newMember(origin.url);
  await setRules(staff, { slowModeSec: 5, links: false });
  await enterAs(context, origin.url, member);
  await page.goto(`${origin.url}/chatroom`);
  const chat = chatOf(page);
  await chat.ready();
  await expect(page.getByRole('note', { name: t('rules') })).toContainText(t('slow', { seconds: 5 }));
  await chat.say('xem ở http://keo.example/x nhé');
  const alert = page.getByRole('alert').filter({ hasText: t('why.roomLinks') });
  await expect(alert).toContainText(t('backInField'));
  await expect(chat.field).toHaveValue('xem ở http://keo.example/x nhé');
  await expect(chat.outbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: said('send'), exact: true })).toBeVisible({ timeout: 10_000 });
  const own = `chào ${Date.now()}`;
  await chat.say(own);
  await expect(chat.rows.filter({ hasText: own })).toBeVisible();
  await expect(alert).toHaveCount(0);
  const button = page.locator('form button[type="submit"]').filter({ hasText: /^\d s$/ });
  await expect(button).toBeVisible();
  await chat.field.fill('nữa');
  await chat.field.press('Enter');
  await expect(chat.field).toHaveValue('nữa');
  await expect(button).toHaveCount(0, { timeout: 10_000 });
  await chat.field.press('Enter');
  await expect(chat.field).toHaveValue('');
  await setRules(staff, {});
});

test('CH-9: a poll between two browsers, a vote that is changed, and a reload', async ({ page, context, browser }) => {
  const staff = await newStaff(origin);
  await enterAs(context, origin.url, staff);
  const guests = await browser.newContext({ locale: 'vi-VN' });
  const other = await guests.newPage();
  await enterAs(guests, origin.url, await newMember(origin.url));
  for (const one of [page, other]) {
    await one.goto(`${origin.url}/chatroom`);
    await chatOf(one).ready();
  }
  await keeperBar(page)
    .getByRole('button', { name: t('settings') })
    .click();
  const panel = page.getByRole('dialog', { name: t('order') });
  await panel.getByText(t('tabPoll'), { exact: true }).click();
  await panel.getByLabel(t('question')).fill('Ai ghi bàn trước?');
  await panel.getByLabel(t('option', { n: 1 })).fill('Nắng Sớm');
  await panel.getByLabel(t('option', { n: 2 })).fill('Bến Gỗ');
  await panel.getByRole('button', { name: t('askSend') }).click();
  const pollOf = (one: Page) => one.getByRole('region', { name: t('poll') });
  await expect(pollOf(page)).toContainText('Ai ghi bàn trước?');
  const option = (one: Page, name: string) => pollOf(one).getByRole('button', { name });
  await expect(pollOf(other)).not.toContainText('%');
  await option(other, 'Nắng Sớm').click();
  await expect(option(other, 'Nắng Sớm')).toContainText('100%');
  await option(page, 'Bến Gỗ').click();
  await expect(option(page, 'Bến Gỗ')).toContainText('50%');
  await expect(option(other, 'Nắng Sớm')).toContainText('50%');
  await option(other, 'Bến Gỗ').click();
  await expect(option(page, 'Bến Gỗ')).toContainText('100%');
  await other.reload();
  await expect(option(other, 'Bến Gỗ')).toHaveAttribute('aria-pressed', 'true');
  await expect(option(other, 'Bến Gỗ')).toContainText('100%');
  await pollOf(page)
    .getByRole('button', { name: t('close') })
    .click();
  await expect(pollOf(other)).toContainText(t('closed'));
  await expect(option(other, 'Nắng Sớm')).toBeDisabled();
  await guests.close();
});

test('CH-11: one sheet decides about a message, with a reason; it comes back with the undo; and it can be pinned', async ({
  page,
  context,
}) => {
  const staff = await newStaff(origin);
  const loud = await newMember(origin.url);
  const client = await connectClient(Number(new URL(origin.url).port), loud.token);
  const topic = `chatroom.${CHAT.defaultGroup}`;
  await client.sub(topic);
  const text = `kèo chắc thắng ${Date.now()}`;
  await client.say(topic, text, `l-${Date.now()}`);
  await enterAs(context, origin.url, staff);
  await page.goto(`${origin.url}/chatroom`);
  const chat = chatOf(page);
  await chat.ready();
  const row = chat.rows.filter({ hasText: text });
  const open = async () => {
    // What others say moves the row from under the pointer, and its buttons are of the row that is under it.
    await expect(async () => {
      await row.hover();
      await row.getByRole('button', { name: said('actions', { name: loud.user.nickname }) }).click({ timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: acts('order') }).click();
    return page.getByRole('dialog', { name: t('order') });
  };
  let sheet = await open();
  await sheet.getByText(t('reasons.tips')).click();
  await sheet.getByRole('button', { name: /im lặng 5 phút/ }).click();
  await expect(row).toHaveCount(0);
  expect(await client.say(topic, 'ơ', `m-${Date.now()}`)).toMatchObject({ code: 403, reason: 'muted' });
  await page.getByRole('button', { name: t('undo') }).click();
  await expect(row).toBeVisible();
  // What was said stands there again a moment before its author may write.
  await expect
    .poll(() => client.say(topic, 'được rồi', `n-${Date.now()}`), { intervals: [500] })
    .toMatchObject({ type: 'ack' });
  sheet = await open();
  await sheet.getByRole('button', { name: t('pin') }).click();
  await expect(page.getByRole('note', { name: t('pinned') })).toContainText(text);
  await page.reload();
  await expect(page.getByRole('note', { name: t('pinned') })).toContainText(text);
  await page.getByRole('button', { name: t('unpin') }).click();
  await expect(page.getByRole('note', { name: t('pinned') })).toHaveCount(0);
  client.cut();
});

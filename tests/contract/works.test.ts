import { once } from 'node:events';
import type { SQLInputValue } from 'node:sqlite';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { schedule } from '#contract/http/schedule.ts';
import { chatroomTopic, CHAT } from '#domain/chat/chat.ts';
import { HELP } from '#domain/help/help.ts';
import type { Match } from '#domain/match/match.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { newGuest, newMember } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { openBeside, type Beside } from './support/beside.ts';

const DAY = 86_400_000;
const LONG_AGO = 400 * DAY;
const NOON = Date.UTC(2026, 10, 21, 12);

interface Timer {
  readonly ms: number;
  readonly work: () => void;
  readonly unref: () => void;
  cleared: boolean;
}
const timers: Timer[] = [];
let now = NOON;
let origin: RunningOrigin;
let database: Beside;

onEveryDatabase('jobs over a whole day', (url) => {
  beforeAll(() => {
    vi.stubGlobal('setInterval', (work: () => void, ms: number): Timer => {
      const timer = { ms, work, unref: () => {}, cleared: false };
      timers.push(timer);
      return timer;
    });
    vi.stubGlobal('clearInterval', (timer: Timer) => {
      timer.cleared = true;
    });
  });
  beforeEach(async () => {
    timers.length = 0;
    now = NOON;
    const where = await url();
    origin = await startOrigin({ now: () => now, env: settingsOf(where) });
    database = await openBeside(origin.dataDir, where);
  });
  afterEach(async () => {
    await database.close();
    await origin.stop();
  });

  const insert = (table: string, row: Readonly<Record<string, SQLInputValue>>) =>
    database.run(
      `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row).map(() => '?')})`,
      ...Object.values(row),
    );
  const runAll = () => timers.forEach(({ work }) => work());

  it('T-1: whatever is done again and again is done, and not once more after the end', async () => {
    const [{ user: keeper }, { user: leaver }] = [await newMember(origin.url), await newMember(origin.url)];
    const query = new URLSearchParams({ date: '2026-11-21', timezone: 'UTC' });
    const { data } = (await (await fetch(`${origin.url}${schedule.liveSchedule.path}?${query}`)).json()) as {
      readonly data: readonly Match[];
    };
    const coming = data.find(({ startTime }) => startTime > now + 600_000)!;
    const { userId: user_id } = keeper;
    await insert('message', {
      ...{ message_id: 'old', user_id, type: 'system', kind: 'newDevice', params: '{}', shown: 1 },
      created_at: now - LONG_AGO,
    });
    await insert('referral', { referral_id: 'r', inviter_id: user_id, state: 'registered', bound_at: now - LONG_AGO });
    await insert('booking', {
      ...{ booking_id: 'b', user_id, fixture_id: coming.fixtureId, created_at: now },
      ...{ known_start: coming.startTime, known_status: '' },
    });
    await insert('application', {
      ...{ application_id: 'a', user_id, state: 'draft', rev: 1, step: 1, form: '{}', week_minutes: '{}' },
      created_at: now - LONG_AGO,
    });
    const asked = { mail: 'a@b.vn', locale: 'vi', text: 'Hình đứng', answer: 'Đã sửa' };
    for (const [ask_id, days] of [
      ['forgotten', HELP.keepDays + 2],
      ['kept', HELP.keepDays - 2],
    ] as const)
      await insert('help_question', { ...asked, ask_id, once_key: ask_id, asked_at: 0, answered_at: now - days * DAY });
    await database.run('update member set erase_at = ? where user_id = ?', now - 1, leaver.userId);

    const socket = new WebSocket(`${origin.wsUrl}?token=${await newGuest(origin.url)}`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'sub', topic: chatroomTopic(CHAT.defaultGroup) }));
    await once(socket, 'message');

    now = coming.startTime - 60_000;
    // Started now, as an operator would: some jobs run only once a day.
    await database.run('update job set next_at = 0');
    runAll();
    const done = {
      'messages are forgotten': async () => (await database.count(`message where message_id = 'old'`)) === 0,
      'referrals are settled': async () => (await database.count(`referral where state = 'rejected'`)) === 1,
      'members are reminded': async () => (await database.count(`message where kind = 'matchSoon'`)) === 1,
      'drafts expire': async () => (await database.count('application')) === 0,
      'questions are forgotten': async () => (await database.count('help_question')) === 1,
      'members are erased': async () => (await database.count(`member where user_id = '${leaver.userId}'`)) === 0,
      'spectators speak': async () => (await database.count('chat_message')) > 0,
    };
    for (const [what, holds] of Object.entries(done))
      await expect.poll(holds, { message: what, timeout: 20_000 }).toBe(true);

    await origin.stop();
    expect(timers.filter(({ cleared }) => !cleared).map(({ ms }) => ms)).toEqual([]);
  });
});

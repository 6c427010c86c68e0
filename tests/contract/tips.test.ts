import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall, DataOf, InputOf } from '#contract/http/call.ts';
import { inbox } from '#contract/http/inbox.ts';
import { match } from '#contract/http/match.ts';
import { schedule } from '#contract/http/schedule.ts';
import { social } from '#contract/http/social.ts';
import { tips } from '#contract/http/tips.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Match } from '#domain/match/match.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { newMember, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { openBeside, type Beside } from './support/beside.ts';

const BEGIN = Date.UTC(2026, 10, 21, 10);
const run = promisify(execFile);

let now = BEGIN;
let origin: RunningOrigin;
let database: Beside;
let folder: string;
let tipster: Session;
let fan: Session;
let coming: Match;
let prediction: Omit<InputOf<typeof tips.create>, 'clientId'>;

const ask = async <C extends AnyCall>(
  { method, path }: C,
  input: InputOf<C>,
  token?: string,
): Promise<{ readonly code: number; readonly data: DataOf<C>; readonly message?: string }> => {
  const query = new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${origin.url}${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  return answer.json() as never;
};

onEveryDatabase('tips', (url) => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'khandai-tips-'));
    now = BEGIN;
    const where = await url();
    origin = await startOrigin({ now: () => now, env: settingsOf(where) });
    database = await openBeside(origin.dataDir, where);
    const { data } = await ask(schedule.featureMatch, { status: 'upcoming', liveModeId: '1' });
    coming = (data as readonly Match[]).find(
      ({ startTime, status }) => startTime > now + 600_000 && /\d/.test(status),
    )!;
    now = coming.startTime - 600_000;
    [tipster, fan] = [await newMember(origin.url), await newMember(origin.url)];
    await database.run('update member set site_role_id = ? where user_id = ?', SITE_ROLES.host, tipster.user.userId);
    const odds = (await ask(match.odds, { id: coming.fixtureId })).data as readonly OddsMarket[];
    const { market, line } = odds.find((one) => one.market === 'ah')!;
    prediction = {
      ...{ fixtureId: coming.fixtureId, market, sel: 'H', stake: 4, title: 'Chủ nhà không thua kèo' },
      ...(line !== undefined && { line }),
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Ba trận gần nhất đều thắng.' }] }],
    };
  });
  afterAll(async () => {
    await database.close();
    await origin.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('TI-11: on a fresh machine', () => {
    it('CALL GET /other/api/schedule-tips/v2/top-rating: tipsters of the demo lead, say so, and have n beside their yield', async () => {
      const { data } = await ask(tips.topRating, { type: 'bong-da' });
      expect(data.length).toBeGreaterThanOrEqual(3);
      expect(data.every(({ demo, stats }) => demo && stats.settled >= 20)).toBe(true);
      expect(data.map(({ stats }) => stats.rank)).toEqual(data.map((_, i) => i + 1));
      expect(data.map(({ stats }) => stats.yieldLow)).toEqual(
        data.map(({ stats }) => stats.yieldLow).toSorted((a, b) => b - a),
      );
      expect((await ask(tips.topRating, { type: 'casino' })).data).toEqual([]);
      expect((await ask(tips.topRating, { type: 'esport' })).data).toEqual([]);
    });

    it('B3: a demo tipster’s ledger verifies by the tool, result by result', async () => {
      const [first] = (await ask(tips.topRating, {})).data;
      const query = `userId=${first!.userId}&format=json`;
      const file = await (await fetch(`${origin.url}${tips.ledgerExport.path}?${query}`)).text();
      writeFileSync(join(folder, 'demo.json'), file);
      const { stdout } = await run(process.execPath, ['server/cli.ts', 'verify-ledger', join(folder, 'demo.json')]);
      expect(stdout).toMatch(/^Whole: \d{2,} rows, head \d+ [0-9a-f]{64}\.\n$/);
    });
  });

  describe('A6: from publishing to the result', () => {
    let tipId: string;

    it('CALL POST /other/api/schedule-tips/v2/create: by who may, at the price of the board, once for a clientId', async () => {
      expect(await ask(tips.create, { ...prediction, clientId: 'one' }, fan.token)).toMatchObject({
        code: 403,
        message: expect.stringContaining('tip.level'),
      });
      expect(await ask(tips.follow, { tipsterId: tipster.user.userId, on: true }, fan.token)).toMatchObject({
        code: 404,
      });
      await ask(social.follow, { target: { type: 'user', id: tipster.user.userId }, on: true }, fan.token);
      const odds = (await ask(match.odds, { id: coming.fixtureId, market: 'ah' })).data as readonly OddsMarket[];
      const [one, other] = await Promise.all([
        ask(tips.create, { ...prediction, clientId: 'one' }, tipster.token),
        ask(tips.create, { ...prediction, clientId: 'one' }, tipster.token),
      ]);
      expect([one.code, other.code]).toEqual([200, 200]);
      expect(one.data.tipId).toBe(other.data.tipId);
      expect(one.data.oddsDec).toBe(odds[0]!.prices.find(({ sel }) => sel === 'H')!.dec);
      tipId = one.data.tipId;
      const { data } = await ask(tips.byMatch, { id: coming.fixtureId });
      expect(data.tips.filter((tip) => tip.tipster?.userId === tipster.user.userId)).toHaveLength(1);
    });

    it('SH-4: who follows the tipster finds it in the bell', async () => {
      const told = async () => (await ask(inbox.list, { type: 'tip' }, fan.token)).data.list;
      await expect.poll(told, { timeout: 20_000 }).toMatchObject([
        {
          type: 'tip',
          kind: 'tipPublished',
          goTo: expect.stringContaining(tipId),
          actor: { userId: tipster.user.userId },
        },
      ]);
      const target = `tip:${tipId}`;
      expect((await ask(social.cards, { targets: target }, fan.token)).data).toMatchObject([
        { title: prediction.title },
      ]);
    });

    it('TI-3: CALL POST /other/api/schedule-tips/v2/update: until the last millisecond, and never after', async () => {
      const { fixtureId: _, ...rest } = prediction;
      const edit = { ...rest, tipId, stake: 6 };
      now = coming.startTime - 1;
      expect(await ask(tips.update, { ...edit, clientId: 'two' }, tipster.token)).toMatchObject({
        code: 200,
        data: { stake: 6, revisions: 1 },
      });
      now = coming.startTime;
      const locked = { code: 403, message: expect.stringContaining('tip.locked') };
      expect(await ask(tips.update, { ...edit, stake: 9, clientId: 'three' }, tipster.token)).toMatchObject(locked);
      expect(await ask(tips.withdraw, { tipId }, tipster.token)).toMatchObject(locked);
      expect(await ask(tips.create, { ...prediction, clientId: 'four' }, tipster.token)).toMatchObject(locked);
      expect(await ask(tips.detail, { id: tipId })).toMatchObject({ data: { stake: 6, history: [{ stake: 4 }] } });
    });

    it('TI-7: it is settled once the match is over, and a row that is changed then is named by the tool', async () => {
      now = coming.startTime + 4 * 3_600_000;
      await database.run('update job set next_at = 0 where name = ?', 'tips.settle');
      const state = async () => (await ask(tips.detail, { id: tipId })).data.state;
      await expect.poll(state, { timeout: 30_000 }).not.toBe('open');
      const { ledgerId } = (await ask(tips.detail, { id: tipId })).data;
      const verify = async (name: string) => {
        const query = `ledgerId=${ledgerId}&format=csv`;
        const file = join(folder, name);
        writeFileSync(file, await (await fetch(`${origin.url}${tips.ledgerExport.path}?${query}`)).text());
        return run(process.execPath, ['server/cli.ts', 'verify-ledger', file]).then(
          ({ stdout }) => ({ code: 0, text: stdout }),
          (error: { readonly code: number; readonly stderr: string }) => ({ code: error.code, text: error.stderr }),
        );
      };
      expect(await verify('whole.csv')).toMatchObject({ code: 0, text: expect.stringContaining('Whole: 3 rows') });
      await database.run(
        `update tip_ledger_row set data = replace(data, '"stake":6', '"stake":7') where ledger_id = ? and seq = 2`,
        ledgerId,
      );
      expect(await verify('torn.csv')).toEqual({
        code: 1,
        text: 'Torn at row 2 (number 2 in the file): its content is not what was hashed.\n',
      });
    });
  });

  it('CALLS 6: the heads of days that are over can be kept by everybody; those of today are not out yet', async () => {
    now += 86_400_000;
    await database.run('update job set next_at = 0 where name = ?', 'tips.heads');
    const path = '/tip-keo/so/2026-11-21.json';
    await expect.poll(async () => (await fetch(origin.url + path)).status, { timeout: 20_000 }).toBe(200);
    const { date, heads } = (await (await fetch(origin.url + path)).json()) as {
      readonly date: string;
      readonly heads: readonly { readonly ledgerId: string; readonly seq: number; readonly hash: string }[];
    };
    expect(date).toBe('2026-11-21');
    for (const { hash } of heads) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const file of ['2027-11-21.json', '2026-02-31.json', 'x.json', '2026-11-21'])
      expect((await fetch(`${origin.url}/tip-keo/so/${file}`)).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { verifyChain } from '#domain/tips/ledger.ts';
import { brokenRule } from '#domain/tips/ledgerRules.ts';
import { sha256 } from '#server/tips/ledger.store.ts';
import { sql } from '#server/database/sql.ts';
import { callContext, granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { KICK_OFF, prediction, tipsWorld } from './support/tipsWorld.ts';

const locked = { code: 403, message: expect.stringContaining('tip.locked') };

onEveryEngine('tips', (database) => {
  const world = tipsWorld(database);
  const { newMatch, create, time, by, over } = world;

  const verified = async (userId = 'lan') => {
    const { rows } = await world.ledger(userId);
    return { chain: await verifyChain(rows as never, sha256), rule: brokenRule(rows as never), rows };
  };

  describe('publishing', () => {
    it('5.4: the origin sets the price, and the tip stands in the ledger by the hash of its text', async () => {
      const fixtureId = newMatch();
      const tip = granted(await create(fixtureId, { confidence: 4 }));
      expect(tip).toMatchObject({
        ...{ fixtureId, category: 'bong-da', type: 'keo-chau-a', oddsDec: 1.9, stake: 3, state: 'open', profit: null },
        ...{ lockTs: KICK_OFF, revisions: 0, summary: 'Năm trận thắng liền.', slug: `ben-go-chap-051-${tip.tipId}` },
        tipster: { userId: 'lan', stats: { settled: 0, rank: null } },
      });
      const { rows, head } = await world.ledger();
      expect(rows.at(-1)).toMatchObject({ kind: 'publish', seq: tip.seq, hash: tip.hash, data: { tipId: tip.tipId } });
      expect(JSON.stringify(rows)).not.toContain('Năm trận');
      expect(JSON.stringify(rows)).not.toContain('lan');
      expect(head).toEqual({ seq: tip.seq, hash: tip.hash });
    });

    it('CALLS 1: the same clientId twice is one tip, even after the lock', async () => {
      const fixtureId = newMatch();
      const first = granted(await create(fixtureId));
      time.now = KICK_OFF + 5;
      expect(granted(await create(fixtureId)).tipId).toBe(first.tipId);
      const { list } = granted(await world.calls.list({ fixtureId }, callContext()));
      expect(list.map(({ tipId }) => tipId)).toEqual([first.tipId]);
    });

    it('A6: members below level 3 may not; commentators may on any level', async () => {
      const fixtureId = newMatch();
      expect(await create(fixtureId, {}, 'beginner')).toMatchObject({
        code: 403,
        message: expect.stringContaining('tip.level'),
      });
      expect(await create(fixtureId, {}, 'beginner', SITE_ROLES.host)).toMatchObject({ fixtureId });
    });

    it('A6: not without a price, on a suspended market, on another line, or with more than a text can hold', async () => {
      const fixtureId = newMatch();
      const fields = (name: string) => ({ code: 422, fields: { [name]: expect.any(String) } });
      expect(await create(fixtureId, { line: -1 })).toMatchObject(fields('market'));
      expect(await create(fixtureId, { line: -0.8 })).toMatchObject(fields('line'));
      expect(await create(fixtureId, { sel: 'O' })).toMatchObject(fields('sel'));
      const spans = [{ text: 'ơ'.repeat(6001) }];
      expect(await create(fixtureId, { blocks: [{ kind: 'quote', spans }] })).toMatchObject(fields('blocks'));
      world.odds.splice(0, 1, world.market({ suspended: true }));
      expect(await create(fixtureId)).toMatchObject({ code: 422, fields: { market: 'is suspended' } });
      expect(await create('nowhere')).toMatchObject({ code: 404 });
    });
  });

  describe('TI-3: the lock', () => {
    it('refuses at second zero by the origin’s clock, and not a millisecond before', async () => {
      const fixtureId = newMatch();
      time.now = KICK_OFF - 1;
      const { tipId } = granted(await create(fixtureId));
      const edit = { ...prediction, tipId, stake: 5, clientId: 'e1' };
      expect(await world.calls.update(edit, by('lan'))).toMatchObject({ stake: 5, revisions: 1 });
      time.now = KICK_OFF;
      // The request arrived earlier; the time of the write counts.
      const before = callContext({ ...by('lan'), now: KICK_OFF - 10 });
      expect(await world.calls.update({ ...edit, clientId: 'e2', stake: 9 }, before)).toMatchObject(locked);
      expect(await world.calls.withdraw({ tipId }, before)).toMatchObject(locked);
      expect(await create(fixtureId, { clientId: 'late' })).toMatchObject(locked);
      expect(await world.tip(tipId)).toMatchObject({ stake: 5, revisions: 1 });
      expect((await verified()).rule).toBe(null);
    });

    it('is the earlier of announced and real kick-off', async () => {
      const fixtureId = newMatch({ realStartTs: KICK_OFF - 60_000 });
      time.now = KICK_OFF - 60_000;
      expect(await create(fixtureId)).toMatchObject(locked);
      time.now -= 1;
      expect(await create(fixtureId)).toMatchObject({ lockTs: KICK_OFF - 60_000 });
    });
  });

  it('TI-3: an edit keeps what stood before, and takes the current price for another prediction alone', async () => {
    const fixtureId = newMatch();
    const { tipId } = granted(await create(fixtureId));
    world.odds.splice(0, 1, world.market({ prices: [world.price('H', 2.2), world.price('A', 1.7)] }));
    const same = { ...prediction, tipId, title: 'Bến Gỗ vẫn hơn', clientId: 'e' };
    expect(granted(await world.calls.update(same, by('lan')))).toMatchObject({ oddsDec: 1.9, title: 'Bến Gỗ vẫn hơn' });
    expect(granted(await world.calls.update(same, by('lan')))).toMatchObject({ revisions: 1 });
    const other = { ...same, sel: 'A', clientId: 'e2' } as const;
    expect(granted(await world.calls.update(other, by('lan')))).toMatchObject({ oddsDec: 1.7, sel: 'A', revisions: 2 });
    const { history, editedTs, seq } = await world.tip(tipId);
    expect(history).toMatchObject([
      { title: 'Bến Gỗ vẫn hơn', sel: 'H', oddsDec: 1.9 },
      { title: prediction.title, sel: 'H', oddsDec: 1.9, blocks: prediction.blocks },
    ]);
    expect(editedTs).toBe(time.now);
    const { rows, chain } = await verified();
    expect(chain.ok).toBe(true);
    expect(rows.slice(seq - 1).map(({ kind }) => kind)).toEqual(['publish', 'edit', 'edit']);
    expect(await world.calls.update({ ...same, clientId: 'x' }, by('minh'))).toMatchObject({ code: 404 });
  });

  it('TI-3: a tip that is withdrawn before the lock is in no list, and in the ledger for good', async () => {
    const fixtureId = newMatch();
    const { tipId } = granted(await create(fixtureId));
    expect(await world.calls.withdraw({ tipId, clientId: 'w' }, by('lan'))).toBe(null);
    expect(await world.calls.withdraw({ tipId, clientId: 'w' }, by('lan'))).toBe(null);
    expect(await world.calls.detail({ id: tipId }, callContext())).toMatchObject({ code: 410 });
    expect(granted(await world.calls.list({ fixtureId }, callContext())).list).toEqual([]);
    const { rows, rule } = await verified();
    expect(rows.filter(({ data }) => JSON.stringify(data).includes(tipId)).map(({ kind }) => kind)).toEqual([
      'publish',
      'withdraw',
    ]);
    expect(rule).toBe(null);
    await world.end(fixtureId, over({ ft: [3, 0] }), KICK_OFF + 7_200_000);
    expect((await world.ledger()).rows).toHaveLength(rows.length);
  });

  describe('TI-2: settling', () => {
    it('follows from the score after 90 minutes, once', async () => {
      const fixtureId = newMatch();
      const { tipId } = granted(await create(fixtureId));
      const over2 = granted(await create(fixtureId, { market: 'ou', line: 2.5, sel: 'O', clientId: 'ou' }));
      await world.end(fixtureId, { is: 'open' }, KICK_OFF + 60_000);
      expect(await world.tip(tipId)).toMatchObject({ state: 'open' });
      await world.end(fixtureId, over({ ft: [1, 0], ht: [0, 0], et: [3, 0] }), KICK_OFF + 7_200_000);
      const end = KICK_OFF + 7_200_000;
      expect(await world.tip(tipId)).toMatchObject({
        ...{ state: 'half_won', profit: 1.35, settledTs: end },
        resultRef: { fixtureId, score: { ft: [1, 0], ht: [0, 0], et: [3, 0] } },
      });
      expect(await world.tip(over2.tipId)).toMatchObject({ state: 'lost', profit: -3 });
      const { rows } = await world.ledger();
      await world.job('tips.settle');
      await world.job('tips.correct');
      expect((await world.ledger()).rows).toHaveLength(rows.length);
      expect((await verified()).rule).toBe(null);
    });

    it('a corrected result is settled again by a row of its own, and the one before stays', async () => {
      const fixtureId = newMatch();
      const { tipId } = granted(await create(fixtureId));
      await world.end(fixtureId, over({ ft: [2, 0] }), KICK_OFF + 7_200_000);
      await world.end(fixtureId, over({ ft: [0, 0] }), KICK_OFF + 9_000_000);
      expect(await world.tip(tipId)).toMatchObject({ state: 'won' });
      await world.job('tips.correct');
      expect(await world.tip(tipId)).toMatchObject({ state: 'lost', profit: -3 });
      const { rows, rule, chain } = await verified();
      const ends = rows.filter(({ kind, data }) => kind === 'settle' && JSON.stringify(data).includes(tipId));
      expect(ends.map(({ data }) => data)).toMatchObject([
        { state: 'won', profit: 2.7 },
        { state: 'lost', profit: -3 },
      ]);
      expect([rule, chain.ok]).toEqual([null, true]);
    });

    it('a match that is called off, or has no result for three days, is void', async () => {
      const [off, silent] = [newMatch(), newMatch()];
      const one = granted(await create(off));
      const other = granted(await create(silent));
      await world.end(off, { is: 'off' }, KICK_OFF + 60_000);
      expect(await world.tip(one.tipId)).toMatchObject({ state: 'void', profit: 0 });
      await world.end(silent, { is: 'over', score: null }, KICK_OFF + 71 * 3_600_000);
      expect(await world.tip(other.tipId)).toMatchObject({ state: 'open' });
      await world.end(silent, { is: 'over', score: null }, KICK_OFF + 72 * 3_600_000);
      expect(await world.tip(other.tipId)).toMatchObject({ state: 'void', profit: 0 });
    });

    it('a match that is moved takes the lock of its open tips along', async () => {
      const fixtureId = newMatch();
      const { tipId } = granted(await create(fixtureId));
      const { match, ...rest } = world.fixtures.get(fixtureId)!;
      world.fixtures.set(fixtureId, { ...rest, match: { ...match, startTs: KICK_OFF + 86_400_000 } });
      await world.job('tips.settle');
      expect(await world.tip(tipId)).toMatchObject({ lockTs: KICK_OFF + 86_400_000 });
    });
  });

  it('TI-1: a list is counted by state, and by day the matches with tips before their lock', async () => {
    const later = KICK_OFF + 40 * 86_400_000;
    const day = new Date(later).toISOString().slice(0, 10);
    const counts = async () =>
      granted(await world.calls.counts({ category: 'bong-da', timezone: 'UTC' }, callContext({ now: time.now })));
    const ofDay = async () => (await counts()).days.find((one) => one.day === day)?.matches ?? 0;
    time.now = KICK_OFF - 60_000;
    const [before, beforeThen] = [await counts(), await ofDay()];
    const [one, two] = [newMatch(), newMatch()];
    for (const id of [one, two]) {
      const fixture = world.fixtures.get(id)!;
      world.fixtures.set(id, { ...fixture, match: { ...fixture.match, startTs: later } });
    }
    for (const fixtureId of [one, two]) granted(await create(fixtureId));
    granted(await create(one, { clientId: `again-${one}` }));
    const open = await counts();
    expect([open.open, open.running, await ofDay()]).toEqual([before.open + 3, before.running, beforeThen + 2]);
    time.now = later;
    const locked = await counts();
    expect(locked.open + locked.running).toBe(open.open + open.running);
    expect(locked.running).toBeGreaterThanOrEqual(open.running + 3);
    expect([locked.settled, await ofDay()]).toEqual([open.settled, 0]);
  });

  it('TI-5: the leaderboard counts what was settled, with n beside the yield', async () => {
    time.now = KICK_OFF + 73 * 3_600_000;
    const { list } = granted(await world.calls.leaderboard({ minSettled: 1, window: '30d' }, callContext()));
    expect(list.map(({ userId, stats }) => [userId, stats.rank, stats.won, stats.lost])).toEqual([
      ['lan', 1, 1, 2],
      ['beginner', 2, 0, 0],
    ]);
    const { settled, void: given } = list[0]!.stats;
    expect(settled).toBe(3 + given);
    expect(granted(await world.calls.leaderboard({ minSettled: settled + 1 }, callContext())).list).toEqual([]);
    const record = granted(await world.calls.tipster({ userId: 'lan' }, callContext({ now: time.now })));
    expect(record.byMarket.map(({ market, stats }) => [market, stats.settled])).toEqual([
      ['ah', settled - 1],
      ['ou', 1],
    ]);
    expect(record.curve).toHaveLength(settled);
    expect(record.byLeague).toMatchObject([{ leagueId: 'bien', leagueName: 'Giải Biển' }]);
  });

  it('SO-10: moderators withhold what is written of a tip, which stays in the ledger and counts, and give it back', async () => {
    const fixtureId = newMatch();
    const { tipId } = granted(await create(fixtureId));
    const again = { ...prediction, tipId, title: 'Lần hai', clientId: `${tipId}-2` };
    granted(await world.calls.update(again, by('lan')));
    const [hand] = world.opened.hands;
    const { find, remove, restore } = hand!.removes!.tip!;
    const done = { decisionId: 'd1', userId: 'mai', at: time.now };
    const text = 'Lần hai\nNăm trận thắng liền.';
    expect((await find([tipId, 'khong-co'])).get(tipId)).toMatchObject({ userId: 'lan', text });
    const said = await hand!.said!('lan', 50);
    expect(said).toContainEqual(expect.objectContaining({ type: 'tip', id: tipId, text }));
    const detail = async () => granted(await world.calls.detail({ id: tipId }, callContext({ now: time.now })));
    const before = await detail();
    const kept = await database().transaction((queries) => remove(queries, tipId, done));
    expect(await detail()).toMatchObject({
      ...{ title: '', summary: '', blocks: [], oddsDec: 1.9, state: 'open', tipster: { userId: 'lan' } },
      history: [{ title: '', blocks: [] }],
    });
    expect(await find([tipId])).toEqual(new Map());
    expect(await database().transaction((queries) => remove(queries, tipId, done))).toBeNull();
    expect(await verified()).toMatchObject({ chain: { ok: true }, rule: null });
    await database().transaction((queries) => restore(queries, tipId, kept!, done));
    const { slug, title, blocks, history } = await detail();
    expect({ slug, title, blocks, history }).toEqual({
      ...{ slug: before.slug, title: before.title, blocks: before.blocks, history: before.history },
    });
    await database().transaction((queries) => remove(queries, tipId, done));
    granted(await world.calls.update({ ...prediction, tipId, title: 'Lời khác', clientId: `${tipId}-3` }, by('lan')));
    await database().transaction((queries) => restore(queries, tipId, kept!, done));
    expect((await detail()).title).toBe('Lời khác');
  });

  it('B3: a row that is changed in the database is the first torn one', async () => {
    const { ledgerId, rows } = await world.ledger();
    const seq = 4;
    const stored = JSON.stringify(rows[seq - 1]!.data);
    const forged = sql`update tip_ledger_row set data = ${stored.replace('"stake":3', '"stake":9').replace('}', ',"x":1}')}
      where ledger_id = ${ledgerId} and seq = ${seq}`;
    await database().run(forged);
    expect((await verified()).chain).toEqual({ ok: false, tear: { index: 3, seq, reason: 'hash' } });
    await database().run(
      sql`update tip_ledger_row set data = ${stored} where ledger_id = ${ledgerId} and seq = ${seq}`,
    );
    expect((await verified()).chain.ok).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { verifyChain } from '#domain/tips/ledger.ts';
import { hashedTipText, predictedIn } from '#domain/tips/ledgerRules.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { ledgerStore, sha256 } from '#server/tips/ledger.store.ts';
import { verifyLedgerText } from '#server/tips/verifyFile.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { KICK_OFF, prediction, tipsWorld } from './support/tipsWorld.ts';

onEveryEngine('around tips', (database) => {
  const world = tipsWorld(database);
  const { newMatch, create, by } = world;

  it('SH-4: who follows a tipster is told of each tip, and who wants nothing of it is not', async () => {
    const { tipId, slug } = granted(await create(newMatch()));
    await world.kept.settle(database(), [world.opened.durable]);
    expect(world.notes).toMatchObject([
      {
        ...{ userId: 'fan', kind: 'tipPublished', actorId: 'lan', onceKey: `tip ${tipId}` },
        goTo: `/tip-keo/chi-tiet/${slug}`,
        params: { tip: prediction.title, match: 'Bến Gỗ – Nắng Sớm' },
      },
    ]);
    const taken = granted(await create(newMatch()));
    await world.calls.withdraw({ tipId: taken.tipId }, by('lan'));
    await world.kept.settle(database(), [world.opened.durable]);
    expect(world.notes).toHaveLength(1);
  });

  it('5.4: a tipster is followed, nobody else, and not oneself', async () => {
    const follow = (tipsterId: string, on = true, notify?: boolean) =>
      world.calls.follow({ tipsterId, on, ...(notify !== undefined && { notify }) }, by('minh'));
    expect(await follow('lan', true, false)).toEqual({ on: true });
    expect([...world.follows]).toEqual([['lan', false]]);
    expect(granted(await world.calls.mine({ tab: 'followed' }, by('minh'))).list).toHaveLength(1);
    expect(await follow('nobody')).toMatchObject({ code: 404 });
    expect(await follow('minh')).toMatchObject({ code: 422 });
    expect(await follow('lan', false)).toEqual({ on: false });
    expect(granted(await world.calls.mine({ tab: 'followed' }, by('minh'))).list).toEqual([]);
  });

  it('A6: a draft for each match, dropped by null and by publishing; the oldest go', async () => {
    const fixtureId = newMatch();
    const draft = { fixtureId, title: 'Nháp', blocks: prediction.blocks };
    expect(granted(await world.calls.putDraft({ fixtureId, draft }, by('lan')))).toMatchObject(draft);
    expect(await world.calls.draft({ fixtureId }, by('minh'))).toBe(null);
    granted(await create(fixtureId));
    expect(await world.calls.draft({ fixtureId }, by('lan'))).toBe(null);
    for (let i = 0; i < 22; i += 1) {
      const one = { fixtureId: `x${i}`, title: `${i}`, blocks: [] };
      await world.calls.putDraft({ fixtureId: one.fixtureId, draft: one }, callContext({ ...by('lan'), now: NOW + i }));
    }
    const left = await Promise.all([0, 1, 2, 21].map((i) => world.calls.draft({ fixtureId: `x${i}` }, by('lan'))));
    expect(left.map((one) => granted(one)?.title)).toEqual([undefined, undefined, '2', '21']);
    const all = granted(await world.calls.drafts({}, by('lan'))).map(({ title }) => title);
    expect([all.length, all[0], all.at(-1)]).toEqual([20, '21', '2']);
    expect(await world.calls.drafts({}, by('minh'))).toEqual([]);
    expect(await world.calls.putDraft({ fixtureId: 'x21', draft: null }, by('lan'))).toBe(null);
    expect(await world.calls.draft({ fixtureId: 'x21' }, by('lan'))).toBe(null);
  });

  it('5.4: lists by category, type, day, state and tipster, slice by slice', async () => {
    const fixtureId = newMatch();
    for (let i = 0; i < 31; i += 1) {
      world.time.now += 1;
      granted(await create(fixtureId, { clientId: `many${i}` }, 'minh'));
    }
    const list = async (wish: object) => granted(await world.calls.list(wish, callContext()));
    const first = await list({ tipsterId: 'minh' });
    expect(first.list).toHaveLength(30);
    expect(first.list[0]!.createdTs).toBeGreaterThan(first.list[29]!.createdTs);
    const rest = await list({ tipsterId: 'minh', cursor: first.next! });
    expect([rest.list.length, rest.next]).toEqual([1, null]);
    const day = dayOf(first.list[0]!.lockTs, 'Asia/Bangkok');
    const counts = await Promise.all(
      [
        ...[
          { category: 'bong-da' },
          { category: 'esport' },
          { type: 'keo-chau-a' },
          { type: 'tai-xiu' },
          { type: 'khac' },
        ],
        ...[
          { date: day },
          { date: '2020-01-01' },
          { state: 'open', sort: 'lock' },
          { state: 'settled' },
          { fixtureId: 'x' },
        ],
      ].map(async (wish) => (await list(wish)).list.length > 0),
    );
    expect(counts).toEqual([true, false, true, false, false, true, false, true, false, false]);
    // TP-12: on matches of teams.
    world.matchesOfTeam.set('a', [fixtureId]);
    expect((await list({ teams: 'b,a', state: 'open' })).list).toHaveLength(30);
    expect((await list({ teams: 'b' })).list).toEqual([]);
    const { tips, consensus } = granted(await world.calls.byMatch({ id: fixtureId }, callContext()));
    expect(tips).toHaveLength(30);
    expect(consensus).toEqual([{ market: 'ah', sel: 'H', n: 30, share: 1 }]);
    expect(await world.calls.byMatch({ id: 'nowhere' }, callContext())).toMatchObject({ code: 404 });
  });

  it('CALLS 6: the heads of a day that is over are noted once, and never change', async () => {
    const day = dayOf(NOW, 'Asia/Bangkok');
    const { headsOn } = ledgerStore(database());
    await world.job('tips.heads');
    expect(await headsOn(day)).toEqual([]);
    world.time.now = NOW + 86_400_000;
    await world.job('tips.heads');
    const heads = await headsOn(day);
    const { ledgerId, head } = await world.ledger('minh');
    expect(heads.find((one) => one.ledgerId === ledgerId)).toEqual({ ledgerId, ...head });
    world.time.now = NOW;
    granted(await create(newMatch(), {}, 'minh'));
    world.time.now = NOW + 86_400_000;
    await world.job('tips.heads');
    expect(await headsOn(day)).toEqual(heads);
  });

  it('TI-6: what one would have won by following, each tip as one unit', async () => {
    expect(await world.calls.ifFollowed({}, by('minh'))).toEqual({ people: 0, settled: 0, profit: 0 });
    await world.calls.follow({ tipsterId: 'lan', on: true }, by('minh'));
    const fixtureId = newMatch();
    granted(await create(fixtureId));
    await world.end(fixtureId, world.over({ ft: [2, 0] }), KICK_OFF + 7_200_000);
    expect(await world.calls.ifFollowed({}, by('minh'))).toEqual({ people: 1, settled: 1, profit: 0.9 });
    await world.calls.follow({ tipsterId: 'lan', on: false }, by('minh'));
    expect(granted(await world.calls.ifFollowed({}, by('minh'))).settled).toBe(0);
  });

  it('CALLS 6: an exported ledger is checked by the tool, texts too', async () => {
    for (const format of ['csv', 'json'] as const) {
      const file = granted(await world.calls.ledgerExport({ userId: 'lan', format }, callContext()));
      expect(await verifyLedgerText(file.bytes.toString())).toMatchObject({ ok: true });
    }
    expect(await world.calls.ledgerExport({}, callContext())).toMatchObject({ code: 422 });
    expect(await world.calls.ledger({ userId: 'nobody' }, callContext())).toMatchObject({ code: 404 });
  });

  it('B3: erasing a member takes their name and texts, and the chain still verifies', async () => {
    const { ledgerId, rows } = await world.ledger('lan');
    const before = granted(await world.calls.list({ tipsterId: 'lan' }, callContext())).list;
    const { blocks, title } = await world.tip(before[0]!.tipId);
    const [kept] = world.opened.personalData;
    expect(JSON.stringify(await kept!.tell('lan'))).toContain(title);
    await database().transaction((queries) => kept!.erase(queries, 'lan'));
    expect(await kept!.tell('lan')).toEqual({ tips: [], drafts: [], writes: [] });
    expect(await world.tip(before[0]!.tipId)).toMatchObject({ tipster: null, title: '', summary: '', blocks: [] });
    expect(await world.calls.ledger({ userId: 'lan' }, callContext())).toMatchObject({ code: 404 });
    const left = granted(await world.calls.ledger({ ledgerId }, callContext()));
    expect(left.rows).toEqual(rows);
    expect(await verifyChain(left.rows as never, sha256)).toMatchObject({ ok: true });
    // Even somebody who knows the text cannot compute its hash again: the salt is deleted.
    const guessed = sha256(hashedTipText({ title, blocks: blocks as never, salt: '' }));
    expect(left.rows.map(({ data }) => predictedIn(data as never)?.textHash)).not.toContain(guessed);
    const file = granted(await world.calls.ledgerExport({ ledgerId }, callContext())).bytes.toString();
    expect(file).not.toContain(title);
    expect(await verifyLedgerText(file)).toMatchObject({ ok: true });
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MODERATION } from '#domain/moderation/decision.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { moderationWorld } from './support/moderationWorld.ts';

const LONG = MODERATION.secondOverMin + 1;

onEveryEngine('who works against the order that moderators keep', (database) => {
  let world: Awaited<ReturnType<typeof moderationWorld>>;
  let area: ReturnType<typeof world.open>;
  beforeAll(async () => {
    world = await moderationWorld(database());
    area = world.open();
  });
  beforeEach(() => world.begin());
  const as = (userId: string) => world.as(userId);
  const calls = () => area.handlers.reports;
  const log = () => area.handlers.moderation;
  const report = async (id: string, by = 'minh') =>
    granted(
      await calls().create({ target: { type: 'comment', id }, reason: 'insult', clientId: `${by}-${id}` }, as(by)),
    );
  const caseOf = async (text: string, by = 'lan') => {
    const id = await world.comment(text, { by });
    await report(id);
    const { list } = granted(await calls().list({}, as('moc')));
    return { id, reportId: list.find(({ target }) => target.id === id)!.reportId };
  };
  const decide = (reportId: string, action: 'none' | 'remove' | 'mute' | 'ban', by: string, minutes?: number) =>
    calls().decide(
      { reportId, action, reason: 'Lăng mạ', clientId: `${by}-${action}-${reportId}`, ...(minutes && { minutes }) },
      as(by),
    );
  const stands = async (decisionId: string) => (await area.decisions.byId(decisionId))?.state;
  const isHeld = async (userId: string) => {
    const judge = area.heldBefore(async () => null);
    const found = [{ kind: 'comment', field: 'text', text: 'a' }] as const;
    return (await judge(found, { viewer: world.viewerOf(userId), place: '/x', key: null })) !== null;
  };

  it('nobody takes back what was decided about themselves, agrees to it, or keeps others from it', async () => {
    const own = await caseOf('Của Mai', 'mai');
    expect(await calls().claim({ reportId: own.reportId, on: true }, as('mai'))).toMatchObject({ code: 403 });
    const { decisionId } = granted(await decide(own.reportId, 'remove', 'moc'));
    expect(await log().undo({ decisionId }, as('mai'))).toMatchObject({ code: 403 });
    expect((await world.comments.byId(own.id))!.deleted).toBe(1);
    expect(granted(await log().undo({ decisionId }, as('moc'))).state).toBe('undone');
    const wish = { action: 'ban', targets: [], reason: 'a', minutes: LONG, clientId: 'w', at: NOW } as const;
    const waits = granted(await area.decisions.decide({ ...wish, by: 'mai', about: 'moc' }));
    for (const agrees of [true, false])
      expect(await log().confirm({ decisionId: waits.decisionId, agrees }, as('moc'))).toMatchObject({ code: 403 });
    expect(await stands(waits.decisionId)).toBe('waits');
  });

  it('of a second moderator who answers on two devices at once in two ways, one answer holds', async () => {
    const { reportId } = await caseOf('Một');
    const first = granted(await decide(reportId, 'ban', 'mai', LONG)).decisionId;
    const ends = await Promise.all([
      log().confirm({ decisionId: first, agrees: true }, as('moc')),
      decide(reportId, 'mute', 'moc', 5),
    ]);
    expect(ends.filter((end) => isRefused(end) && end.code === 409)).toHaveLength(1);
    const lines = granted(await log().log({}, as('mai'))).list.filter(({ state }) => state === 'stands');
    expect(lines).toHaveLength(1);
    expect(await isHeld('lan')).toBe(true);
  });

  it('of an answer to an appeal and an undo at once, the thing is back once and nothing else is done', async () => {
    const { id, reportId } = await caseOf('Một');
    const { decisionId } = granted(await decide(reportId, 'remove', 'mai'));
    granted(await calls().appeal({ decisionId, text: 'Xin xem lại', clientId: 'p' }, as('lan')));
    const ends = await Promise.all([decide(reportId, 'none', 'moc'), log().undo({ decisionId }, as('mai'))]);
    expect(ends.filter((end) => isRefused(end) && end.code !== 409)).toEqual([]);
    expect(await world.comments.byId(id)).toMatchObject({ deleted: 0, text: 'Một' });
    expect(await stands(decisionId)).toBe('undone');
  });

  it('what was decided is not decided again by sending it again, also about another case', async () => {
    const [one, two] = [await caseOf('Một'), await caseOf('Hai', 'hoa')];
    const wish = { action: 'remove', reason: 'Lăng mạ', clientId: 'same' } as const;
    const first = granted(await calls().decide({ ...wish, reportId: one.reportId }, as('mai')));
    expect(granted(await calls().decide({ ...wish, reportId: two.reportId }, as('mai')))).toEqual(first);
    expect((await world.comments.byId(two.id))!.deleted).toBe(0);
    granted(await log().undo({ decisionId: first.decisionId }, as('mai')));
    expect(granted(await calls().decide({ ...wish, reportId: one.reportId }, as('mai')))).toEqual(first);
    expect((await world.comments.byId(one.id))!.deleted).toBe(0);
  });

  it('a ban that waits holds nobody, and its first moderator neither agrees nor decides again in the same case', async () => {
    const { reportId } = await caseOf('Một');
    const { decisionId } = granted(await decide(reportId, 'ban', 'mai', LONG));
    expect([await isHeld('lan'), granted(await log().mine({}, as('lan'))).list]).toEqual([false, []]);
    expect(await log().confirm({ decisionId, agrees: true }, as('mai'))).toMatchObject({ code: 403 });
    expect(await decide(reportId, 'mute', 'mai', 5)).toMatchObject({ code: 403 });
    expect(await calls().appeal({ decisionId, text: 'Vội', clientId: 'p' }, as('lan'))).toMatchObject({ code: 404 });
    expect(await calls().appeal({ decisionId, text: 'Hộ', clientId: 'p' }, as('hoa'))).toMatchObject({ code: 404 });
  });

  it('what keeps somebody from writing everywhere ends as a whole, whatever came on top of it', async () => {
    const mute = { action: 'mute', targets: [], about: 'hoa', reason: 'a', at: NOW } as const;
    for (const [i, minutes] of [20, 60].entries())
      granted(await area.decisions.decide({ ...mute, by: 'mai', minutes, clientId: `e${i}` }));
    expect(await isHeld('hoa')).toBe(true);
    world.setNow(NOW + MODERATION.undoMs + 1);
    // Only for holds of the same kind.
    granted(
      await area.decisions.decide({ ...mute, action: 'ban', by: 'moc', minutes: 60, clientId: 'b', at: world.now() }),
    );
    await area.decisions.end({ userId: 'hoa', action: 'mute', by: 'moc', at: world.now() });
    expect(await isHeld('hoa')).toBe(true);
    await area.decisions.end({ userId: 'hoa', action: 'ban', by: 'moc', at: world.now() });
    expect(await isHeld('hoa')).toBe(false);
    const lines = granted(await log().log({}, as('mai'))).list;
    expect(lines.map(({ state, undoneBy }) => [state, undoneBy?.userId])).toEqual(
      Array.from({ length: 3 }, () => ['undone', 'moc']),
    );
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MODERATION } from '#domain/moderation/decision.ts';
import { roomStore } from '#server/chat/room.store.ts';
import type { DecisionWish } from '#server/shared/moderation/decisions.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { moderationWorld } from './support/moderationWorld.ts';

onEveryEngine('decisions of moderators', (database) => {
  let world: Awaited<ReturnType<typeof moderationWorld>>;
  let moderation: ReturnType<typeof world.open>;
  beforeAll(async () => {
    world = await moderationWorld(database());
    moderation = world.open();
  });
  beforeEach(() => world.begin());
  const comments = () => world.comments;
  const as = (userId: string) => world.as(userId);
  const mutedUntil = async (userId: string) =>
    (await roomStore(database()).restriction(userId, 'chatroom.30', world.now()))?.untilTs ?? null;
  const calls = () => moderation.handlers.moderation;
  const comment = (text: string, parentId = '') => world.comment(text, { parentId });
  const wish = (changed: Partial<DecisionWish>): DecisionWish => ({
    ...{ by: 'mai', action: 'none', targets: [], about: 'lan', reason: 'Lăng mạ', clientId: 'k1', at: world.now() },
    ...changed,
  });
  const decide = (changed: Partial<DecisionWish>) => moderation.decisions.decide(wish(changed));
  const removal = (id: string, changed: Partial<DecisionWish> = {}) =>
    decide({ action: 'remove', targets: [{ type: 'comment', id }], ...changed });
  const mayWrite = async (kind: 'comment' | 'letter' = 'comment') => {
    const judge = moderation.heldBefore(async () => null);
    const call = { viewer: world.viewerOf('lan'), place: '/x', key: null };
    return (await judge([{ kind, field: 'text', text: 'a' }], call)) === null;
  };

  it('CH-11: what is removed keeps its place, its author is told why, and an undo within ten minutes restores it', async () => {
    const root = await comment('Gốc');
    const reply = await comment('Đáp', root);
    const { decisionId, state } = granted(await removal(reply));
    expect([state, (await comments().byId(reply))!.deleted, (await comments().byId(root))!.replies]).toEqual([
      ...['stands', 1, 0],
    ]);
    expect(world.told).toMatchObject([
      {
        userId: 'lan',
        kind: 'decisionRemoved',
        params: { reason: 'Lăng mạ', text: 'Đáp' },
        onceKey: `decision ${decisionId}`,
      },
    ]);
    world.setNow(NOW + MODERATION.undoMs - 1);
    expect(granted(await calls().undo({ decisionId }, as('moc')))).toMatchObject({
      ...{ state: 'undone', undoneAt: world.now(), undoneBy: { userId: 'moc' }, by: { userId: 'mai' } },
    });
    expect([(await comments().byId(reply))!.text, (await comments().byId(root))!.replies]).toEqual(['Đáp', 1]);
    granted(await calls().undo({ decisionId }, as('moc')));
    expect(world.stored).toEqual(['lan decisionRemoved', 'lan decisionUndone']);
  });

  it('CH-11: after ten minutes, or by somebody else who is no moderator, nothing is undone', async () => {
    const { decisionId } = granted(await removal(await comment('Gốc')));
    expect(await calls().undo({ decisionId }, as('minh'))).toMatchObject({ code: 403 });
    world.setNow(NOW + MODERATION.undoMs);
    expect(await calls().undo({ decisionId }, as('mai'))).toMatchObject({ code: 409 });
    expect(await calls().undo({ decisionId: 'd0' }, as('mai'))).toMatchObject({ code: 404 });
  });

  it('CH-11: who is muted writes nowhere until it ends or is undone, but may still write a letter', async () => {
    const muted = granted(await decide({ action: 'mute', minutes: 10 }));
    expect([await mayWrite(), await mayWrite('letter')]).toEqual([false, true]);
    expect(await mutedUntil('lan')).toBe(NOW + 600_000);
    const longer = granted(await decide({ action: 'mute', minutes: 60, clientId: 'k2', by: 'moc' }));
    granted(await moderation.decisions.undo(longer.decisionId, 'moc', world.now()));
    expect(await mutedUntil('lan')).toBe(NOW + 600_000);
    expect(await mayWrite()).toBe(false);
    granted(await moderation.decisions.undo(muted.decisionId, 'mai', world.now()));
    expect([await mutedUntil('lan'), await mayWrite()]).toEqual([null, true]);
  });

  it('CH-11: mutes that are undone in the order in which they came leave nobody muted', async () => {
    const undo = (decisionId: string) => moderation.decisions.undo(decisionId, 'moc', world.now());
    const mute = async (minutes: number) =>
      granted(await decide({ action: 'mute', minutes, clientId: `k${minutes}` })).decisionId;
    const [first, second, third] = [await mute(10), await mute(20), await mute(30)];
    granted(await undo(second));
    granted(await undo(third));
    expect(await mutedUntil('lan')).toBe(NOW + 600_000);
    granted(await undo(first));
    expect([await mutedUntil('lan'), await mayWrite()]).toEqual([null, true]);
    const [again, last] = [await mute(11), await mute(12)];
    granted(await undo(again));
    granted(await undo(last));
    expect([await mutedUntil('lan'), await mayWrite()]).toEqual([null, true]);
  });

  it('a ban of more than a week waits for a second moderator, who may not agree', async () => {
    const minutes = MODERATION.secondOverMin + 1;
    const first = granted(await decide({ action: 'ban', minutes }));
    expect([first.state, await mayWrite(), world.told]).toEqual(['waits', true, []]);
    const answer = (by: string, agrees: boolean, decisionId = first.decisionId) =>
      calls().confirm({ decisionId, agrees }, as(by));
    expect(await answer('mai', true)).toMatchObject({ code: 403 });
    world.setNow(NOW + 60_000);
    expect(granted(await answer('moc', true))).toMatchObject({
      state: 'stands',
      until: world.now() + minutes * 60_000,
    });
    expect([await mayWrite(), world.stored]).toEqual([false, ['lan decisionBanned']]);
    expect(granted(await answer('moc', true))).toMatchObject({ state: 'stands' });
    const other = granted(await decide({ action: 'ban', minutes, clientId: 'k2', about: 'minh' }));
    expect(granted(await answer('moc', false, other.decisionId))).toMatchObject({ state: 'void' });
    expect(await calls().undo({ decisionId: other.decisionId }, as('mai'))).toMatchObject({ code: 409 });
    expect(world.stored).toEqual(['lan decisionBanned']);
  });

  it('the same by a clientId is decided and told once; a decision says what is wrong with it', async () => {
    const id = await comment('Một');
    const both = await Promise.all([removal(id), removal(id)]);
    expect(new Set(both.map((one) => granted(one).decisionId)).size).toBe(1);
    expect(world.stored).toEqual(['lan decisionRemoved']);
    for (const bad of [
      { action: 'mute' },
      { action: 'mute', minutes: MODERATION.muteMinMost + 1 },
      { action: 'ban', minutes: 60, about: null },
      { action: 'remove', targets: [{ type: 'film', id: 'f1' }] },
      { action: 'mute', minutes: 5, place: 'nowhere:1' },
    ] as const)
      expect(isRefused(await decide({ ...bad, clientId: 'k9' }))).toBe(true);
  });

  it('the log is for moderators; who was decided about sees their own without who decided', async () => {
    granted(await removal(await comment('Một')));
    expect(await calls().log({}, as('lan'))).toMatchObject({ code: 403 });
    expect(granted(await calls().log({}, as('moc'))).list).toMatchObject([{ by: { userId: 'mai' }, action: 'remove' }]);
    expect(granted(await calls().mine({}, as('lan'))).list).toMatchObject([
      { by: null, about: { userId: 'lan' }, reason: 'Lăng mạ' },
    ]);
    expect(granted(await calls().mine({}, as('minh'))).list).toEqual([]);
  });

  it('item 30: who is erased leaves a line without name, reason and words', async () => {
    const id = await comment('Một');
    const { decisionId } = granted(await removal(id));
    const [kept] = moderation.personalData;
    expect(await kept!.tell('lan')).toMatchObject({ about: [{ action: 'remove', reason: 'Lăng mạ' }], by: [] });
    await database().transaction((queries) => kept!.erase(queries, 'lan'));
    await database().transaction((queries) => kept!.erase(queries, 'mai'));
    expect(await moderation.decisions.byId(decisionId)).toMatchObject({
      about: null,
      by: null,
      reason: '',
      targets: [],
    });
    granted(await moderation.decisions.undo(decisionId, 'moc', world.now()));
    expect((await comments().byId(id))!.text).toBe('');
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MODERATION } from '#domain/moderation/decision.ts';
import { REPORTS, type ReportReason } from '#domain/moderation/report.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { moderationWorld } from './support/moderationWorld.ts';

onEveryEngine('reports', (database) => {
  let world: Awaited<ReturnType<typeof moderationWorld>>;
  let area: ReturnType<typeof world.open>;
  beforeAll(async () => {
    world = await moderationWorld(database());
    area = world.open();
  });
  beforeEach(() => world.begin());
  const as = (userId: string) => world.as(userId);
  const calls = () => area.handlers.reports;
  const decisionsOf = (userId: string) => area.handlers.moderation.mine({}, as(userId));
  const report = async (id: string, by = 'minh', reason: ReportReason = 'insult', clientId = `${by} ${id}`) =>
    granted(
      await calls().create(
        { target: { type: 'comment', id }, reason, clientId: clientId.replaceAll(' ', '_') },
        as(by),
      ),
    ).reportId;
  const queue = async (state?: 'open' | 'second' | 'appeal' | 'closed') =>
    granted(await calls().list(state ? { state } : {}, as('mai'))).list;
  const mine = async (by = 'minh') => granted(await calls().myList({}, as(by))).list;
  const ask = (
    reportId: string,
    action: 'none' | 'remove' | 'mute' | 'ban',
    { by = 'mai', minutes, clientId = `${by}-${action}` }: { by?: string; minutes?: number; clientId?: string } = {},
  ) =>
    calls().decide(
      { reportId, action, reason: `Vì ${action}`, clientId, ...(minutes !== undefined && { minutes }) },
      as(by),
    );
  const decide = async (...wish: Parameters<typeof ask>) => granted(await ask(...wish)).decisionId;
  /** Runs the outbox's handlers for the published events. */
  const hear = async () => {
    for (const one of world.answered.splice(0)) {
      const writes = await area.durable['report.answered']!(one);
      if (writes) await writes(database());
    }
  };
  const appeal = (wish: { reportId: string } | { decisionId: string }, by: string, text = 'Xin xem lại') =>
    calls().appeal({ ...wish, text, clientId: 'p1' }, as(by));

  it('SO-10: reports of one thing are one case with their count and weight, heavy and old ones first', async () => {
    const [one, two] = [await world.comment('Một'), await world.comment('Hai')];
    await report(one, 'minh', 'spam');
    world.setNow(NOW + 60_000);
    await report(two, 'minh', 'hate');
    const again = await report(two, 'hoa', 'hate');
    expect(await report(two, 'hoa', 'insult', 'other')).toBe(again);
    const [first, second] = await queue();
    expect(first).toMatchObject({
      ...{ target: { type: 'comment', id: two }, count: 2, weight: 10, reasons: [{ reason: 'hate', count: 2 }] },
      ...{ text: 'Hai', about: { userId: 'lan' }, card: { path: `/t/f1?binh-luan=${two}` }, openedAt: NOW + 60_000 },
    });
    expect(second!.weight).toBe(2);
    world.setNow(NOW + 8 * REPORTS.pointMs);
    await report(await world.comment('Ba'), 'minh', 'hate');
    expect((await queue()).map(({ text }) => text)).toEqual(['Hai', 'Một', 'Ba']);
  });

  it('a repeat, also at once, is one report; one’s own, what is not there, and too many are refused with the reason', async () => {
    const id = await world.comment('Một');
    expect(new Set(await Promise.all([report(id), report(id)])).size).toBe(1);
    const create = (target: { type: 'comment' | 'picture' | 'user'; id: string }, reason: ReportReason, by = 'minh') =>
      calls().create({ target, reason, clientId: 'k' }, as(by));
    expect(await create({ type: 'comment', id }, 'spam', 'lan')).toMatchObject({
      ...{ code: 422, fields: { target: 'is your own' } },
    });
    expect(await create({ type: 'comment', id: 'nowhere' }, 'spam')).toMatchObject({ code: 404 });
    expect(await create({ type: 'comment', id }, 'broken')).toMatchObject({ code: 422 });
    const limited = world.open({ limits: true });
    const one = (i: number) =>
      limited.handlers.reports.create(
        { target: { type: 'film', id: `f${i}` }, reason: 'misc', clientId: `k${i}` },
        as('hoa'),
      );
    for (let i = 0; i < REPORTS.anHour; i += 1) granted(await one(i));
    expect(await one(99)).toMatchObject({ code: 429 });
  });

  it('SO-10: what a member does not see cannot be reported by its id, nor read among the own reports', async () => {
    const id = await world.comment('Chuyện riêng');
    const closed = world.open({
      find: async (targets, { viewer = null }) =>
        targets.map((target) =>
          target.type === 'comment' && viewer?.userId !== 'minh'
            ? null
            : { target, title: 'Tên', subtitle: '', img: null, path: '/t' },
        ),
    });
    const ask = (by: string) =>
      closed.handlers.reports.create({ target: { type: 'comment', id }, reason: 'insult', clientId: 'k' }, as(by));
    granted(await ask('minh'));
    expect(await ask('hoa')).toMatchObject({ code: 404 });
    expect([(await mine('hoa')).length, (await mine('minh')).length]).toEqual([0, 1]);
  });

  it('TV-6: the picture of a room is reported with what the player knows, and belongs to nobody', async () => {
    const wish = { target: { type: 'picture', id: 'f1' }, reason: 'wrongMatch', clientId: 'k' } as const;
    granted(await calls().create({ ...wish, note: ' Đang chiếu trận khác ', diagnosis: '1080p, trễ 4 s' }, as('minh')));
    const [one] = await queue();
    expect(granted(await calls().detail({ reportId: one!.reportId }, as('mai')))).toMatchObject({
      ...{ about: null, actions: ['none'], card: { title: 'Tên f1' } },
      notes: [{ reason: 'wrongMatch', note: 'Đang chiếu trận khác', diagnosis: '1080p, trễ 4 s' }],
    });
  });

  it('SO-10, CH-11: a moderator decides with a reason that its author and all who reported are told', async () => {
    const id = await world.comment('Đồ ngu');
    await report(id);
    await report(id, 'hoa');
    const [one] = await queue();
    const decisionId = await decide(one!.reportId, 'remove');
    expect(await decide(one!.reportId, 'remove')).toBe(decisionId);
    await hear();
    expect(world.stored.toSorted()).toEqual(['hoa reportUpheld', 'lan decisionRemoved', 'minh reportUpheld']);
    expect([(await world.comments.byId(id))!.deleted, await queue()]).toEqual([1, []]);
    expect(await mine()).toMatchObject([
      { title: 'Đồ ngu', state: 'upheld', answer: 'Vì remove', answeredAt: NOW, mayAppeal: true },
    ]);
    expect(await ask(one!.reportId, 'none', { by: 'moc' })).toMatchObject({ code: 409 });
    expect((await queue('closed'))[0]).toMatchObject({ decision: { action: 'remove', by: { userId: 'mai' } } });
  });

  it('CH-11: an undo restores the thing and opens the case again', async () => {
    const id = await world.comment('Một');
    await report(id);
    const [one] = await queue();
    const decisionId = await decide(one!.reportId, 'remove');
    granted(await area.handlers.moderation.undo({ decisionId }, as('mai')));
    expect([(await world.comments.byId(id))!.text, (await queue()).length, (await mine())[0]!.state]).toEqual([
      ...['Một', 1, 'waiting'],
    ]);
    expect(await decide(one!.reportId, 'none', { by: 'moc' })).not.toBe(decisionId);
    expect((await mine())[0]).toMatchObject({ state: 'refused', answer: 'Vì none' });
  });

  it('never two moderators on one case: it is had alone for a while, and decided once', async () => {
    await report(await world.comment('Một'));
    const { reportId } = (await queue())[0]!;
    const claim = (by: string, on = true) => calls().claim({ reportId, on }, as(by));
    expect(granted(await claim('mai')).until).toBe(NOW + REPORTS.claimMs);
    expect(await claim('moc')).toMatchObject({ code: 409 });
    expect(await ask(reportId, 'none', { by: 'moc' })).toMatchObject({ code: 409 });
    expect((await queue())[0]!.claim).toMatchObject({ by: { userId: 'mai' } });
    granted(await claim('mai', false));
    granted(await claim('moc'));
    world.setNow(NOW + REPORTS.claimMs);
    const both = await Promise.all([ask(reportId, 'none', { by: 'mai' }), ask(reportId, 'remove', { by: 'moc' })]);
    expect(both.filter((end) => 'code' in end && end.code === 409)).toHaveLength(1);
  });

  it('only moderators see and decide, and nobody about themselves or about staff', async () => {
    await report(await world.comment('Một'));
    const { reportId } = (await queue())[0]!;
    for (const end of [
      await calls().list({}, as('lan')),
      await calls().detail({ reportId }, as('lan')),
      await calls().claim({ reportId, on: true }, as('lan')),
      await calls().stat({}, as('lan')),
      await ask(reportId, 'none', { by: 'lan' }),
    ])
      expect(end).toMatchObject({ code: 403 });
    await report(await world.comment('Của Mai', { by: 'mai' }), 'minh', 'hate');
    const own = (await queue())[0]!.reportId;
    expect(await ask(own, 'none')).toMatchObject({ code: 403 });
    expect(await ask(own, 'mute', { by: 'moc', minutes: 5 })).toMatchObject({ code: 403 });
  });

  it('a ban of more than a week needs a second moderator, who agrees or decides otherwise', async () => {
    const minutes = MODERATION.secondOverMin + 1;
    await report(await world.comment('Một'));
    const { reportId } = (await queue())[0]!;
    const first = await decide(reportId, 'ban', { minutes });
    expect([(await queue('second')).length, await queue(), world.answered]).toEqual([1, [], []]);
    expect(await ask(reportId, 'ban', { minutes, clientId: 'again' })).toMatchObject({ code: 403 });
    expect(await decide(reportId, 'ban', { by: 'moc', minutes })).toBe(first);
    await hear();
    expect(world.stored).toEqual(['lan decisionBanned', 'minh reportUpheld']);
    await report(await world.comment('Hai', { by: 'hoa' }));
    const other = (await queue())[0]!.reportId;
    await decide(other, 'ban', { minutes, clientId: 'b2' });
    await decide(other, 'mute', { by: 'moc', minutes: 10 });
    await hear();
    expect(granted(await decisionsOf('hoa')).list.map(({ action, state }) => [action, state])).toEqual([
      ['mute', 'stands'],
    ]);
    expect((await queue('closed')).map(({ decision }) => decision!.action).sort()).toEqual(['ban', 'mute']);
  });

  it('SO-10: reports of who was right weigh more, of who was wrong less', async () => {
    for (const i of [1, 2, 3, 4, 5, 6]) {
      const reportId = await report(await world.comment(`Việc ${i}`), i % 2 === 0 ? 'minh' : 'hoa');
      const [one] = await queue();
      expect(reportId).not.toBe(one!.reportId);
      await decide(one!.reportId, i % 2 === 0 ? 'remove' : 'none', { clientId: `w${i}` });
    }
    const weighed = async (by: string) => {
      await report(await world.comment(`Sau cùng ${by}`), by, 'hate');
      return (await queue()).find(({ text }) => text === `Sau cùng ${by}`)!.weight;
    };
    expect([await weighed('minh'), await weighed('hoa'), await weighed('moc')]).toEqual([10, 3, 5]);
  });

  it('SO-10: a case shows what a comment answers, and what its author wrote lately', async () => {
    const parentId = await world.comment('Câu gốc', { by: 'hoa' });
    const answer = await world.comment('Câu đáp', { parentId });
    await world.comment('Chỉ bạn bè đọc', { about: 'nowhere' });
    const other = await world.comment('Câu khác');
    await report(answer);
    const [one] = await queue();
    const { beside, lately } = granted(await calls().detail({ reportId: one!.reportId }, as('mai')));
    expect(beside).toMatchObject([{ name: 'hoa', text: 'Câu gốc' }]);
    expect(lately).toMatchObject([
      { target: { type: 'comment', id: other }, text: 'Câu khác', path: `/t/f1?binh-luan=${other}` },
    ]);
  });

  it('SO-10: the author appeals once; another moderator answers, and what was removed comes back', async () => {
    const id = await world.comment('Một');
    await report(id);
    const { reportId } = (await queue())[0]!;
    const decisionId = await decide(reportId, 'remove');
    expect(await appeal({ decisionId }, 'hoa')).toMatchObject({ code: 404 });
    expect(granted(await appeal({ decisionId }, 'lan'))).toMatchObject({ state: 'waits' });
    expect(granted(await appeal({ decisionId }, 'lan'))).toMatchObject({ state: 'waits' });
    expect(await appeal({ decisionId }, 'lan', 'Lần nữa')).toMatchObject({ code: 409 });
    expect(granted(await calls().detail({ reportId }, as('moc')))).toMatchObject({
      ...{ state: 'appeal', appeals: [{ by: 'author', text: 'Xin xem lại', state: 'waits' }] },
    });
    expect(await ask(reportId, 'none')).toMatchObject({ code: 403 });
    world.setNow(NOW + MODERATION.undoMs * 2);
    await decide(reportId, 'none', { by: 'moc' });
    await hear();
    expect((await world.comments.byId(id))!.text).toBe('Một');
    expect(world.stored).toEqual(['lan decisionRemoved', 'lan appealGranted', 'minh reportRefused']);
    expect(granted(await decisionsOf('lan')).list).toMatchObject([
      { state: 'undone', mayAppeal: false, appeal: { state: 'granted', answer: 'Vì none' } },
    ]);
    expect((await mine())[0]!.state).toBe('refused');
  });

  it('SO-10: who reported appeals once; the same answer again refuses it, and the log keeps that it was looked at', async () => {
    await report(await world.comment('Một'));
    const { reportId } = (await queue())[0]!;
    await decide(reportId, 'none');
    const own = (await mine())[0]!.reportId;
    granted(await appeal({ reportId: own }, 'minh'));
    expect((await mine())[0]).toMatchObject({ state: 'refused', mayAppeal: false, appeal: { state: 'waits' } });
    await decide(reportId, 'none', { by: 'moc' });
    expect((await mine())[0]!.appeal).toMatchObject({ state: 'kept', answer: 'Vì none' });
    expect(granted(await area.handlers.moderation.log({}, as('mai'))).list).toHaveLength(2);
    expect(await appeal({ reportId: own }, 'minh', 'Lần nữa')).toMatchObject({ code: 409 });
  });

  it('an appeal against a decision that no report led to becomes a case; after 14 days there is none', async () => {
    const decided = granted(
      await area.decisions.decide({
        ...{ by: 'mai', action: 'mute', targets: [], about: 'lan', minutes: 60, reason: 'Ồn ào', clientId: 'm' },
        at: NOW,
      }),
    );
    world.setNow(NOW + REPORTS.appealMs);
    expect(await appeal({ decisionId: decided.decisionId }, 'lan')).toMatchObject({ code: 410 });
    world.setNow(NOW + 1);
    granted(await appeal({ decisionId: decided.decisionId }, 'lan'));
    const [one] = await queue('appeal');
    expect(one).toMatchObject({ count: 0, target: { type: 'user', id: 'lan' }, decision: { action: 'mute' } });
    await decide(one!.reportId, 'mute', { by: 'moc' });
    expect(granted(await decisionsOf('lan')).list).toMatchObject([{ state: 'stands', appeal: { state: 'kept' } }]);
  });

  it('statistics say how the queue stands without anybody’s name', async () => {
    for (const text of ['Một', 'Hai', 'Ba']) await report(await world.comment(text));
    const [one, two] = await queue();
    await decide(one!.reportId, 'remove');
    await decide(two!.reportId, 'none');
    const stat = granted(await calls().stat({}, as('mai')));
    expect(stat).toEqual({
      ...{ waiting: { open: 1, second: 0, appeal: 0 }, oldestAt: NOW, reports: 3, appeals: { granted: 0, kept: 0 } },
      decided: { none: 1, remove: 1, mute: 0, ban: 0 },
    });
  });

  it('item 30: a member is told their reports; erased, those stay without them, and so do cases about them', async () => {
    const id = await world.comment('Một');
    await report(id);
    const kept = area.personalData[1]!;
    expect(await kept.tell('minh')).toMatchObject({
      reports: [{ type: 'comment', id, reason: 'insult' }],
      appeals: [],
    });
    for (const userId of ['minh', 'lan']) await database().transaction((queries) => kept.erase(queries, userId));
    expect(await kept.tell('minh')).toEqual({ reports: [], appeals: [] });
    expect((await queue())[0]).toMatchObject({ count: 1, text: '', about: null });
  });
});

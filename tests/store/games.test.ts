import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { replay, stepsText, type Step } from '#domain/games/core.ts';
import { crestsCore } from '#domain/games/crests/crests.ts';
import { snakeCore } from '#domain/games/snake/snake.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { sql } from '#server/database/sql.ts';
import { openGames } from '#server/games/games.open.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const viewerOf = (userId: string): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId: SITE_ROLES.member, sessionId: 's' },
});
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A game of crests in which the player moves left and up until neither is possible. */
const crestsRun = (seed: number) => {
  let state = crestsCore.start(seed);
  const steps: Step[] = [];
  for (let i = 0; i < 60; i++) {
    const move = [0, 3, 1].find((one) => crestsCore.input(state, one));
    if (move === undefined) break;
    steps.push([0, move]);
    state = crestsCore.input(state, move)!;
  }
  return { value: crestsCore.score(state), proof: { steps: stepsText(steps), rest: 0 } };
};

onEveryEngine('games', (database) => {
  let friends: Readonly<Record<string, readonly string[]>> = {};
  let games: ReturnType<typeof openGames>;
  beforeAll(async () => {
    for (const userId of ['lan', 'minh', 'tu']) await addMember(database(), memberNamed(userId), NOW);
    games = openGames({
      ...{ database: database(), clock: () => NOW, made: '/nowhere', publicUrl: null },
      regardOf: async () => ({ views: new Map([['o-an-quan', 9]]), ratings: new Map([['dua-bi', { avg: 9, n: 20 }]]) }),
      personOf: async (userId) => ({
        ...{ userId, displayName: userId, nickname: userId, profilePicture: null, siteRoleId: 1 },
      }),
      friendsOf: async (userId) => friends[userId] ?? [],
    });
  });
  beforeEach(async () => {
    friends = {};
    for (const table of [sql`game_run`, sql`game_score`, sql`game_time`, sql`game_save`])
      await database().run(sql`delete from ${table}`);
  });
  const calls = () => games.handlers.games;
  const by = (userId: string, now = NOW) => callContext({ viewer: viewerOf(userId), now });
  const list = async (input: Parameters<ReturnType<typeof calls>['list']>[0]) =>
    granted(await calls().list(input, callContext())).list.map(({ gameId }) => gameId);
  const start = async (userId: string, gameId = 'huy-hieu-2048', clientId = `c${Math.random()}`, now = NOW) =>
    granted(await calls().start({ gameId, clientId }, by(userId, now)));
  const scored = async (userId: string, now = NOW) => {
    const { runId, seed } = await start(userId, 'huy-hieu-2048', `${userId}${now}`, now);
    const run = crestsRun(seed);
    return granted(await calls().score({ gameId: 'huy-hieu-2048', runId, ...run }, by(userId, now + MINUTE)));
  };
  const table = async (scope: 'day' | 'week' | 'friends', userId = 'lan', now = NOW) =>
    granted(await calls().leaderboard({ gameId: 'huy-hieu-2048', scope }, by(userId, now)));

  it('GA-1, GA-6: lists by plays, age and rating, found without accents, by tag and for a phone', async () => {
    expect((await list({ tab: 'game-hot' }))[0]).toBe('o-an-quan');
    expect((await list({ tab: 'game-top' }))[0]).toBe('dua-bi');
    expect((await list({ tab: 'game-moi' }))[0]).toBe('sut-luan-luu');
    expect(await list({ q: 'o an quan' })).toEqual(['o-an-quan']);
    expect(await list({ q: 'luân lưu' })).toEqual(['sut-luan-luu']);
    expect(await list({ genre: 'vietnam' })).toEqual(expect.arrayContaining(['o-an-quan', 'doan-tieng']));
    expect((await list({ device: 'phone' })).length).toBe((await list({})).length);
    await granted(await calls().session({ gameId: 'tang-bong', startedAt: NOW - 10, endedAt: NOW }, by('lan')));
    expect(await calls().detail({ id: 'khong-co' }, callContext())).toMatchObject({ code: 404 });
    expect(granted(await calls().detail({ id: 'ran-san-co' }, callContext())).sandbox).toEqual(['allow-scripts']);
  });

  it('GA-4, X34: a state of one device is there on another one, and a newer one is never lost', async () => {
    const save = (rev: number, data: string, force = false) =>
      calls().save({ gameId: 'ran-san-co', rev, data, force }, by('lan'));
    expect(granted(await save(0, 'một'))).toEqual({ rev: 1, conflict: null });
    const there = granted(await calls().readSave({ gameId: 'ran-san-co' }, by('lan')))!;
    expect(there).toEqual({ rev: 1, data: 'một', savedTs: NOW });
    expect(granted(await save(1, 'hai')).rev).toBe(2);
    expect(granted(await save(1, 'ba'))).toMatchObject({ rev: 2, conflict: { data: 'hai' } });
    expect(granted(await save(1, 'hai'))).toEqual({ rev: 2, conflict: null });
    expect(granted(await save(1, 'ba', true))).toEqual({ rev: 3, conflict: null });
    expect(granted(await calls().readSave({ gameId: 'ran-san-co' }, by('minh')))).toBeNull();
    expect(await save(3, 'ở'.repeat(100_000))).toMatchObject({ code: 422 });
  });

  it('GA-5: time of sessions is added up once, and what was played last stands first', async () => {
    const session = (gameId: string, from: number, to: number) =>
      calls().session({ gameId, startedAt: NOW + from, endedAt: NOW + to }, by('lan', NOW + 3 * MINUTE));
    expect(granted(await session('ran-san-co', 0, MINUTE)).playedMs).toBe(MINUTE);
    expect(granted(await session('ran-san-co', 0, MINUTE)).playedMs).toBe(MINUTE);
    expect(granted(await session('ran-san-co', 0, 2 * MINUTE)).playedMs).toBe(2 * MINUTE);
    expect(granted(await session('o-an-quan', 2 * MINUTE, 3 * MINUTE)).playedMs).toBe(MINUTE);
    expect(await session('o-an-quan', 9 * MINUTE, 9 * MINUTE)).toMatchObject({ code: 422 });
    const { list: recent } = granted(await calls().recent({}, by('lan')));
    expect(recent.map(({ gameId, game }) => [gameId, game?.gameId])).toEqual([
      ['o-an-quan', 'o-an-quan'],
      ['ran-san-co', 'ran-san-co'],
    ]);
  });

  it('GA-7: a run that was played leads to its score; it counts once', async () => {
    const { runId, seed } = await start('lan', 'huy-hieu-2048', 'c');
    expect(await start('lan', 'huy-hieu-2048', 'c')).toEqual({ runId, seed });
    const run = crestsRun(seed);
    const enter = (changed: object = {}, userId = 'lan') =>
      calls().score({ gameId: 'huy-hieu-2048', runId, ...run, ...changed }, by(userId, NOW + MINUTE));
    expect(await enter({ value: run.value + 4 })).toMatchObject({ code: 422 });
    expect(await enter({ proof: { steps: '.1,.1,.1', rest: 0 } })).toMatchObject({ code: 422 });
    expect(await enter({ proof: { steps: 'nonsense', rest: 0 } })).toMatchObject({ code: 422 });
    expect(await enter({}, 'minh')).toMatchObject({ code: 404 });
    expect(await enter({ gameId: 'ran-san-co' })).toMatchObject({ code: 404 });
    expect(granted(await enter())).toEqual({ value: run.value, checked: true, best: run.value, place: 1 });
    expect(await enter()).toMatchObject({ code: 409 });
  });

  it('GA-7: another seed’s run, and minutes that were not played, are refused', async () => {
    const mine = await start('lan');
    const forged = crestsRun(mine.seed + 1);
    expect(
      await calls().score({ gameId: 'huy-hieu-2048', runId: mine.runId, ...forged }, by('lan', NOW + MINUTE)),
    ).toMatchObject({ code: 422 });
    const { runId, seed } = await start('lan', 'ran-san-co');
    const steps: Step[] = Array.from({ length: 120 }, (_, i): Step => [30, [4, 2, 8, 1][i % 4]!]);
    let most = steps.length;
    while (most > 0 && !replay(snakeCore, { seed, steps: steps.slice(0, most), rest: 0 })) most -= 1;
    const played = replay(snakeCore, { seed, steps: steps.slice(0, most), rest: 0 })!;
    const wish = {
      ...{ gameId: 'ran-san-co', runId, value: played.score },
      proof: { steps: stepsText(steps.slice(0, most)), rest: 0 },
    };
    if (played.ticks > 600) expect(await calls().score(wish, by('lan', NOW + 1000))).toMatchObject({ code: 422 });
    expect(granted(await calls().score(wish, by('lan', NOW + 10 * MINUTE))).value).toBe(played.score);
  });

  it('GA-7: tables of today, of the week and of friends, each with oneself', async () => {
    const [lan, minh, tu] = [await scored('lan'), await scored('minh', NOW + 1), await scored('tu', NOW + 2)];
    const best = [lan, minh, tu].map(({ value }) => value).toSorted((a, b) => b - a);
    const today = await table('day');
    expect(today.rows.map(({ value }) => value)).toEqual(best);
    expect(today.rows.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(today.me).toMatchObject({ value: lan.value, user: { userId: 'lan' }, checked: true });
    expect(today.resetsAt).toBeGreaterThan(NOW);
    expect((await table('day', 'lan', NOW + 2 * DAY)).rows).toEqual([]);
    friends = { lan: ['minh'] };
    expect((await table('friends')).rows.map(({ user }) => user.userId).toSorted()).toEqual(['lan', 'minh']);
    const guest = granted(
      await calls().leaderboard(
        { gameId: 'huy-hieu-2048', scope: 'friends' },
        callContext({ viewer: { kind: 'guest', userId: 'g', displayName: 'g' } as never }),
      ),
    );
    expect(guest.rows).toEqual([]);
  });

  it('item 30: what is kept of a member is told to them, and goes with them', async () => {
    await scored('lan');
    granted(await calls().save({ gameId: 'ran-san-co', rev: 0, data: 'lượt 7' }, by('lan')));
    granted(await calls().session({ gameId: 'ran-san-co', startedAt: NOW - 5, endedAt: NOW }, by('lan')));
    const [kept] = games.personalData;
    expect(await kept!.tell('lan')).toMatchObject({
      scores: [{ gameId: 'huy-hieu-2048', checked: 1 }],
      saves: [{ data: 'lượt 7' }],
      time: [{ playedMs: 5 }],
      runs: [{ scored: 1 }],
    });
    await database().transaction((queries) => kept!.erase(queries, 'lan'));
    expect(await kept!.tell('lan')).toEqual({ scores: [], saves: [], time: [], runs: [] });
  });
});

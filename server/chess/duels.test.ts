import { describe, expect, it, vi } from 'vitest';
import { CHESS, type DuelState } from '#domain/games/chess/duel.ts';
import type { DuelWish, SequencedDuel } from '../shared/duelSource.ts';
import type { StoredDuel } from './chess.store.ts';
import { createDuels, type NewGame } from './duels.ts';

const wanted = (changed: Partial<NewGame> = {}): NewGame => ({
  ...{ control: '3+2', colour: 'w', listed: true, clientId: 'c1', ...changed },
});
const who = (userId: string) => ({ userId, showName: userId.toUpperCase() });

/** Games on a clock that the test controls, over a store that outlives them. */
const world = (stored = new Map<string, StoredDuel>()) => {
  let now = 1000;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  let codes = stored.size;
  const failed = vi.fn();
  const put = vi.fn(async ({ host, guest, ...rest }: DuelState) => {
    stored.set(rest.gameId, { ...rest, hostId: host.userId, guestId: guest?.userId ?? null });
  });
  const duels = createDuels({
    clock: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + delayMs, run };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    store: {
      put,
      find: async (gameId) => stored.get(gameId) ?? null,
      unfinished: async () => [...stored.values()].filter(({ phase }) => phase !== 'over'),
    },
    nameOf: async (userId) => userId.toUpperCase(),
    newCode: () => `GAME${(codes += 1)}`,
    tossed: () => 'b',
    failed,
  });
  const settle = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      now = Math.max(now, next.at);
      next.run();
      await settle();
    }
    now = until;
  };
  const watch = (gameId: string) => {
    const told: SequencedDuel[] = [];
    const opened = duels.source.open(gameId, (entry) => told.push(entry))!;
    return { told, opened, last: () => (told.at(-1) ?? opened.latest()[0])!.data };
  };
  const say = (gameId: string, userId: string, wish: DuelWish) => duels.source.command(gameId, userId, wish);
  /** A game between a, who plays white, and b, both with a socket. */
  const begun = async (changed?: Partial<NewGame>) => {
    const gameId = (await duels.create(who('a'), wanted(changed))) as string;
    const seen = watch(gameId);
    seen.opened.entered({ userId: 'a' });
    await duels.join(gameId, who('b'));
    seen.opened.entered({ userId: 'b' });
    await settle();
    const play = async (moves: string) => {
      const from = seen.last().moves === '' ? 0 : seen.last().moves.split(' ').length;
      for (const [i, move] of moves.split(' ').entries())
        expect(await say(gameId, (from + i) % 2 === 0 ? 'a' : 'b', { cmd: 'move', move })).toHaveProperty('ts');
    };
    return { gameId, ...seen, play };
  };
  return { duels, pass, settle, watch, say, begun, stored, put, failed };
};

describe('GA-11: games of two at the origin', () => {
  it('tells each change in one sequence, after it is stored', async () => {
    const { begun, put, say } = world();
    const { gameId, told, play, last } = await begun();
    await play('e2e4');
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, i) => i + 2));
    expect(last()).toMatchObject({ cmd: 'move', moves: 'e2e4', phase: 'playing', hostSide: 'w' });
    const before = told.length;
    put.mockRejectedValueOnce(new Error('the disk is full'));
    await expect(say(gameId, 'b', { cmd: 'move', move: 'e7e5' })).rejects.toThrow('full');
    expect(told).toHaveLength(before);
    expect(await say(gameId, 'b', { cmd: 'move', move: 'e7e5' })).toHaveProperty('ts');
  });
  it('refuses a forged move: out of turn, against the rules, of who looks on', async () => {
    const { begun, say } = world();
    const { gameId, told } = await begun();
    const before = told.length;
    expect(await say(gameId, 'b', { cmd: 'move', move: 'e7e5' })).toEqual({ code: 409 });
    expect(await say(gameId, 'a', { cmd: 'move', move: 'e2e5' })).toEqual({ code: 409 });
    expect(await say(gameId, 'x', { cmd: 'move', move: 'e2e4' })).toEqual({ code: 403 });
    expect(await say('none', 'a', { cmd: 'move', move: 'e2e4' })).toEqual({ code: 404 });
    expect(await say(gameId, 'x', { cmd: 'clock' })).toEqual({ ts: 1000 });
    expect(told).toHaveLength(before);
  });
  it('takes a move that is sent twice once, and none for a position that is not there', async () => {
    const { begun, say } = world();
    const { gameId, last } = await begun();
    expect(await say(gameId, 'a', { cmd: 'move', move: 'e2e4', ply: 0 })).toHaveProperty('ts');
    expect(await say(gameId, 'a', { cmd: 'move', move: 'e2e4', ply: 0 })).toHaveProperty('ts');
    expect(await say(gameId, 'a', { cmd: 'move', move: 'd2d4', ply: 0 })).toEqual({ code: 409 });
    expect(await say(gameId, 'b', { cmd: 'move', move: 'e7e5', ply: 3 })).toEqual({ code: 409 });
    expect(last().moves).toBe('e2e4');
  });
  it('the flag falls by the origin’s clock, also where that runs ahead of its timers', async () => {
    const { begun, pass, failed } = world();
    const { play, last } = await begun();
    await play('e2e4 e7e5');
    await pass(179_000);
    expect(last().phase).toBe('playing');
    await pass(1000 + CHESS.lagMs);
    expect(last()).toMatchObject({ cmd: 'time', phase: 'over', ending: { kind: 'timeUp', winner: 'b' } });
    expect(failed).not.toHaveBeenCalled();
  });
  it('who comes back after a cut hears the last entry alone, for it has all of the game', async () => {
    const { begun } = world();
    const { play, opened } = await begun();
    await play('e2e4 e7e5');
    const head = opened.head();
    expect([opened.after(head), opened.after(head - 1)?.length, opened.after(head - 2)]).toEqual([[], 1, null]);
    expect(opened.latest().map(({ data }) => data.moves)).toEqual(['e2e4 e7e5']);
  });
  it('somebody on two devices is there until both are gone; a game is claimed from who stays away', async () => {
    const { begun, pass, settle, say } = world();
    const { gameId, play, opened, last } = await begun();
    await play('e2e4 e7e5');
    opened.entered({ userId: 'b' });
    opened.left('b');
    await settle();
    expect(last().guest?.awaySince).toBeNull();
    opened.left('b');
    await settle();
    expect(last()).toMatchObject({ cmd: 'away', guest: { awaySince: 1000 } });
    expect(await say(gameId, 'a', { cmd: 'claimLeft' })).toEqual({ code: 409 });
    await pass(CHESS.leftMs);
    expect(await say(gameId, 'a', { cmd: 'claimLeft' })).toHaveProperty('ts');
    expect(last().ending).toEqual({ kind: 'left', winner: 'w' });
  });
  it('outlives a restart of the origin: who is on turn gets the time back, both come again', async () => {
    const first = world();
    const { gameId, play } = await first.begun();
    await play('e2e4 e7e5');
    await first.pass(60_000);
    await first.duels.close();
    const next = world(first.stored);
    await next.duels.start();
    expect(await next.duels.source.knows(gameId)).toBe(true);
    const { last } = next.watch(gameId);
    expect(last()).toMatchObject({ moves: 'e2e4 e7e5', at: 1000, clocks: { w: 180_000 }, host: { showName: 'A' } });
    expect(await next.say(gameId, 'a', { cmd: 'move', move: 'g1f3' })).toHaveProperty('ts');
  });
  it('is played again by both, with the colours changed', async () => {
    const { begun, say, watch } = world();
    const { gameId, play, last } = await begun();
    await play('f2f3 e7e5 g2g4 d8h4');
    await say(gameId, 'a', { cmd: 'rematch' });
    expect(last()).toMatchObject({ rematch: 'w', next: null });
    await say(gameId, 'b', { cmd: 'rematch' });
    const { next } = last();
    expect(watch(next!).last()).toMatchObject({ hostSide: 'b', phase: 'playing', moves: '' });
    await say(gameId, 'b', { cmd: 'rematch' });
    expect(last().next).toBe(next);
  });
  it('is not offered where it could not be stored, and is with the next try', async () => {
    const { duels, put } = world();
    put.mockRejectedValueOnce(new Error('the database is away'));
    await expect(duels.create(who('a'), wanted())).rejects.toThrow('the database is away');
    expect(duels.live()).toEqual([]);
    const gameId = await duels.create(who('a'), wanted());
    expect(duels.live()).toMatchObject([{ gameId }]);
  });
  it('is offered once for a wish that comes twice, five times to a member, and closed when its host leaves', async () => {
    const { duels, watch, settle, pass, say } = world();
    const gameId = (await duels.create(who('a'), wanted({ colour: 'random' }))) as string;
    expect(await duels.create(who('a'), wanted({ colour: 'random' }))).toBe(gameId);
    for (let i = 2; i <= CHESS.perMember; i += 1) await duels.create(who('a'), wanted({ clientId: `c${i}` }));
    expect(await duels.create(who('a'), wanted({ clientId: 'more' }))).toBe(409);
    const { opened, last } = watch(gameId);
    opened.entered({ userId: 'a' });
    await settle();
    await pass(CHESS.hostAwayMs * 2);
    expect(last().phase).toBe('open');
    expect(await say(gameId, 'b', { cmd: 'abort' })).toEqual({ code: 403 });
    opened.left('a');
    await settle();
    await pass(CHESS.hostAwayMs);
    expect(last()).toMatchObject({ phase: 'over', ending: { kind: 'unmet' } });
    expect(duels.live()).toEqual([]);
  });
  it('colours that are left to chance are tossed when somebody sits down; nobody sits down twice', async () => {
    const { duels, begun } = world();
    const { gameId, last } = await begun({ colour: 'random' });
    expect(last()).toMatchObject({ hostSide: 'b', guest: { userId: 'b' } });
    expect(await duels.join(gameId, who('c'))).toBe(false);
  });
  it('S-6: who is erased has lost, and is named no more', async () => {
    const { duels, begun, stored } = world();
    const { gameId, play, last } = await begun();
    await play('e2e4 e7e5');
    await duels.forget('a');
    expect(last()).toMatchObject({ phase: 'over', ending: { kind: 'resigned', winner: 'b' }, host: { showName: '—' } });
    expect(stored.get(gameId)?.hostId).toBe('erased');
  });
});

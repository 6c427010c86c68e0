import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { CHESS } from '#domain/games/chess/duel.ts';
import { chessStore, keptChess } from '#server/chess/chess.store.ts';
import { openChess } from '#server/chess/chess.open.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const viewerOf = (userId: string): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId: SITE_ROLES.member, sessionId: 's' },
});
const by = (userId: string) => callContext({ viewer: viewerOf(userId) });

onEveryEngine('chess for two', (database) => {
  let chess: Awaited<ReturnType<typeof openChess>>;
  const open = () =>
    openChess({
      ...{ database: database(), clock: () => NOW, after: () => () => {} },
      areApart: async (one, other) => one === 'apart' || other === 'apart',
      personOf: async (userId) => ({
        ...{ userId, displayName: userId.toUpperCase(), nickname: userId, profilePicture: null, siteRoleId: 1 },
      }),
      failed: (error) => {
        throw error;
      },
    });
  beforeAll(async () => {
    chess = await open();
  });
  beforeEach(async () => {
    await chess.close();
    await database().run(sql`delete from chess_game`);
    chess = await open();
  });
  const calls = () => chess.handlers.chess;
  const create = async (userId: string, listed = true) =>
    granted(await calls().create({ control: '5+0', colour: 'w', listed, clientId: 'c' }, by(userId))).gameId;
  const enter = (gameId: string, userId: string) => chess.topics.open(gameId, () => {})!.entered({ userId });
  const list = async (userId: string) => granted(await calls().list({}, by(userId)));
  const play = async (gameId: string, moves: string) => {
    for (const [i, move] of moves.split(' ').entries())
      expect(await chess.topics.command(gameId, i % 2 === 0 ? 'an' : 'binh', { cmd: 'move', move })).toHaveProperty(
        'ts',
      );
  };

  it('GA-11: lists who waits and is there, except to oneself, and what one plays', async () => {
    const gameId = await create('an');
    expect((await list('binh')).seeks).toEqual([]);
    enter(gameId, 'an');
    await expect.poll(async () => (await list('binh')).seeks).toMatchObject([{ gameId, host: 'AN', guest: null }]);
    expect(await list('an')).toMatchObject({ seeks: [], mine: [{ gameId, phase: 'open', mySide: 'w' }] });
    await create('chi', false);
    expect((await list('binh')).seeks).toHaveLength(1);
  });
  it('GA-11: is joined by its code; later ones look on, and none who is blocked comes in', async () => {
    const gameId = await create('an');
    expect(await calls().join({ code: 'ZZZZZZ' }, by('binh'))).toMatchObject({ code: 410 });
    expect(await calls().join({ code: gameId }, by('apart'))).toMatchObject({ code: 403 });
    granted(await calls().join({ code: ` ${gameId.toLowerCase()}` }, by('binh')));
    granted(await calls().join({ code: gameId }, by('chi')));
    expect((await list('binh')).mine).toMatchObject([{ gameId, phase: 'playing', mySide: 'b', host: 'AN' }]);
    expect((await list('chi')).mine).toEqual([]);
  });
  it('GA-11: a game goes on after a restart, and what is over is still there', async () => {
    const gameId = await create('an');
    await calls().join({ code: gameId }, by('binh'));
    await play(gameId, 'f2f3 e7e5 g2g4');
    await chess.close();
    chess = await open();
    expect((await list('an')).mine).toMatchObject([{ gameId, phase: 'playing', plies: 3 }]);
    expect(await chess.topics.command(gameId, 'binh', { cmd: 'move', move: 'd8h4' })).toHaveProperty('ts');
    await chess.close();
    chess = await open();
    expect((await list('an')).mine).toMatchObject([{ gameId, phase: 'over', ending: { kind: 'mate', winner: 'b' } }]);
    await chessStore(database()).forgetOld(NOW + CHESS.lastsMs);
    await chess.close();
    chess = await open();
    expect((await list('an')).mine).toEqual([]);
  });
  it('S-6: tells a member’s games, and leaves them to the other without a name', async () => {
    const gameId = await create('an');
    await calls().join({ code: gameId }, by('binh'));
    await play(gameId, 'e2e4 e7e5');
    const kept = keptChess(database());
    expect(await kept.tell('binh')).toEqual([{ gameId, role: 'guest', moves: 'e2e4 e7e5', changedTs: NOW }]);
    await database().transaction((queries) => kept.erase(queries, 'binh').then(() => undefined));
    expect(await kept.tell('binh')).toEqual([]);
    expect(await chessStore(database()).find(gameId)).toMatchObject({ hostId: 'an', guestId: 'erased' });
  });
});

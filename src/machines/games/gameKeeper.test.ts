import { describe, expect, it } from 'vitest';
import type { GameSave } from '#domain/games/game.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { createGameKeeper, type KeeperNews } from './gameKeeper.ts';
import { gamesOn } from './games.memory.ts';

const GAME = 'ran-san-co';
const run = (steps: string, runId = '') => JSON.stringify({ runId, seed: 7, steps, rest: 0 });

/** A keeper over one device and one origin, as a guest until somebody logs in. */
const keeping = ({ origin = null }: { readonly origin?: GameSave | null } = {}) => {
  const storage = fakeStorage();
  let at = origin;
  let member = false;
  let news: KeeperNews | null = null;
  const begin = () =>
    createGameKeeper({
      games: {
        readSave: async () => succeeded(at),
        save: async ({ data, rev, force }) => {
          if (at && at.rev !== rev && !force) return succeeded({ rev: at.rev, conflict: at });
          at = { rev: (at?.rev ?? 0) + 1, data, savedTs: 1 };
          return succeeded({ rev: at.rev, conflict: null });
        },
        start: async () => succeeded({ runId: 'r1', seed: 9 }),
        session: async () => failed({ kind: 'unreachable' }),
      },
      ...{ gameId: GAME, saves: true, device: gamesOn(storage), isMember: () => member },
      ...{ clock: { now: () => 1000, id: () => 'c1' }, locale: () => 'vi', signal: new AbortController().signal },
      told: (told) => (news = told),
    });
  return {
    ...{ begin, device: gamesOn(storage), storage },
    logIn: () => void (member = true),
    news: () => news!,
    origin: () => at?.data ?? null,
  };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('GA-4: what a guest plays is kept on the device', () => {
  it('and gone on with there, by nobody’s run', async () => {
    const { begin, news, origin } = keeping();
    const keeper = begin();
    expect(await keeper.beginning()).toMatchObject({ runId: '', data: null });
    keeper.save(run('abc'));
    expect([news().savedAt, origin()]).toEqual([1000, null]);
    expect(await begin().beginning()).toMatchObject({ runId: '', seed: 7, data: run('abc') });
  });

  it('a member who has none saved takes it over, and the device forgets it', async () => {
    const { begin, device, logIn, news, origin } = keeping();
    begin().save(run('abc'));
    logIn();
    expect(await begin().beginning()).toMatchObject({ runId: '', data: run('abc') });
    expect([origin(), device.of(GAME), news().conflict]).toEqual([run('abc'), null, null]);
  });

  it.each([
    ['keeps the guest’s', run('abc')],
    ['takes the saved one', run('xyz', 'r0')],
  ])('a member who has one saved decides by hand, and %s', async (_, kept) => {
    const { begin, device, logIn, news, origin } = keeping({
      origin: { rev: 3, data: run('xyz', 'r0'), savedTs: 1 },
    });
    begin().save(run('abc'));
    logIn();
    const keeper = begin();
    expect((await keeper.beginning()).data).toBe(run('abc'));
    expect([news().guests, news().conflict?.rev]).toEqual([true, 3]);
    keeper.save(run('abcd'));
    await settled();
    expect(origin()).toBe(run('xyz', 'r0'));
    keeper.save(run('abc'));
    if (kept === run('abc')) await keeper.keepMine();
    else keeper.takeTheirs();
    expect([origin(), device.of(GAME)]).toEqual([kept, null]);
    expect((await begin().beginning()).data).toBe(kept);
    expect([news().guests, news().conflict]).toEqual([false, null]);
  });

  it('whoever logs in while they play goes on at the origin', async () => {
    const { begin, device, logIn, origin } = keeping();
    const keeper = begin();
    await keeper.beginning();
    keeper.save(run('a'));
    logIn();
    keeper.save(run('ab'));
    await settled();
    expect([origin(), device.of(GAME)]).toEqual([run('ab'), null]);
  });

  it('eight games at most, and only what there is room for; what does not fit is said not to be kept', () => {
    const { device, storage, begin, news } = keeping();
    for (let i = 0; i < 9; i += 1) expect(device.keep(`g${i}`, 'd', i)).toBe(true);
    expect([device.of('g0'), device.of('g1'), device.of('g8')]).toEqual([null, 'd', 'd']);
    begin().save('x'.repeat(400_001));
    expect([news().savedAt, device.of('g8')]).toEqual([null, 'd']);
    device.keep('large', 'x'.repeat(399_999), 9);
    expect([device.of('g8'), device.of('g7')]).toEqual(['d', null]);
    storage.write('khandai.games.saves', '{"broken":');
    expect(device.of('large')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { addSplits, guessers } from '#domain/match/board/guess.ts';
import { fixturesAround } from '../demo/calendar.ts';
import { demoSource } from '../demo/demoSource.ts';
import { casinoGuesses } from '../demo/simulation/casino.ts';
import { callContext } from '../../tests/store/support/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { createGuesses } from './guesses.ts';
import { guessesHandlers } from './guesses.handlers.ts';

const demo = demoSource(() => []);
const table = fixturesAround(Date.UTC(2026, 10, 21, 12)).find(({ league }) => league.sport === 'casino')!;
const { fixtureId } = table;
const boardAt = async (now: number) => {
  const board = (await demo.overview(fixtureId, { locale: DEFAULT_LOCALE, now }))?.board;
  if (board?.sport !== 'casino') throw new Error('the demo has a table');
  return board;
};
const guest = (userId: string, now: number) =>
  callContext({
    viewer: { kind: 'guest' as const, sessionId: null, userId, displayName: 'Khách', siteRoleId: 0 },
    now,
  });

it('one guess for each viewer and hand, until its first card is turned; then what was guessed stays to be read', async () => {
  const handlers = guessesHandlers([demo], createGuesses());
  const start = table.startTime + 1000;
  const { round, turn } = await boardAt(start);
  const put = async (who: string, guess: 'banker' | 'player', now = start, of = round) =>
    handlers.put({ fixtureId, round: of, guess }, guest(who, now));
  const read = async (who: string, now = start) => {
    const answer = await handlers.read({ id: fixtureId, round }, guest(who, now));
    if (isRefused(answer)) throw new Error('refused');
    return answer;
  };
  const crowd = (now: number) => casinoGuesses(table, round, now);
  expect(await read('a')).toMatchObject({ round, open: true, me: null, split: crowd(start) });
  expect(await put('a', 'banker')).toMatchObject({ me: 'banker' });
  expect(await put('a', 'player')).toMatchObject({ me: 'player' });
  expect(await put('b', 'player')).toMatchObject({ split: addSplits(crowd(start), { banker: 0, player: 2, tie: 0 }) });
  expect((await read('a')).seq).toBe(guessers(crowd(start)) + 3);
  expect(await put('a', 'banker', start, round + 1)).toMatchObject({ code: 409 });
  const turned = start + turn.ms;
  expect(await put('a', 'banker', turned)).toMatchObject({ code: 409 });
  expect(await read('a', turned)).toMatchObject({ open: false, me: 'player' });
  expect((await read('a', turned)).seq).toBeGreaterThan((await read('a')).seq);
});

it('there is nothing to guess where no table stands, or before it has begun', async () => {
  const handlers = guessesHandlers([demo], createGuesses());
  const now = table.startTime - 60_000;
  expect(await handlers.read({ id: fixtureId, round: 1 }, guest('a', now))).toMatchObject({ code: 404 });
  expect(await handlers.put({ fixtureId: 'none', round: 1, guess: 'tie' }, guest('a', now))).toMatchObject({
    code: 404,
  });
});

import { expect, it } from 'vitest';
import { GUESS } from '#domain/match/board/guess.ts';
import { createGuesses } from './guesses.ts';

it('one guess a hand for each viewer, which can be changed', () => {
  const guesses = createGuesses();
  expect(guesses.read('t', 1, 'a')).toEqual({ split: { banker: 0, player: 0, tie: 0 }, me: null, seq: 0 });
  guesses.put('t', 1, 'a', 'banker');
  guesses.put('t', 1, 'a', 'banker');
  guesses.put('t', 1, 'b', 'tie');
  expect(guesses.put('t', 1, 'a', 'player')).toEqual({ split: { banker: 0, player: 1, tie: 1 }, me: 'player', seq: 3 });
  expect(guesses.read('t', 1, 'c')).toMatchObject({ me: null, seq: 3 });
  expect(guesses.read('t', 2, 'a')).toMatchObject({ me: null, seq: 0 });
  expect(guesses.read('u', 1, 'a')).toMatchObject({ me: null, seq: 0 });
});

it('remembers the last hands of a table and the last tables, and counts no more viewers than it may', () => {
  const guesses = createGuesses();
  for (let round = 1; round <= GUESS.rounds + 1; round += 1) guesses.put('t', round, 'a', 'tie');
  expect([guesses.read('t', 1, 'a').me, guesses.read('t', 2, 'a').me]).toEqual([null, 'tie']);
  for (let table = 0; table < GUESS.tables; table += 1) guesses.put(`other${table}`, 1, 'a', 'tie');
  expect([guesses.read('t', 2, 'a').me, guesses.read('other0', 1, 'a').me]).toEqual([null, 'tie']);
  for (let viewer = 0; viewer < GUESS.viewers; viewer += 1) guesses.put('full', 1, `v${viewer}`, 'banker');
  expect(guesses.put('full', 1, 'late', 'banker')).toBeNull();
  expect(guesses.put('full', 1, 'v0', 'tie')).toMatchObject({ split: { tie: 1 } });
});

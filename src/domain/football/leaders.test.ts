import { expect, it } from 'vitest';
import type { SquadPlayer } from './entities.ts';
import { leadersOf } from './leaders.ts';

const one = (id: string, goals: number, assists: number): SquadPlayer => ({
  ...{ player: { playerId: id, name: id, slug: id }, number: null, pos: 'FW' },
  season: { apps: 1, minutes: 90, goals, assists },
});
const told = (squad: readonly SquadPlayer[]) => leadersOf(squad).map(({ one: { player }, key }) => [player.name, key]);

it('TP-1: the best scorer, the best maker of goals who is not one of them, and the second scorer', () => {
  expect(told([one('a', 2, 9), one('b', 11, 1), one('c', 5, 2), one('d', 0, 7)])).toEqual([
    ['b', 'goals'],
    ['a', 'assists'],
    ['c', 'goals'],
  ]);
});
it('who has no figures leads in nothing', () => {
  expect(told([one('a', 0, 0)])).toEqual([]);
  expect(leadersOf([{ player: { playerId: 'x', name: 'x', slug: 'x' }, number: null, pos: 'GK' }])).toEqual([]);
  expect(told([one('a', 3, 0)])).toEqual([['a', 'goals']]);
});

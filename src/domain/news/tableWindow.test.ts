import { expect, it } from 'vitest';
import { tableWindow } from './tableWindow.ts';

const rows = [3, 1, 2, 5, 4, 8, 7, 6].map((rank) => ({ rank, team: { id: `t${rank}` } }));
const ranks = (teams: readonly string[], most: number) => tableWindow(rows, teams, most).map(({ rank }) => rank);

it('NE-2: a table in an article has its teams and the best of the others, by rank', () => {
  expect(ranks(['t7', 't2'], 4)).toEqual([1, 2, 3, 7]);
  expect(ranks([], 3)).toEqual([1, 2, 3]);
  expect(ranks(['t8', 't7', 't6'], 2)).toEqual([6, 7]);
  expect(ranks(['unknown'], 20)).toHaveLength(8);
});

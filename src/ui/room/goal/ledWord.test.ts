import { expect, it } from 'vitest';
import { ledCells, LED_ROWS } from './ledWord.ts';

it.each(['VÀO!', 'GOAL!'])('%s stands in LED cells, every letter, within its rows and columns', (word) => {
  const { cells, columns } = ledCells(word);
  for (const [x, y] of cells) expect([x < columns, y < LED_ROWS]).toEqual([true, true]);
  for (let i = 0; i < word.length; i++)
    expect(cells.filter(([x]) => Math.floor(x / 7) === i).length).toBeGreaterThan(7);
  expect(new Set(cells.map(String)).size).toBe(cells.length);
});

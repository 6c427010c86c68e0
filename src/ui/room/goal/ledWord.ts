/** Letters in LED cells, 13 rows of 5 columns; the accents stand in the first three. */
const none = ['.....', '.....', '.....'];
const letters: Readonly<Record<string, readonly string[]>> = {
  V: [...none, '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '.#.#.', '.#.#.', '..#..', '..#..'],
  À: [
    '.#...',
    '..#..',
    '.....',
    '..#..',
    '..#..',
    '.#.#.',
    '.#.#.',
    '.#.#.',
    '#...#',
    '#####',
    '#...#',
    '#...#',
    '#...#',
  ],
  A: [...none, '..#..', '..#..', '.#.#.', '.#.#.', '.#.#.', '#...#', '#####', '#...#', '#...#', '#...#'],
  O: [...none, '.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  G: [...none, '.###.', '#...#', '#....', '#....', '#....', '#.###', '#...#', '#...#', '#...#', '.###.'],
  L: [...none, '#....', '#....', '#....', '#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  '!': [...none, '..#..', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..', '.....', '..#..', '..#..'],
};
export const LED_ROWS = 13;
const LETTER = 7;

/** The lit cells of a word, and how many columns it takes. */
export const ledCells = (word: string) => ({
  columns: word.length * LETTER - 2,
  cells: [...word].flatMap((letter, i) =>
    (letters[letter] ?? []).flatMap((row, y) =>
      [...row].flatMap((cell, x) => (cell === '#' ? [[i * LETTER + x, y] as const] : [])),
    ),
  ),
});

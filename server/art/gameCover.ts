import { draw } from '#domain/games/core.ts';
import { GAME_ID } from '#domain/games/game.ts';
import drawings from './gameCovers.json' with { type: 'json' };

const covers: Readonly<Record<string, readonly string[]>> = drawings.covers;
const colours: Readonly<Record<string, string>> = drawings.colours;
/** Of a lamp in the picture, and of what of it is lit. */
const [CELL, LAMP, GAP] = [10, 8.6, 0.7];

/** So many lamps wide and high is a picture; one that is seeded has a mark of so many, four lamps each. */
const [SIZE, MARK] = [32, 6];
/** Those that are seen on the dark board. */
const letters = [...'fhijlprstuw'];

/** GA-1: a cover for a game that brings none, the same left and right, drawn from its id alone. */
const seededRows = (gameId: string): readonly string[] => {
  let random = [...gameId].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  const next = (n: number): number => {
    const [value, after] = draw(random, n);
    random = after;
    return value;
  };
  const pair = [letters[next(letters.length)]!, letters[next(letters.length)]!];
  const mark = Array.from({ length: MARK }, () => {
    const half = Array.from({ length: MARK / 2 }, () => (next(5) < 2 ? '.' : pair[next(4) === 0 ? 1 : 0]!));
    return [...half, ...half.toReversed()].map((letter) => letter.repeat(4)).join('');
  });
  const edge = (SIZE - MARK * 4) / 2;
  const dark = '.'.repeat(SIZE);
  const lit = mark.flatMap((row) => Array.from({ length: 4 }, () => `${'.'.repeat(edge)}${row}${'.'.repeat(edge)}`));
  const frame = Array.from({ length: edge }, () => dark);
  return [...frame, ...lit, ...frame];
};

/** GA-1: the cover of a game, a board of lamps; unlit ones stay visible. Null for what is no game's id. */
export const gameCoverSvg = (gameId: string): string | null => {
  if (!GAME_ID.test(gameId)) return null;
  const rows = Object.hasOwn(covers, gameId) ? covers[gameId]! : seededRows(gameId);
  const size = rows.length * CELL;
  const lit = new Map<string, string>();
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter === '.') return;
      lit.set(letter, `${lit.get(letter) ?? ''}M${x * CELL + GAP} ${y * CELL + GAP}h${LAMP}v${LAMP}h-${LAMP}z`);
    }),
  );
  const paths = [...lit].map(([letter, d]) => `<path fill="${colours[letter]}" d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<pattern id="u" width="${CELL}" height="${CELL}" patternUnits="userSpaceOnUse"><rect width="${CELL}" height="${CELL}" fill="#050b08"/>` +
    `<rect x="${GAP}" y="${GAP}" width="${LAMP}" height="${LAMP}" rx="1.6" fill="#0e1814"/></pattern>` +
    `<rect width="${size}" height="${size}" fill="url(#u)"/>${paths}</svg>`
  );
};

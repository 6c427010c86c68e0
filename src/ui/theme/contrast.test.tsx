import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/match/crest.ts';
import { palettes } from './tokens.css.ts';

type Name = keyof typeof palettes.dark;
const grounds: readonly Name[] = ['ground', 'surface', 'raised', 'hover'];
const texts: readonly (readonly [Name, readonly Name[]])[] = [
  ['ink', grounds],
  ['ink2', grounds],
  ['muted', grounds],
  ['accent', [...grounds, 'accentSoft']],
  ['ink', ['accentSoft', 'flash']],
  ['danger', ['flash']],
  ['muted', ['flash']],
  ['danger', grounds],
  ['gold', ['ground', 'surface', 'hover']],
  ['live', ['ground', 'surface', 'hover']],
  ['info', ['ground', 'surface']],
  ['onAccent', ['accent', 'accentPress']],
  ['onLive', ['liveFill']],
  ['onGold', ['gold']],
  ['onInfo', ['info']],
  // The text of a selected chip has the background colour.
  ['ground', ['ink']],
];
const shapes: readonly (readonly [Name, readonly Name[]])[] = [
  ['edge', ['ground', 'surface', 'raised']],
  ['accent', grounds],
  ['live', grounds],
  // The border of staff messages.
  ['info', grounds],
];
const board = {
  ground: '#050b08',
  raised: '#0d1713',
  ink: '#f1f7ee',
  muted: '#9cb0a5',
  lit: '#c9f66b',
  live: '#ff6159',
};

describe.each(['dark', 'light'] as const)('contrast in %s', (theme) => {
  const palette = palettes[theme];
  it.each(texts)('%s as text is at least 4.5 on %j', (text, on) => {
    for (const ground of on)
      expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s as a shape is at least 3 on %j', (shape, on) => {
    for (const ground of on)
      expect(contrast(palette[shape], palette[ground]), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

it.each(['ink', 'muted', 'lit', 'live'] as const)(
  '%s is at least 4.5 on the board, in both themes the same',
  (text) => {
    expect(contrast(board[text], board.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(board[text], board.raised)).toBeGreaterThanOrEqual(4.5);
  },
);

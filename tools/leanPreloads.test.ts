import { expect, it } from 'vitest';
import { toPreload, type Chunks } from './leanPreloads.ts';

const chunk = (imports: readonly string[] = [], isEntry = false) => ({ type: 'chunk', imports, isEntry });
const chunks: Chunks = {
  'assets/index-1.js': chunk(['assets/react-1.js'], true),
  'assets/react-1.js': chunk(),
  'assets/Room-1.js': chunk(['assets/react-1.js', 'assets/stage-1.js']),
  'assets/stage-1.js': chunk(['assets/board-1.js']),
  'assets/board-1.js': chunk(),
  'assets/Sheet-1.js': chunk(['assets/board-1.js', 'assets/forms-1.js', 'assets/react-1.js']),
  'assets/forms-1.js': chunk(),
};
const sheet = ['assets/Sheet-1.js', 'assets/board-1.js', 'assets/forms-1.js', 'assets/react-1.js'];

it('names what a lazy part needs, but for what is there with the part that loads it', () => {
  expect(toPreload(chunks, 'assets/Room-1.js', 'assets/Sheet-1.js', sheet)).toEqual([
    'assets/Sheet-1.js',
    'assets/forms-1.js',
  ]);
  expect(toPreload(chunks, 'assets/index-1.js', 'assets/Sheet-1.js', sheet)).toEqual(sheet.slice(0, 3));
});

it('names nothing of what is loaded before anybody waits for it', () => {
  expect(toPreload(chunks, 'assets/index-1.js', 'assets/prefetchFirst-1.js', sheet)).toEqual([]);
});

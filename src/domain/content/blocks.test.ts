import { expect, it } from 'vitest';
import { plainText, summaryOf, type TextBlock } from './blocks.ts';

const blocks: readonly TextBlock[] = [
  { kind: 'heading', spans: [{ text: 'Vì sao' }] },
  { kind: 'paragraph', spans: [{ text: 'Bến Gỗ ' }, { text: 'chưa thua', bold: true }] },
  { kind: 'list', spans: [{ text: 'một' }] },
  { kind: 'list', spans: [{ text: 'hai' }, { text: ' ba' }] },
];

it('CALLS 1: the plain text of blocks has a line for each', () => {
  expect(plainText(blocks)).toBe('Vì sao\nBến Gỗ chưa thua\nmột\nhai ba');
});

it('CALLS 1: a summary is one line, cut at a word', () => {
  expect(summaryOf(blocks, 100)).toBe('Vì sao Bến Gỗ chưa thua một hai ba');
  expect(summaryOf(blocks, 12)).toBe('Vì sao Bến…');
  expect(summaryOf([{ kind: 'paragraph', spans: [{ text: 'ườườườ' }] }], 4)).toBe('ườư…');
});

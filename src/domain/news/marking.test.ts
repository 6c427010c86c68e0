import { expect, it } from 'vitest';
import type { TextBlock } from '../content/blocks.ts';
import { pastedInto, withMark } from './marking.ts';
import { markedText } from './marks.ts';

/** A text with its selection between two strokes. */
const of = (drawn: string) => {
  const [a = '', b = '', c = ''] = drawn.split('|');
  return { text: a + b + c, start: a.length, end: a.length + b.length };
};
const drawn = ({ text, start, end }: ReturnType<typeof of>) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

it('CALLS 1: a mark goes around what is selected, and away when it is asked for again', () => {
  expect(drawn(withMark(of('xin |chào| bạn'), 'bold'))).toBe('xin **|chào|** bạn');
  expect(drawn(withMark(of('xin **|chào|** bạn'), 'bold'))).toBe('xin |chào| bạn');
  expect(drawn(withMark(of('||'), 'italic'))).toBe('_||_');
  expect(drawn(withMark(of('xem |đây| nhé'), 'link'))).toBe('xem [đây](|https://|) nhé');
});

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', spans: [{ text }] });
const heading = (text: string): TextBlock => ({ kind: 'heading', spans: [{ text }] });
const paste = (selection: string, ...pasted: readonly TextBlock[]) => {
  const { blocks, index, caret } = pastedInto(paragraph(''), of(selection), pasted);
  return [
    ...blocks.map(({ kind, spans }) => `${kind === 'paragraph' ? '' : '# '}${markedText(spans)}`),
    `${index}:${caret}`,
  ];
};

it('what is pasted stands where it was pasted, in place of what was selected', () => {
  expect(paste('Mưa |to| về', paragraph('nhỏ'))).toEqual(['Mưa nhỏ về', '0:7']);
  expect(paste('Mưa || về', paragraph('một'), paragraph('hai'))).toEqual(['Mưa một', 'hai về', '1:3']);
  expect(paste('|bỏ hết|', heading('Dán'), paragraph('sạch'))).toEqual(['# Dán', 'sạch', '1:4']);
  expect(paste('Mưa|| về', heading('Dán'))).toEqual(['Mưa', '# Dán', ' về', '1:3']);
  expect(paste('Mưa||')).toEqual(['', '0:3']);
});

it('a run that is cut by a paste keeps its style on both sides', () => {
  expect(paste('**đứng || dưới** mưa', paragraph('x'))).toEqual(['**đứng **x** dưới** mưa', '0:10']);
  expect(paste('[xem||này](/tin-tuc)', paragraph('x'))[0]).toBe('[xem](/tin-tuc)x[này](/tin-tuc)');
});

import { array, assert, constant, constantFrom, pre, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../content/blocks.ts';
import { markedText, spansOfMarked } from './marks.ts';
import { emptyContent, emptyVersion, releaseProblems } from './newsroom.ts';
import { revisionDiff } from './revisionDiff.ts';

describe('text with marks', () => {
  it.each<readonly [string, readonly Span[]]>([
    ['', []],
    [
      'mưa **to** và _gió_',
      [{ text: 'mưa ' }, { text: 'to', bold: true }, { text: ' và ' }, { text: 'gió', italic: true }],
    ],
    ['[báo](https://bao.example/1)', [{ text: 'báo', to: 'https://bao.example/1' }]],
    ['[_báo_](/tin-tuc) 2', [{ text: 'báo', italic: true, to: '/tin-tuc' }, { text: ' 2' }]],
    ['3 * 4 \\_ [không] (link)', [{ text: '3 * 4 _ [không] (link)' }]],
    ['**_cả hai_**', [{ text: 'cả hai', bold: true, italic: true }]],
    ['**hở', [{ text: 'hở', bold: true }]],
  ])('%s', (text, spans) => {
    expect(spansOfMarked(text)).toEqual(spans);
  });

  it('comes back as it was, whatever runs it is made of', () => {
    const style = {
      bold: constant(true as const),
      italic: constant(true as const),
      to: constantFrom('/a', '/b'),
    };
    const span = record({ text: string({ minLength: 1 }), ...style }, { requiredKeys: ['text'] });
    const looks = ({ bold, italic, to }: Span) => `${bold} ${italic} ${to}`;
    assert(
      property(array(span, { maxLength: 6 }), (spans) => {
        pre(spans.every((one, i) => i === 0 || looks(one) !== looks(spans[i - 1]!)));
        expect(spansOfMarked(markedText(spans))).toEqual(spans);
      }),
    );
  });
});

it('tells what a revision changed, a line for each block', () => {
  const one = { ...emptyVersion, title: 'Mưa', blocks: ['a', 'b', 'c'].map(paragraph) };
  const two = { ...emptyVersion, title: 'Mưa to', blocks: ['a', 'x', 'c', 'd'].map(paragraph) };
  const told = revisionDiff(one, two).map(({ kind, text }) => `${kind} ${text}`);
  expect(told).toEqual(['gone Mưa', 'new Mưa to', 'same a', 'gone b', 'new x', 'same c', 'new d']);
  expect(revisionDiff(undefined, one).every(({ kind }) => kind === 'new')).toBe(true);
});

it('names what a release lacks', () => {
  expect(releaseProblems(emptyContent)).toEqual({ versions: 'empty' });
  const vi = { ...emptyVersion, title: 'Mưa', blocks: [paragraph('a')] };
  expect(releaseProblems({ ...emptyContent, versions: { vi } })).toEqual({});
  expect(releaseProblems({ ...emptyContent, live: true, versions: { vi: { ...vi, blocks: [] } } })).toEqual({});
});

function paragraph(text: string) {
  return { kind: 'paragraph', spans: [{ text }] } as const;
}

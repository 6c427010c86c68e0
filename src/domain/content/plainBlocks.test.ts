import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf, typedText } from './plainBlocks.ts';

it('reads lines as paragraphs, headings, quotes and points', () => {
  expect(blocksOf('Một\n\n# Vì sao\n> Trích\n- điểm\n  hai  \n#\n- ')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Một' }] },
    { kind: 'heading', spans: [{ text: 'Vì sao' }] },
    { kind: 'quote', spans: [{ text: 'Trích' }] },
    { kind: 'list', spans: [{ text: 'điểm' }] },
    { kind: 'paragraph', spans: [{ text: 'hai' }] },
    { kind: 'paragraph', spans: [{ text: '#' }] },
    { kind: 'paragraph', spans: [{ text: '-' }] },
  ]);
});

it('TI-3: what is edited again reads as it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const blocks = blocksOf(text);
      expect(
        blocksOf(typedText(blocks))
          .map(({ spans }) => spans[0]!.text)
          .join('\n')
          .replace(/^[#>-] /gm, ''),
      ).toBe(
        blocks
          .map(({ spans }) => spans[0]!.text)
          .join('\n')
          .replace(/^[#>-] /gm, ''),
      );
    }),
  );
  const typed = 'Một\n# Hai\n> Ba\n- Bốn';
  expect(typedText(blocksOf(typed))).toBe(typed);
});

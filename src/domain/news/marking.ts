import type { Span, TextBlock } from '../content/blocks.ts';
import { markedText, spansOfMarked } from './marks.ts';

/** What is selected of a text with marks. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
export type Mark = 'bold' | 'italic' | 'link';

const SIGNS = { bold: '**', italic: '_' } as const;
/** Where a link leads to before somebody says it. */
const ADDRESS = 'https://';

/** Puts a mark around what is selected, or takes away the one that stands right around it; an address is selected, to be typed over. */
export const withMark = ({ text, start, end }: Selected, mark: Mark): Selected => {
  const [before, inner, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (mark === 'link') {
    const from = start + inner.length + 3;
    return { text: `${before}[${inner}](${ADDRESS})${after}`, start: from, end: from + ADDRESS.length };
  }
  const sign = SIGNS[mark];
  const { length } = sign;
  if (before.endsWith(sign) && after.startsWith(sign))
    return { text: before.slice(0, -length) + inner + after.slice(length), start: start - length, end: end - length };
  return { text: before + sign + inner + sign + after, start: start + length, end: end + length };
};

/** Stands for a caret while marks are read; a private character, which no text keeps. */
const CARET = '\ue000';

/** The runs before and behind what is selected, each with its own style. */
const around = ({ text, start, end }: Selected): readonly [readonly Span[], readonly Span[]] => {
  const spans = spansOfMarked(text.slice(0, start) + CARET + text.slice(end));
  const at = spans.findIndex((span) => span.text.includes(CARET));
  const split = spans[at];
  if (!split) return [spansOfMarked(text), []];
  const [head = '', tail = ''] = split.text.split(CARET);
  const piece = (run: string): readonly Span[] => (run === '' ? [] : [{ ...split, text: run }]);
  return [
    [...spans.slice(0, at), ...piece(head)],
    [...piece(tail), ...spans.slice(at + 1)],
  ];
};

export interface Pasted {
  readonly blocks: readonly TextBlock[];
  /** The block in which the pasted ends, and where in its marked text. */
  readonly index: number;
  readonly caret: number;
}

/**
 * What a block becomes by a paste in place of what is selected in it: the first pasted text goes on where the caret was,
 * others follow, and what stood behind the caret ends the last of them, or a block of its own behind another kind.
 */
export const pastedInto = (block: TextBlock, selected: Selected, pasted: readonly TextBlock[]): Pasted => {
  const [before, behind] = around(selected);
  const [first, ...rest] = pasted;
  if (!first) return { blocks: [block], index: 0, caret: selected.end };
  // In an empty block the first one keeps what it is; a heading in the middle of a paragraph stays one of its own.
  const goesOn = before.length === 0 || first.kind === block.kind || first.kind === 'paragraph';
  const begun: readonly TextBlock[] = goesOn
    ? [{ kind: before.length === 0 ? first.kind : block.kind, spans: [...before, ...first.spans] }, ...rest]
    : [{ ...block, spans: before }, first, ...rest];
  const index = begun.length - 1;
  const last = begun[index]!;
  const joins = behind.length === 0 || last.kind === block.kind;
  return {
    blocks: joins
      ? begun.with(index, { ...last, spans: [...last.spans, ...behind] })
      : [...begun, { ...block, spans: behind }],
    index,
    caret: markedText(last.spans).length,
  };
};

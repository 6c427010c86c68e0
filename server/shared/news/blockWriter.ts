import type { Span, TextBlock } from '#domain/content/blocks.ts';
import { NEWS } from '#domain/news/article.ts';
import { cleanText } from './cleanText.ts';

export type Style = Pick<Span, 'bold' | 'italic' | 'to'>;

const isSame = (a: Style, b: Style): boolean => a.bold === b.bold && a.italic === b.italic && a.to === b.to;

/** Merges adjacent runs of one style; their text is cleaned, put on one line and split at the length limit of a run. */
const tidied = (written: readonly Span[]): readonly Span[] => {
  const spans: Span[] = [];
  for (const span of written) {
    const last = spans.at(-1);
    if (last && isSame(last, span)) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  const clean: Span[] = [];
  let space = true;
  for (const { text, ...style } of spans) {
    const line = cleanText(text).replace(/\s+/gu, ' ');
    const own: string = space && line.startsWith(' ') ? line.slice(1) : line;
    if (own === '') continue;
    space = own.endsWith(' ');
    const letters = [...own];
    for (let at = 0; at < letters.length; at += NEWS.textMax)
      clean.push({ text: letters.slice(at, at + NEWS.textMax).join(''), ...style });
  }
  const last = clean.at(-1);
  if (last?.text.endsWith(' ')) clean[clean.length - 1] = { ...last, text: last.text.slice(0, -1) };
  return clean.filter(({ text }) => text !== '');
};

/** Builds blocks of text run by run, whatever the source format; `B` is what may stand between text blocks. */
export const createBlockWriter = <B>() => {
  const blocks: (TextBlock | B)[] = [];
  let spans: Span[] = [];
  /** What follows the block being written. */
  let after: B[] = [];
  return {
    text: (text: string, style: Style): void => {
      spans.push({ text, ...style });
    },
    /** Another block, placed after the text being written. */
    beside: (block: B): void => {
      after.push(block);
    },
    /** Ends the block being written; a block without words is dropped. */
    end: (kind: TextBlock['kind']): void => {
      const clean = tidied(spans);
      if (clean.some(({ text }) => text.trim() !== '')) blocks.push({ kind, spans: clean });
      blocks.push(...after);
      spans = [];
      after = [];
    },
    written: (): readonly (TextBlock | B)[] => blocks,
  };
};

import type { TextBlock } from './blocks.ts';

const marks = { heading: '# ', quote: '> ', list: '- ', paragraph: '' } as const;
const marked = ['heading', 'quote', 'list'] as const;

const blockOf = (line: string): TextBlock => {
  const kind = marked.find((one) => line.startsWith(marks[one])) ?? 'paragraph';
  return { kind, spans: [{ text: line.slice(marks[kind].length).trim() }] };
};

/** What somebody typed as blocks: a line is a paragraph, and one that begins with "# ", "> " or "- " what that says. */
export const blocksOf = (text: string): readonly TextBlock[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(blockOf)
    .filter(({ spans: [span] }) => span!.text !== '');

/** Blocks as somebody would type them, without what a typed text cannot say. */
export const typedText = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ kind, spans }) => marks[kind] + spans.map(({ text }) => text).join('')).join('\n');

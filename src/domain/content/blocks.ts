/** A run of text; `to` is a path of the portal. */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly to?: string;
}

export const textKinds = ['paragraph', 'heading', 'quote'] as const;

/** Written text as blocks: there is no HTML anywhere. */
export type TextBlock =
  | { readonly kind: (typeof textKinds)[number]; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** What is read, without its form: one line for each block, for summaries and counts. */
export const plainText = (blocks: readonly TextBlock[]): string =>
  blocks
    .map((block) => (block.kind === 'list' ? block.items.map(textOfSpans).join(' · ') : textOfSpans(block.spans)))
    .join('\n');

/** The beginning of a text in one line of at most so many characters, cut at a word. */
export const summaryOf = (blocks: readonly TextBlock[], most: number): string => {
  const line = plainText(blocks).replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
};

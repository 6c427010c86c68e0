/** A run of text; `to` is a path of the portal, in articles also an address that begins with https:// or http://. */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly to?: string;
}

/** Kinds of text; a `list` is one point, and several in a row are a list. */
export const textKinds = ['paragraph', 'heading', 'quote', 'list'] as const;

/** Written text as blocks: there is no HTML anywhere. */
export interface TextBlock {
  readonly kind: (typeof textKinds)[number];
  readonly spans: readonly Span[];
}

/** What is read, without its form: one line for each block, for summaries and counts. */
export const plainText = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n');

/** The beginning of a text in one line of at most so many characters, cut at a word. */
export const summaryOf = (blocks: readonly TextBlock[], most: number): string => {
  const line = plainText(blocks).replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
};

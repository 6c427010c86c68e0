import type { Span } from '../content/blocks.ts';

type Style = Omit<Span, 'text'>;

const escaped = (text: string): string => text.replace(/[\\*_[\]]/gu, '\\$&');

/** Runs of text as somebody types them: `**bold**`, `_italic_`, `[text](address)`; a backslash takes a sign as it is. */
export const markedText = (spans: readonly Span[]): string =>
  spans
    .map(({ text, bold, italic, to }) => {
      let run = escaped(text);
      if (italic) run = `_${run}_`;
      if (bold) run = `**${run}**`;
      return to === undefined ? run : `[${run}](${to.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    })
    .join('');

const LINK = /\[((?:\\.|[^\\\]])*)\]\(([^()\s]+)\)/y;

const linkAt = (
  text: string,
  at: number,
): { readonly inner: string; readonly to: string; readonly end: number } | null => {
  LINK.lastIndex = at;
  const found = LINK.exec(text);
  return found ? { inner: found[1]!, to: found[2]!, end: LINK.lastIndex } : null;
};

/** What was typed, as runs of text. A mark that is not closed holds to the end; brackets that are no link stay as they are. */
export const spansOfMarked = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  const style: { bold: boolean; italic: boolean } = { bold: false, italic: false };
  const add = (run: string, to: string | undefined) => {
    const own: Style = {
      ...(style.bold && { bold: true as const }),
      ...(style.italic && { italic: true as const }),
      ...(to !== undefined && { to }),
    };
    const last = spans.at(-1);
    if (last && last.bold === own.bold && last.italic === own.italic && last.to === own.to)
      spans[spans.length - 1] = { ...last, text: last.text + run };
    else spans.push({ text: run, ...own });
  };
  const scan = (part: string, to: string | undefined): void => {
    for (let at = 0; at < part.length;) {
      const sign = part[at]!;
      const link = sign === '[' && to === undefined ? linkAt(part, at) : null;
      if (sign === '\\' && at + 1 < part.length) {
        add(part[at + 1]!, to);
        at += 2;
      } else if (sign === '*' && part[at + 1] === '*') {
        style.bold = !style.bold;
        at += 2;
      } else if (sign === '_') {
        style.italic = !style.italic;
        at += 1;
      } else if (link) {
        scan(link.inner, link.to);
        at = link.end;
      } else {
        add(sign, to);
        at += 1;
      }
    }
  };
  scan(text, undefined);
  return spans;
};

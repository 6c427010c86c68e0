/** A mention of a name: "@" and the name with non-breaking blanks, so that it is one word. */
export const mentionOf = (name: string): string => `@${name.replaceAll(' ', '\u00a0')}`;

export interface TextPart {
  readonly kind: 'text' | 'mention' | 'me';
  readonly text: string;
}

const same = (a: string, b: string): boolean =>
  a.replaceAll('\u00a0', ' ').normalize('NFC').toLowerCase() ===
  b.replaceAll('\u00a0', ' ').normalize('NFC').toLowerCase();

/** Splits a message into plain text, others' names after "@", and the reader's own. */
export const textParts = (text: string, me: string | null): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?<=^|[^\p{L}\p{N}_])@[\p{L}\p{N}\p{M}_.\u00a0-]+/gu)) {
    const word = found[0].replace(/[.\u00a0-]+$/u, '');
    if (word.length < 2) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push({ kind: me !== null && same(word.slice(1), me) ? 'me' : 'mention', text: word });
    from = found.index + word.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
};

/** Whether a message mentions the reader. */
export const mentionsMe = (text: string, me: string | null): boolean =>
  me !== null && text.includes('@') && textParts(text, me).some((part) => part.kind === 'me');

/** CH-8: the emoji code that is being typed at the caret, from two letters on, or null; `closed` by a second ":". */
export const codeQuery = (
  text: string,
  caret: number,
): { readonly from: number; readonly query: string; readonly closed: boolean } | null => {
  const found = /(?:^|\s):([\p{L}\p{N}\p{M}_]{2,24})(:?)$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const [, query = '', end = ''] = found;
  return { from: caret - query.length - end.length - 1, query: query.replaceAll('_', ' '), closed: end !== '' };
};

/** The mention that is being typed at the caret, or null. */
export const mentionQuery = (text: string, caret: number): { readonly from: number; readonly query: string } | null => {
  const found = /(?:^|\s)@([\p{L}\p{N}\p{M}_.\u00a0-]*)$/u.exec(text.slice(0, caret));
  return found ? { from: caret - found[1]!.length - 1, query: found[1]! } : null;
};

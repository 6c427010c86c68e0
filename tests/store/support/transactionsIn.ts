export interface Transaction {
  /** The function that contains it, as `file function`. */
  readonly of: string;
  /** The docstring of that function; empty if there is none. */
  readonly docstring: string;
}

const OPENS = /\.(?:transaction|locked)\(/;
/** A named function: a property, a method or a constant. */
const NAMED = /^\s*(?:export )?(?:const )?(\w+)(?::|\s=) (?:async )?(?:<.+>)?\((?!await)/;
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The docstring directly above a line, without its comment signs. */
const docstringOver = (lines: readonly string[], at: number): string => {
  if (!lines[at - 1]?.trimEnd().endsWith('*/')) return '';
  let from = at - 1;
  while (from > 0 && !lines[from]!.trimStart().startsWith('/**')) from -= 1;
  return lines
    .slice(from, at)
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*)?\s?|\s*\*\/\s*$/g, ''))
    .join(' ')
    .trim();
};

/** Every place of a source that opens a transaction or takes a named lock, by its function. */
export const transactionsIn = (file: string, text: string): readonly Transaction[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, opened) => {
    if (!OPENS.test(line) || /^\s*(?:\/\/|\*|\/\*)/.test(line)) return [];
    for (let at = opened; at >= 0; at -= 1) {
      const name = NAMED.exec(lines[at]!)?.[1];
      const isAround = at === opened || indentOf(lines[at]!) < indentOf(line);
      if (name !== undefined && isAround) return [{ of: `${file} ${name}`, docstring: docstringOver(lines, at) }];
    }
    return [{ of: `${file} ?`, docstring: '' }];
  });
};

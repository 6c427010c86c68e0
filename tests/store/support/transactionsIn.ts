export interface Transaction {
  /** The function that it stands in, as `file function`. */
  readonly of: string;
  /** What is written over that function; empty for nothing. */
  readonly docstring: string;
}

const OPENS = /\.(?:transaction|locked)\(/;
/** A function with a name: a property, a method or a constant. */
const NAMED = /^\s*(?:export )?(?:const )?(\w+)(?::|\s=) (?:async )?(?:<.+>)?\((?!await)/;
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** What stands right over a line as a docstring, without its signs. */
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

/** Every place of a source that opens a transaction or takes a named lock, by the function around it. */
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

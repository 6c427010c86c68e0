/** A JSON syntax error. Lines count from 1. */
interface JsonFault {
  readonly line: number;
  readonly reason: string;
}

/** A parsed JSON text with the line of each value, by path ("fixtures.0.home"). */
export interface LinedJson {
  readonly value: unknown;
  /** The line of a value, or of its nearest existing parent. */
  readonly lineOf: (path: string) => number;
}

const newlines = (text: string): number => text.split('\n').length;

/** The lines of all values. The text was accepted by JSON.parse, so nothing has to be checked. */
const linesOf = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  const blanks = (): void => {
    for (; at < text.length && /\s/.test(text[at]!); at++) if (text[at] === '\n') line++;
  };
  const word = (): string => {
    const from = at;
    if (text[at] !== '"') {
      while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++;
      return text.slice(from, at);
    }
    for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
    return text.slice(from, ++at);
  };
  const inside = (path: string, isObject: boolean): void => {
    at++;
    blanks();
    for (let i = 0; text[at] !== (isObject ? '}' : ']'); i++) {
      let name = String(i);
      const keyLine = line;
      if (isObject) {
        name = String(JSON.parse(word()));
        blanks();
        at++;
        blanks();
      }
      value(path === '' ? name : `${path}.${name}`, isObject ? keyLine : line);
      blanks();
      if (text[at] === ',') at++;
      blanks();
    }
    at++;
  };
  const value = (path: string, startLine: number): void => {
    lines.set(path, startLine);
    if (text[at] === '{') inside(path, true);
    else if (text[at] === '[') inside(path, false);
    else word();
  };
  blanks();
  value('', line);
  return lines;
};

/** Parses a JSON text; gives a syntax error if it is invalid. */
export const readLinedJson = (text: string): LinedJson | JsonFault => {
  try {
    const value: unknown = JSON.parse(text);
    // Only complaints name lines, and most files cause none.
    let lines: ReadonlyMap<string, number> | undefined;
    const lineOf = (path: string): number =>
      (lines ??= linesOf(text)).get(path) ??
      (path === '' ? 1 : lineOf(path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : ''));
    return { value, lineOf };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(reason)?.[1];
    // An unexpected end has no position: it is on the last line.
    return { line: newlines(text.slice(0, position === undefined ? text.length : Number(position))), reason };
  }
};

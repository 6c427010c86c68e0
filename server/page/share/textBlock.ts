import type { Lettering, Words } from './lettering.ts';

/** A box for text: lines are stacked, in a smaller and smaller size until they fit. */
export interface Place {
  readonly x: number;
  /** The vertical middle of the block. */
  readonly y: number;
  readonly width: number;
  readonly lines: number;
  readonly align: 'start' | 'middle';
}

const LEADING = 1.2;
/** The smallest size of a text, as a share of the requested size. */
const LEAST = 0.55;
const STEP = 0.9;

/** Chinese may break between any two characters; other languages between words. */
const piecesOf = (text: string): readonly string[] =>
  text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/gu) ?? [];

/** Breaks a text into as few lines as possible; null if one part is too wide. */
const broken = (text: string, width: number, measure: (line: string) => number): readonly string[] | null => {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && measure(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
    if (measure(line.trimEnd()) > width) return null;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
};

/** A text that does not fit in its smallest size is truncated with an ellipsis. */
const cutTo = (text: string, width: number, measure: (line: string) => number): string => {
  let signs = [...text];
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`) > width) signs = signs.slice(0, -1);
  return `${signs.join('').trimEnd()}…`;
};

/** Sets a text into a box and gives the height that it takes; empty if a character has no outline. */
export const setText = (
  lettering: Lettering,
  text: string,
  { x, y, width, lines: most, align }: Place,
  words: Words,
): string => {
  if (lettering.widthOf(text, words) === null) return '';
  const measureAt = (size: number) => (line: string) => lettering.widthOf(line, { ...words, size }) ?? 0;
  let size = words.size;
  let lines = broken(text, width, measureAt(size));
  while ((lines === null || lines.length > most) && size * STEP >= words.size * LEAST) {
    size *= STEP;
    lines = broken(text, width, measureAt(size));
  }
  const measure = measureAt(size);
  const shown =
    lines === null
      ? [cutTo(text, width, measure)]
      : [
          ...lines.slice(0, most - 1),
          ...(lines.length > most
            ? [cutTo(lines.slice(most - 1).join(' '), width, measure)]
            : lines.slice(most - 1, most)),
        ];
  const top = y - ((shown.length - 1) * size * LEADING) / 2 + size * 0.36;
  return shown
    .map((line, i) =>
      lettering.line(line, align === 'middle' ? x - measure(line) / 2 : x, top + i * size * LEADING, {
        ...words,
        size,
      }),
    )
    .join('');
};

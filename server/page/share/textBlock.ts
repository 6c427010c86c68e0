import type { Lettering, Words } from './lettering.ts';

/** Where a text may stand: lines one below the other, smaller and smaller until it fits. */
export interface Place {
  readonly x: number;
  /** Of the middle of the block. */
  readonly y: number;
  readonly width: number;
  readonly lines: number;
  readonly align: 'start' | 'middle';
}

const LEADING = 1.2;
/** How small a text may get, as a share of the size asked for. */
const LEAST = 0.55;
const STEP = 0.9;

/** Chinese may break between any two signs; other languages between words. */
const piecesOf = (text: string): readonly string[] =>
  text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/gu) ?? [];

/** As few lines as will do; null where one piece is too wide. */
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

/** What does not fit at its smallest is cut with an ellipsis. */
const cutTo = (text: string, width: number, measure: (line: string) => number): string => {
  let signs = [...text];
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`) > width) signs = signs.slice(0, -1);
  return `${signs.join('').trimEnd()}…`;
};

/** A text set into a place, and the height that it takes; nothing where a sign of it has no outline. */
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

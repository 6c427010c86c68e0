import type { ArticleBlock } from './article.ts';
import { markedText } from './marks.ts';
import type { WrittenVersion } from './newsroom.ts';

export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const lineOf = (block: ArticleBlock): string => {
  switch (block.kind) {
    case 'picture':
      return `▣ ${block.picture.alt} ${block.caption ?? ''}`.trim();
    case 'match':
    case 'odds':
      return `▣ ${block.kind} ${block.fixtureId}`;
    case 'table':
      return `▣ ${block.leagueName} ${block.season}`;
    case 'tip':
      return `▣ tip ${block.tipId}`;
    case 'room':
      return `▣ room ${block.roomId}`;
    case 'entry':
      return `${block.label} ${block.title} ${markedText(block.spans)}`.trim();
    default:
      return markedText(block.spans);
  }
};
const linesOf = (version: WrittenVersion | undefined): readonly string[] =>
  version ? [version.title, version.summary, ...version.blocks.map(lineOf)] : [];

/** What became of one language of an article from an older revision to a newer one, a line for each block. */
export const revisionDiff = (
  older: WrittenVersion | undefined,
  newer: WrittenVersion | undefined,
): readonly DiffLine[] => {
  const [a, b] = [linesOf(older), linesOf(newer)];
  // The longest common subsequence: `common[i][j]` is its length from line i of a and line j of b on.
  const common = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ kind: 'gone', text: a[i]! });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: b[j]! });
      j += 1;
    }
  return lines.filter(({ text }) => text !== '');
};

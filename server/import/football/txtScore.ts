import { scoreOf } from './footballJson.ts';
import type { ParsedScore } from './parsed.ts';

type Two = readonly [number, number];
const two = (home: string | undefined, away: string | undefined): Two => [Number(home), Number(away)];

const COUNT = String.raw`(\d{1,9})\s?[-–:]\s?(\d{1,9})`;
const AFTER = String.raw`\s*(?:a\.?\s?e\.?\s?t\.?|aet|n\.?\s?V\.?)`;
const PEN = String.raw`\s*(?:pen\.?|p\.|i\.?\s?E\.?|on pens?\.?)`;
/** "5-4 pen. 0-0 a.e.t. (0-0, 0-0)", "1-1 a.e.t. (1-1, 0-1), 3-4 pen.", "10-9 pen. (1-1, 0-1)", "2-1 (1-0)". */
export const SCORE = new RegExp(
  String.raw`(?:${COUNT}${PEN}\s*,?\s*)?(?:${COUNT}(${AFTER})?)?\s*(?:\(\s*${COUNT}(?:\s*,\s*${COUNT})?\s*\))?(?:\s*,\s*${COUNT}${PEN})?`,
);

/** The parts of a text that matches `SCORE` as a whole; null if they make no score. */
export const txtScore = (text: string): ParsedScore | null => {
  const match = new RegExp(`^${SCORE.source}$`).exec(text.trim());
  if (!match) return null;
  const [, pen1, pen2, home, away, after, first1, first2, second1, second2, late1, late2] = match;
  const pen = pen1 !== undefined ? two(pen1, pen2) : late1 !== undefined ? two(late1, late2) : undefined;
  const inBrackets = first1 === undefined ? undefined : two(first1, first2);
  const half = second1 === undefined ? undefined : two(second1, second2);
  if (home === undefined) return inBrackets && pen ? scoreOf({ ft: inBrackets, ht: half, pen }) : null;
  const counted = two(home, away);
  if (after !== undefined) return scoreOf({ et: counted, ft: inBrackets, ht: half, pen });
  return scoreOf({ ft: counted, ht: inBrackets, pen });
};

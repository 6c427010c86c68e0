import { minuteOf } from './checks.ts';
import type { ParsedGoal, ParsedScore } from './parsed.ts';

const OWN = /^o\.?\s?g\.?$/i;
const PENALTY = /^(p|pen)\.?$/i;
const MINUTES = /(\d{1,3}(?:\s?\+\s?\d{1,2})?)'?\s*(?:\(\s*([^)]*?)\s*\))?\s*,?\s*/g;
/** A name and the minutes behind it. */
const SCORER = /([^\d,;()][^\d;()]*?)\s*,?\s+((?:\d{1,3}(?:\s?\+\s?\d{1,2})?'?\s*(?:\([^)]*\))?\s*,?\s*)+)/g;

const goalsIn = (text: string): readonly ParsedGoal[] | null => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return [];
  const goals: ParsedGoal[] = [];
  let read = 0;
  for (const [whole, name, minutes] of trimmed.matchAll(SCORER)) {
    read += whole.length;
    for (const [, minute, mark = ''] of minutes!.matchAll(MINUTES)) {
      const at = minuteOf(minute!);
      if (!at || (mark !== '' && !OWN.test(mark) && !PENALTY.test(mark))) return null;
      const type = OWN.test(mark) ? 'own_goal' : PENALTY.test(mark) ? 'penalty' : 'goal';
      goals.push({ name: name!.trim(), ...at, type });
    }
  }
  return read === trimmed.length ? goals : null;
};

/**
 * The goals between brackets: "(Casemiro 56' Martinelli 90+5'; Sano 29')". Where one side alone scored, nothing parts the
 * two. Null if they cannot be read.
 */
export const txtGoals = (
  text: string,
  score: ParsedScore,
): { readonly home: readonly ParsedGoal[]; readonly away: readonly ParsedGoal[] } | null => {
  const sides = text.replace(/\s+/g, ' ').split(';');
  if (sides.length > 2) return null;
  const first = goalsIn(sides[0]!);
  const second = goalsIn(sides[1] ?? '');
  if (!first || !second) return null;
  if (sides.length === 1 && score.home === 0) return { home: [], away: first };
  return { home: first, away: second };
};

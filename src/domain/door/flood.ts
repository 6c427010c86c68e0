import type { DoorRules } from './rules.ts';
import type { Token } from './tokens.ts';

/** Where one sign stands too often in a row. */
const hasLongRun = (text: string, most: number): boolean => {
  if (text.length <= most) return false;
  let [last, run] = ['', 0];
  for (const sign of text) {
    run = sign === last ? run + 1 : 1;
    last = sign;
    if (run > most && sign.trim() !== '') return true;
  }
  return false;
};

/** Most code units that stand in turns: those of a short phrase, or of an emoji of a family. */
const TURN_SIGNS = 24;

/** Where a few signs stand in turns too often, as in a laugh without an end. */
const hasLongTurns = (text: string, most: number): boolean => {
  if (text.length <= 2 * most) return false;
  const signs = text.toLowerCase().replace(/\s+/g, ' ');
  for (let turn = 2; turn <= TURN_SIGNS && signs.length > turn * most; turn += 1) {
    let run = turn;
    for (let i = turn; i < signs.length; i += 1) {
      run = signs.charCodeAt(i) === signs.charCodeAt(i - turn) ? run + 1 : turn;
      if (run > turn * most) return true;
    }
  }
  return false;
};

/** Most words that are said in turns. */
const TURN = 4;

/** Where a word, or a few in turns, stand too often in a row. */
const hasLongRepeat = (tokens: readonly Token[], most: number): boolean => {
  for (let turn = 1; turn <= TURN && tokens.length > turn * most; turn += 1) {
    let run = turn;
    for (let i = turn; i < tokens.length; i += 1) {
      run = tokens[i]!.raw === tokens[i - turn]!.raw ? run + 1 : turn;
      if (run > turn * most) return true;
    }
  }
  return false;
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether one text alone is a flood: a sign or a word over and over, more lines or people than fit. */
export const isFlood = (text: string, tokens: readonly Token[], rules: DoorRules['flood']): boolean =>
  rules !== null &&
  (hasLongRun(text, rules.run) ||
    hasLongTurns(text, rules.run) ||
    hasLongRepeat(tokens, rules.words) ||
    (text.includes('\n') && count(text, '\n') >= rules.lines) ||
    (text.includes('@') && (text.match(/(?<![\p{L}\p{N}])@[\p{L}\p{N}]/gu)?.length ?? 0) > rules.mentions));

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

const hasLongRepeat = (tokens: readonly Token[], most: number): boolean => {
  let run = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    run = tokens[i]!.raw === tokens[i - 1]?.raw ? run + 1 : 1;
    if (run > most) return true;
  }
  return false;
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether one text alone is a flood: a sign or a word over and over, more lines or people than fit. */
export const isFlood = (text: string, tokens: readonly Token[], rules: DoorRules['flood']): boolean =>
  rules !== null &&
  (hasLongRun(text, rules.run) ||
    hasLongRepeat(tokens, rules.words) ||
    (text.includes('\n') && count(text, '\n') >= rules.lines) ||
    (text.includes('@') && (text.match(/(?<![\p{L}\p{N}])@[\p{L}\p{N}]/gu)?.length ?? 0) > rules.mentions));

import { fold } from '#domain/shared/fold.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** About 49 000 leaked passwords in lower case. Loaded at the first registration, because the list is large. */
const known = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

const letters: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};
const withoutDisguise = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);

/** One to four characters repeated: "aaaaaaaa", "abcabcabc". */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.?.?.?$/.test(text) && new Set(text).size <= 4;

/** Consecutive characters, ascending or descending: "987654321", "abcdefgh". */
const isRun = (text: string): boolean => {
  const codes = [...text].map((sign) => sign.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, i) => code - codes[i]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/** "01011990", "1990-12-31". */
const isDate = (text: string): boolean => {
  const day = '(0?[1-9]|[12]\\d|3[01])';
  const month = '(0?[1-9]|1[0-2])';
  const year = '(19|20)\\d\\d';
  const by = '[./-]?';
  return new RegExp(`^(${day}${by}${month}${by}${year}|${year}${by}${month}${by}${day})$`).test(text);
};

/** The text itself, and the text without up to six digits and symbols that people add before or after a word. */
const coresOf = (text: string): readonly string[] => {
  const tail = /[\d\W_]{0,6}$/.exec(text)?.[0].length ?? 0;
  const shortened = Array.from({ length: tail + 1 }, (_, i) => text.slice(0, text.length - i));
  const cores = shortened.flatMap((one) => [one, one.replace(/^[\d\W_]{1,6}/, '')]);
  // A short core without letters proves nothing: every four digits are on the list.
  return cores.filter((core) => core.length >= (/\p{L}/u.test(core) ? 4 : 7));
};

/** Whether a password is among those that attackers try first, or is the member's own name with additions. */
export const isCommonPassword = async (password: string, username: string): Promise<boolean> => {
  const text = fold(password.normalize('NFKC')).replace(/\s+/g, '');
  const cores = coresOf(text);
  if (cores.includes(username) || isRepeated(text) || isRun(text) || isDate(text)) return true;
  const words = await known();
  return cores.some((core) => words.has(core) || words.has(withoutDisguise(core)));
};

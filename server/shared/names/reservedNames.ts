import { fold } from '#domain/shared/fold.ts';
import { bareSkeleton, skeleton } from '#domain/door/skeleton.ts';

/** Reserved anywhere in a name: the portal, and its staff. */
const anywhere: readonly string[] = [
  ...['khán đài', 'khandai', 'admin', 'administrator', 'moderator'],
  ...['quản trị viên', 'ban quản trị', 'kiểm duyệt viên', 'ban điều hành', 'ban tổ chức'],
];
/** The same in scripts without spaces between words. */
const inside: readonly string[] = ['管理員', '管理员', '官方', '客服', '版主', '解說員', '解说员'];
/** Reserved as the whole of a name, also with digits at its ends; ordinary words within a longer name. */
const alone: readonly string[] = [
  ...['mod', 'mods', 'staff', 'support', 'system', 'root', 'official', 'webmaster', 'blv'],
  ...['quản trị', 'kiểm duyệt', 'điều hành', 'hệ thống', 'hỗ trợ', 'chính thức', 'bình luận viên', 'cskh'],
  ...['系統', '系统', '小編', '小编'],
];

/** Digits and signs that stand for letters. */
const spoken: Readonly<Record<string, string>> = { '4': 'a', '@': 'a', '3': 'e', '5': 's', $: 's', '7': 't', '1': 'i' };
const readAloud = (name: string): string => name.replace(/[4@35$71]/g, (sign) => spoken[sign]!);

const bareWords = (name: string): readonly string[] =>
  fold(skeleton(name))
    .split(/[^\p{L}\p{N}|!]+/u)
    .map(bareSkeleton);
const anywhereBare = anywhere.map(bareWords);
const anywhereWhole = new Set(anywhere.map(bareSkeleton));
const aloneWhole = new Set(alone.map(bareSkeleton));

const holds = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, i) => phrase.every((word, at) => words[i + at] === word));

const isReservedAsWritten = (name: string): boolean => {
  if (inside.some((word) => name.normalize('NFKC').includes(word))) return true;
  const words = bareWords(name);
  if (anywhereBare.some((phrase) => holds(words, phrase))) return true;
  const whole = bareSkeleton(name);
  const trimmed = bareSkeleton(skeleton(name).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  return [whole, trimmed].some((one) => anywhereWhole.has(one) || aloneWhole.has(one));
};

/** Whether a name could be taken for the portal or its staff. */
export const isReservedName = (name: string): boolean =>
  isReservedAsWritten(name) || isReservedAsWritten(readAloud(name));

import { fold } from '#domain/shared/fold.ts';
import { bareSkeleton, skeleton } from '#domain/door/skeleton.ts';

/** Nobody's, wherever they stand in a name: the portal, and those who run it. */
const anywhere: readonly string[] = [
  ...['khán đài', 'khandai', 'admin', 'administrator', 'moderator'],
  ...['quản trị viên', 'ban quản trị', 'kiểm duyệt viên', 'ban điều hành', 'ban tổ chức'],
];
/** The same in a script without blanks between words. */
const inside: readonly string[] = ['管理員', '管理员', '官方', '客服', '版主', '解說員', '解说员'];
/** Nobody's as the whole of a name, also with figures at its ends; part of a longer one they are words like others. */
const alone: readonly string[] = [
  ...['mod', 'mods', 'staff', 'support', 'system', 'root', 'official', 'webmaster', 'blv'],
  ...['quản trị', 'kiểm duyệt', 'điều hành', 'hệ thống', 'hỗ trợ', 'chính thức', 'bình luận viên', 'cskh'],
  ...['系統', '系统', '小編', '小编'],
];

/** Figures and signs that stand for letters. */
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

/** Whether a name would be taken for the portal or for those who run it. */
export const isReservedName = (name: string): boolean =>
  isReservedAsWritten(name) || isReservedAsWritten(readAloud(name));

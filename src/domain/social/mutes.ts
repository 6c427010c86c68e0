import { fold } from '../shared/fold.ts';

/** Limits: mutes of a member, and characters of one. */
export const MUTES = { most: 200, textMax: 60 } as const;

/** SO-10: words are looked for in what people write, topics among what an article or a tip is about. */
export const muteKinds = ['word', 'topic'] as const;
export type MuteKind = (typeof muteKinds)[number];

/** Something that a member does not want to read. */
export interface Mute {
  readonly kind: MuteKind;
  /** As it was typed. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** In small letters, its words apart by one blank, without what stands around them. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** What two mutes have alike that are the same; empty for a text without a letter or a digit. */
export const muteKey = (text: string): string => plain(text);

/** Chinese has no blanks between its words. */
const RUNS_ON = /\p{Script=Han}/u;
const holds = (text: string, key: string): boolean =>
  RUNS_ON.test(key) ? text.includes(key) : ` ${text} `.includes(` ${key} `);

/** Of whole words: "cho" is not in "chó" but where it is typed without marks, which then means any marks. */
const meets = (text: string, { text: muted }: Pick<Mute, 'text'>): boolean => {
  const key = plain(muted);
  if (key === '') return false;
  return key === fold(key) ? holds(fold(text), key) : holds(text, key);
};

/** Whether a text holds a word that is muted. */
export const holdsMuted = (mutes: readonly Mute[], text: string): boolean => {
  const words = mutes.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return false;
  const read = plain(text);
  return words.some((mute) => meets(read, mute));
};

/** Whether something is about a muted topic, which is one of these or in its words. */
export const isAboutMuted = (mutes: readonly Mute[], topics: readonly string[]): boolean => {
  const muted = mutes.filter(({ kind }) => kind === 'topic');
  return muted.length > 0 && topics.map(plain).some((topic) => muted.some((mute) => meets(topic, mute)));
};

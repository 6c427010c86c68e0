import { fold } from '../shared/fold.ts';

/** Limits: mutes of a member, and characters of one. */
export const MUTES = { most: 200, textMax: 60 } as const;

/**
 * SO-10: words are looked for in what people write, topics among what an article or a tip is about; of a person nothing
 * is read, without a block.
 */
export const muteKinds = ['word', 'topic', 'person'] as const;
export type MuteKind = (typeof muteKinds)[number];

/** Something that a member does not want to read. */
export interface Mute {
  readonly kind: MuteKind;
  /** As it was typed; the name of a person when they were muted. */
  readonly text: string;
  /** Whom it is about; absent for words and topics. */
  readonly userId?: string;
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

/** What tells two mutes of a kind apart: of a person the id, else what is alike in alike words. */
export const muteKeyOf = ({ kind, text, userId = '' }: Pick<Mute, 'kind' | 'text' | 'userId'>): string =>
  kind === 'person' ? userId : muteKey(text);

/** Whether somebody is muted; nobody is none. */
export const isMutedPerson = (mutes: readonly Mute[], userId: string | null): boolean =>
  userId !== null && mutes.some((mute) => mute.kind === 'person' && mute.userId === userId);

/** Whether a text holds a word that is muted. */
export const holdsMuted = (mutes: readonly Mute[], text: string): boolean => {
  const words = mutes.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return false;
  const read = plain(text);
  return words.some((mute) => meets(read, mute));
};

/** Words that somebody said; null is nobody. */
export interface Said {
  readonly userId: string | null;
  readonly text: string;
}
/**
 * Whether what somebody said is muted: its author or its words, or those of what it quotes or answers. A viewer's own
 * words never are.
 */
export const isMutedSaid = (
  mutes: readonly Mute[],
  viewerId: string | null,
  said: Said,
  quoted: Said | null,
): boolean =>
  mutes.length > 0 &&
  said.userId !== viewerId &&
  [said, ...(quoted && quoted.userId !== viewerId ? [quoted] : [])].some(
    ({ userId, text }) => isMutedPerson(mutes, userId) || holdsMuted(mutes, text),
  );

/** Whether something is about a muted topic, which is one of these or in its words. */
export const isAboutMuted = (mutes: readonly Mute[], topics: readonly string[]): boolean => {
  const muted = mutes.filter(({ kind }) => kind === 'topic');
  return muted.length > 0 && topics.map(plain).some((topic) => muted.some((mute) => meets(topic, mute)));
};

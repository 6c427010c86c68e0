/** What a text is, by who reads it and what may stand in it. */
export type WordsKind =
  | ('name' | 'title' | 'chat' | 'private' | 'take' | 'comment' | 'post' | 'tip' | 'bio' | 'address')
  | ('letter' | 'article');

export interface KindRules {
  /** Whether the list of words holds. A letter to customer care may quote what it complains of. */
  readonly words: boolean;
  /** Links: from nobody, from members who have been here for a while, or from everybody. */
  readonly links: 'never' | 'later' | 'always';
  readonly flood: boolean;
  /** Whether the same text again and again is refused. */
  readonly repeats: boolean;
  /** How fast new accounts write: as in a conversation, or as one posts; null for no other pace than the call's own. */
  readonly pace: 'talk' | 'post' | null;
}

const said = { words: true, links: 'later', flood: true, repeats: true } as const;
const short = { words: true, links: 'never', flood: true, repeats: false, pace: null } as const;

export const kindRules: Readonly<Record<WordsKind, KindRules>> = {
  name: short,
  title: short,
  chat: { ...said, pace: 'talk' },
  private: { ...said, pace: 'talk' },
  take: { ...said, pace: 'post' },
  comment: { ...said, pace: 'post' },
  post: { ...said, pace: 'post' },
  tip: { ...said, repeats: false, pace: null },
  bio: { ...said, repeats: false, pace: null },
  address: { ...said, links: 'always', repeats: false, pace: null },
  letter: { words: false, links: 'always', flood: true, repeats: false, pace: null },
  article: { words: true, links: 'always', flood: false, repeats: false, pace: null },
};

/** CH-10: what holds in the chat of a room. */
export interface ChatRules {
  /** Seconds between two messages of one member; 0 for none. */
  readonly slowModeSec: number;
  /** Most characters of a message, as people see them. */
  readonly maxLength: number;
  readonly links: boolean;
  readonly emojiOnly: boolean;
  /** Only who follows a host of the room for so many minutes writes; absent for everybody. */
  readonly followersOnlyMin?: number;
}

/** The bounds of rules. */
export const RULES = {
  slowModeMost: 600,
  lengthLeast: 10,
  /** CLAUSES "Limits". */
  lengthMost: 500,
  followersMost: 43_200,
  words: 200,
  wordLength: 40,
} as const;

export const defaultRules: ChatRules = {
  slowModeSec: 0,
  maxLength: RULES.lengthMost,
  links: true,
  emojiOnly: false,
};

/** What a host sets with one press when strangers flood a room: who follows the host writes on, slowly. */
export const orderRules: ChatRules = {
  slowModeSec: 10,
  maxLength: 100,
  links: false,
  emojiOnly: false,
  followersOnlyMin: 10,
};

/** The same where there is nobody to follow. */
export const orderWithoutHost: ChatRules = { slowModeSec: 60, maxLength: 60, links: false, emojiOnly: true };

export const isDefault = (rules: ChatRules): boolean => sameRules(rules, defaultRules);
export const sameRules = (a: ChatRules, b: ChatRules): boolean =>
  a.slowModeSec === b.slowModeSec &&
  a.maxLength === b.maxLength &&
  a.links === b.links &&
  a.emojiOnly === b.emojiOnly &&
  a.followersOnlyMin === b.followersOnlyMin;

/** Why the rules of a room, or those who keep order there, refuse a message. */
export type RoomReason =
  ('roomLength' | 'roomLinks' | 'roomEmoji' | 'roomFollowers' | 'roomWords' | 'roomSlow') | ('muted' | 'banned');

/** How long somebody waits until they have followed for long enough; 0 for not at all, null for who does not follow. */
export const followWaitMs = (
  { followersOnlyMin }: ChatRules,
  followsSince: number | null,
  now: number,
): number | null => {
  if (followersOnlyMin === undefined) return 0;
  return followsSince === null ? null : Math.max(0, followsSince + followersOnlyMin * 60_000 - now);
};

import type { Standing } from './social.ts';

/** The count plus or minus one, at least 0. */
const moved = (count: number | undefined, on: boolean): number => Math.max(0, (count ?? 0) + (on ? 1 : -1));

/** The toggles of a member, each with the count that it changes. */
const toggles = {
  follow: { mine: 'following', counted: 'followers' },
  save: { mine: 'saved', counted: 'saves' },
  like: { mine: 'liked', counted: 'likes' },
} as const;
export type Toggle = keyof typeof toggles;

export const isOn = ({ me }: Standing, toggle: Toggle): boolean => me?.[toggles[toggle].mine] ?? false;
export const countOf = ({ counters }: Standing, toggle: Toggle): number => counters[toggles[toggle].counted] ?? 0;

/** The standing after a member's toggle. Repeating a toggle changes nothing; neither does a guest's. */
export const turned = (standing: Standing, toggle: Toggle, on: boolean): Standing => {
  const { me, counters } = standing;
  const { mine, counted } = toggles[toggle];
  if (!me || me[mine] === on) return standing;
  return { ...standing, me: { ...me, [mine]: on }, counters: { ...counters, [counted]: moved(counters[counted], on) } };
};

/** The standing after a member's emoji. Repeating it changes nothing; neither does a guest's. */
export const reacted = (standing: Standing, emoji: string, on: boolean): Standing => {
  const { me, counters } = standing;
  if (!me || me.reactions.includes(emoji) === on) return standing;
  const reactions = { ...counters.reactions, [emoji]: moved(counters.reactions?.[emoji], on) };
  return {
    ...standing,
    me: { ...me, reactions: on ? [...me.reactions, emoji] : me.reactions.filter((one) => one !== emoji) },
    counters: { ...counters, reactions },
  };
};

/** Sets one's own rating only; the origin computes the new average. */
export const rated = (standing: Standing, rating: number | null): Standing =>
  standing.me ? { ...standing, me: { ...standing.me, rating } } : standing;

/** Five stars stand for the rating 10. */
export const STARS = 5;
const POINTS_A_STAR = 2;
export const pointsOf = (stars: number): number => stars * POINTS_A_STAR;
/** Number of lit stars for a rating, rounded up: 7 of 10, which other clients may send, lights four. */
export const starsOf = (rating: number | null): number => Math.ceil((rating ?? 0) / POINTS_A_STAR);
/** The average in stars, to one decimal. */
export const meanInStars = (avg: number): number => Math.round((avg * 10) / POINTS_A_STAR) / 10;

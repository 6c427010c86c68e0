import type { Standing } from './social.ts';

/** How many more or fewer there are; what is counted is never less than nobody. */
const moved = (count: number | undefined, on: boolean): number => Math.max(0, (count ?? 0) + (on ? 1 : -1));

/** The three that a member turns on and off, each with what is counted of it. */
const toggles = {
  follow: { mine: 'following', counted: 'followers' },
  save: { mine: 'saved', counted: 'saves' },
  like: { mine: 'liked', counted: 'likes' },
} as const;
export type Toggle = keyof typeof toggles;

export const isOn = ({ me }: Standing, toggle: Toggle): boolean => me?.[toggles[toggle].mine] ?? false;
export const countOf = ({ counters }: Standing, toggle: Toggle): number => counters[toggles[toggle].counted] ?? 0;

/** How a thing stands once a member has done this about it; the same again changes nothing, and nobody's standing stays. */
export const turned = (standing: Standing, toggle: Toggle, on: boolean): Standing => {
  const { me, counters } = standing;
  const { mine, counted } = toggles[toggle];
  if (!me || me[mine] === on) return standing;
  return { ...standing, me: { ...me, [mine]: on }, counters: { ...counters, [counted]: moved(counters[counted], on) } };
};

/** One's own rating alone: what it makes of the mean is the origin's to say. */
export const rated = (standing: Standing, rating: number | null): Standing =>
  standing.me ? { ...standing, me: { ...standing.me, rating } } : standing;

/** Stars are shown and given by halves of the scale: five of them are a 10. */
export const STARS = 5;
const POINTS_A_STAR = 2;
export const pointsOf = (stars: number): number => stars * POINTS_A_STAR;
/** How many stars are lit for a rating; 7 of 10, which other programs may give, lights four. */
export const starsOf = (rating: number | null): number => Math.ceil((rating ?? 0) / POINTS_A_STAR);
/** The mean in stars, to one decimal. */
export const meanInStars = (avg: number): number => Math.round((avg * 10) / POINTS_A_STAR) / 10;

/** A repeatable source of numbers from 0 to 1. */
export const seeded = (seed: number) => {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const channels = (hex: string) => {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255] as const;
};

/** '#rrggbb' with an opacity. */
export const alpha = (hex: string, opacity: number) => `rgba(${channels(hex).join(',')},${opacity})`;

/** From a to b, both '#rrggbb'; share 0 to 1. */
export const mix = (a: string, b: string, share: number) => {
  const [from, to] = [channels(a), channels(b)];
  const hex = from.map((v, i) =>
    Math.round(v + ((to[i] ?? 0) - v) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
};

const NIGHT = '#04100a';
const darkened = new Map<string, string>();
/** The side of a colour that the floodlights do not reach. */
export const shade = (hex: string) => {
  const known = darkened.get(hex);
  if (known) return known;
  const made = mix(hex, NIGHT, 0.36);
  darkened.set(hex, made);
  return made;
};

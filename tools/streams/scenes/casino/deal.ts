import { at, clamp, closedCurve, type Key, lerp, smooth } from '../loop.ts';

export type Point = readonly [x: number, y: number];
export const SHOE: Point = [122, 62.5];
const DISCARD: Point = [40, 63];

export interface Card {
  readonly slot: Point;
  readonly tilt: number;
  readonly dealt: number;
  readonly turned: number;
  readonly rank: string;
  readonly suit: '♠' | '♥' | '♦' | '♣';
}
/** Two cards to each side, turned one by one, gathered up again. */
export const CARDS: readonly Card[] = [
  { slot: [60, 71.5], tilt: -0.1, dealt: 1.1, turned: 6.5, rank: '9', suit: '♥' },
  { slot: [91, 70.7], tilt: -0.03, dealt: 2.3, turned: 8.1, rank: 'K', suit: '♠' },
  { slot: [70.5, 70.7], tilt: 0.03, dealt: 3.5, turned: 7.3, rank: '4', suit: '♣' },
  { slot: [101.5, 71.5], tilt: 0.1, dealt: 4.7, turned: 8.9, rank: '7', suit: '♦' },
];
const SLIDE = 0.62;
export const GATHER = 13.1;
const SWEEP = 0.75;

export interface CardNow {
  readonly at: Point;
  readonly tilt: number;
  /** Width as shown while turning, 1 flat to 0 on edge. */
  readonly open: number;
  readonly face: boolean;
  readonly seen: boolean;
}
export const cardNow = (card: Card, t: number): CardNow => {
  const going = smooth((t - card.dealt) / SLIDE);
  const leaving = smooth((t - GATHER - (card.slot[0] > 80 ? 0 : 0.18)) / SWEEP);
  const turn = clamp((t - card.turned) / 0.36);
  const x = lerp(lerp(SHOE[0], card.slot[0], going), DISCARD[0], leaving);
  const y = lerp(lerp(SHOE[1], card.slot[1], going), DISCARD[1], leaving) - Math.sin(Math.PI * turn) * 1.6;
  return {
    at: [x, y],
    tilt: lerp(lerp(0.5, card.tilt, going), -0.6, leaving),
    open: Math.abs(Math.cos(Math.PI * turn)),
    face: turn > 0.5,
    seen: t > card.dealt && leaving < 1,
  };
};

/** The chips that the winner is paid, pushed across the felt. */
export const PAY = { from: 10.3, to: 11.5, start: [112, 64.5], end: [60.5, 80], back: 15.2 } as const;
export const payNow = (t: number): { readonly at: Point; readonly seen: number } => {
  const u = smooth((t - PAY.from) / (PAY.to - PAY.from));
  return {
    at: [lerp(PAY.start[0], PAY.end[0], u), lerp(PAY.start[1], PAY.end[1], u)],
    seen: t < PAY.from - 0.2 ? 0 : 1 - smooth((t - 14.4) / 0.6),
  };
};

const REST_LEFT: Point = [69, 63.5];
const REST_RIGHT: Point = [92, 63.5];

const handKeys = (): { readonly left: readonly Key[]; readonly right: readonly Key[] } => {
  const right: Key[] = [{ t: 0.2, v: REST_RIGHT }];
  const left: Key[] = [{ t: 0.2, v: REST_LEFT }];
  for (const card of CARDS) {
    right.push({ t: card.dealt - 0.12, v: [SHOE[0] - 1, SHOE[1] - 1.2] });
    right.push({ t: card.dealt + SLIDE, v: [card.slot[0] + 3, card.slot[1] - 4.6] });
  }
  right.push({ t: 6, v: REST_RIGHT });
  left.push({ t: 6, v: REST_LEFT });
  const turns = [...CARDS].sort((a, b) => a.turned - b.turned);
  for (const card of turns) {
    const mine = card.slot[0] < 80 ? left : right;
    mine.push(
      { t: card.turned, v: [card.slot[0], card.slot[1] - 4.4] },
      { t: card.turned + 0.4, v: [card.slot[0] + 1.5, card.slot[1] - 6] },
    );
  }
  left.push(
    { t: 9.4, v: REST_LEFT },
    { t: 12.6, v: [74, 63] },
    { t: GATHER, v: [80, 66] },
    { t: GATHER + SWEEP, v: [45, 61] },
    { t: 14.9, v: [62, 62] },
  );
  right.push(
    { t: PAY.from - 0.15, v: [PAY.start[0] + 3, PAY.start[1] - 1] },
    { t: PAY.to, v: [PAY.end[0] + 8, PAY.end[1] - 8] },
    { t: 12.4, v: REST_RIGHT },
    { t: 15.2, v: REST_RIGHT },
  );
  const ordered = (keys: readonly Key[]) => [...keys].sort((a, b) => a.t - b.t);
  return { left: ordered(left), right: ordered(right) };
};
const keys = handKeys();
const curves = { left: closedCurve(keys.left), right: closedCurve(keys.right) };
/** Where the host's hands are; sides as seen in the picture. */
export const handsAt = (t: number): { readonly left: Point; readonly right: Point } => {
  const point = (v: readonly number[]): Point => [v[0] ?? 0, v[1] ?? 0];
  return { left: point(curves.left(t)), right: point(curves.right(t)) };
};

/** Where the host looks, −1 left to 1 right. */
export const glanceAt = (t: number) =>
  clamp((at(curves.right(t), 0) - 92) / 30 + (at(curves.left(t), 0) - 69) / 30, -1, 1);

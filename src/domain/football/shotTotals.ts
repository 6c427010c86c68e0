import type { FixtureSide, Shot } from './matchData.ts';

export interface ShotTotals {
  readonly shots: number;
  readonly onTarget: number;
  readonly goals: number;
  readonly xg: number;
}

/** What a side's shots add up to. */
export const shotTotals = (shots: readonly Shot[], side: FixtureSide): ShotTotals => {
  const own = shots.filter((one) => one.side === side);
  const goals = own.filter(({ result }) => result === 'goal').length;
  const saved = own.filter(({ result }) => result === 'saved').length;
  return { shots: own.length, onTarget: goals + saved, goals, xg: own.reduce((sum, { xg }) => sum + xg, 0) };
};

/** Where a shot is on a whole pitch of 100 × 100 on which the home side attacks to the right. */
export const onPitch = ({ side, x, y }: Pick<Shot, 'side' | 'x' | 'y'>): { readonly x: number; readonly y: number } =>
  side === 'home' ? { x, y } : { x: 100 - x, y: 100 - y };

import { demoCommentators, type DemoCommentator } from './content/commentators.ts';
import type { ModeId } from '#domain/schedule/mode.ts';
import { draw, shuffled } from './random.ts';

/** A period that needs commentators; epoch milliseconds. */
export interface Shift {
  readonly fixtureId: string;
  readonly modeId: ModeId;
  readonly from: number;
  readonly to: number;
  /** Starts before seven in the morning. */
  readonly night: boolean;
  /** Assigned first: without it, its sport would have nothing live at that hour. */
  readonly needed: boolean;
  /** Desired number of commentators, 1 to 3. */
  readonly wanted: number;
}

/** Assigns commentators to shifts, which are given by start, so that nobody is in two rooms at once. */
export const crewsOf = (shifts: readonly Shift[]): ReadonlyMap<string, readonly DemoCommentator[]> => {
  const busy = new Map<string, Shift[]>();
  const crews = new Map<string, DemoCommentator[]>(shifts.map(({ fixtureId }) => [fixtureId, []]));
  const isFree = (key: string, shift: Shift): boolean =>
    (busy.get(key) ?? []).every(({ from, to }) => to <= shift.from || from >= shift.to);
  const join = (shift: Shift): void => {
    const order = shuffled(demoCommentators, shift.fixtureId);
    const free = order.filter(({ key, night }) => night === shift.night && isFree(key, shift));
    const best = free.find(({ modes }) => modes[0] === shift.modeId);
    const one = best ?? free.find(({ modes }) => modes.includes(shift.modeId)) ?? (anyone(shift) ? free[0] : undefined);
    if (!one) return;
    crews.get(shift.fixtureId)!.push(one);
    busy.set(one.key, [...(busy.get(one.key) ?? []), shift]);
  };
  // A room without a commentator is worse than one with a commentator of another sport.
  const anyone = ({ fixtureId }: Shift): boolean => crews.get(fixtureId)!.length === 0;
  for (const needed of [true, false]) for (const shift of shifts) if (shift.needed === needed) join(shift);
  const byWish = [...shifts].sort((a, b) => b.wanted - a.wanted);
  for (let seat = 2; seat <= 3; seat++) for (const shift of byWish) if (shift.wanted >= seat) join(shift);
  return crews;
};

/** Desired number of commentators of a fixture: always two or three for the most popular league. */
export const wantedVoices = (fixtureId: string, fame: number): number => {
  const more = draw(`voices ${fixtureId}`).whole(0, 2);
  return fame > 2 ? Math.max(2, 1 + more) : 1 + Math.min(more, fame >= 1 ? 2 : 1);
};

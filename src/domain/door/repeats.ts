import { likeness, type Sketch } from './likeness.ts';
import type { DoorRules } from './rules.ts';

/** Something that was said. */
export interface SaidBefore {
  readonly userId: string;
  readonly at: number;
  readonly sketch: Sketch;
  /** Of the account then; null for nobody's. */
  readonly ageMs: number | null;
}

const DAY_MS = 86_400_000;

/** Whether a member says again what they said just now. `own` is what this member said. */
export const isRepeated = (
  own: readonly SaidBefore[],
  { sketch, at }: SaidBefore,
  rules: DoorRules['repeats'],
): boolean => {
  if (rules === null) return false;
  const most = sketch.short ? rules.shortMost : rules.most;
  let same = 0;
  for (const before of own)
    if (at - before.at < rules.withinSec * 1000 && likeness(before.sketch, sketch) >= rules.likeness) same += 1;
  return same >= most;
};

/** Whether a new account says what several other new ones just said in the same place: one hand behind all of them. */
export const isOfCrowd = (
  here: readonly SaidBefore[],
  { sketch, at, userId, ageMs }: SaidBefore,
  rules: DoorRules['crowd'],
  least: number,
): boolean => {
  if (rules === null || sketch.short || ageMs === null || ageMs >= rules.underDays * DAY_MS) return false;
  const others = new Set<string>();
  for (const before of here) {
    if (before.userId === userId || at - before.at >= rules.withinSec * 1000) continue;
    if (before.ageMs === null || before.ageMs >= rules.underDays * DAY_MS) continue;
    if (likeness(before.sketch, sketch) >= least) others.add(before.userId);
  }
  return others.size >= rules.most;
};

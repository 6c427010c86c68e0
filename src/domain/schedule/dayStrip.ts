import { addDays, type Day } from '../shared/zone.ts';

const days = (today: Day, from: number, to: number): readonly Day[] =>
  Array.from({ length: to - from + 1 }, (_, i) => addDays(today, from + i));

/** LIVE-2: yesterday, today and the next five days. */
export const forwardStrip = (today: Day): readonly Day[] => days(today, -1, 5);

/** LIVE-2: five days back to tomorrow. */
export const backwardStrip = (today: Day): readonly Day[] => days(today, -5, 1);

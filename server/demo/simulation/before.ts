import { hourMinute } from '#domain/shared/zone.ts';
import type { Words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';

/** The teams walk out: the last minutes before a start have no figure of their own. */
const WALKING_OUT_MS = 5 * MINUTE_MS;

/** How a fixture stands before its start: the time in Asia/Bangkok, then that it is about to begin. */
export const before = ({ startTime }: DemoFixture, now: number, note: Words | null = null): Standing => ({
  phase: 'before',
  status: now >= startTime - WALKING_OUT_MS ? 'pending' : hourMinute(startTime, 'Asia/Bangkok'),
  score: null,
  note,
});

/** A minute of play as status text; 1 and 2 would read as other words of MATCH-1, so the first two are just live. */
export const minuteStatus = (minute: number): string => (minute <= 2 ? 'live' : String(minute));

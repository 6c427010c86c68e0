import { hourMinute } from '#domain/shared/zone.ts';
import type { Words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';

/** The last minutes before a start, when the teams walk out, have their own status. */
const WALKING_OUT_MS = 5 * MINUTE_MS;

/** The state of a fixture before its start: the start time in Asia/Bangkok, then "pending". */
export const before = ({ startTime }: DemoFixture, now: number, note: Words | null = null): Standing => ({
  phase: 'before',
  status: now >= startTime - WALKING_OUT_MS ? 'pending' : hourMinute(startTime, 'Asia/Bangkok'),
  score: null,
  note,
});

/** A minute as status text. In MATCH-1 the texts 1 and 2 have other meanings, so these minutes are "live". */
export const minuteStatus = (minute: number): string => (minute <= 2 ? 'live' : String(minute));

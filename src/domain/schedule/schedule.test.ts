import { expect, it } from 'vitest';
import { SCHEDULE } from './schedule.ts';

it('LIVE-4: the total is asked every 20 000 ms', () => {
  expect(SCHEDULE.totalPollMs).toBe(20_000);
});
it('CALL-3: the live schedule asks for 200', () => {
  expect(SCHEDULE.schedulePageSize).toBe(200);
});
it('asks an open room every 10 s and lists every 20 s', () => {
  expect([SCHEDULE.roomPollMs, SCHEDULE.listPollMs]).toEqual([10_000, 20_000]);
});

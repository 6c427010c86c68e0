import { schedule } from '../database/migrations/0002-schedule.ts';
import { boardTold } from '../database/migrations/0043-boardTold.ts';
import { fixtureTold } from '../database/migrations/0038-fixtureTold.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Matches, rooms and commentators of all sources. */
export const scheduleArea = defineArea({
  calls: ['schedule'],
  migrations: [schedule, fixtureTold, boardTold],
  limits: {
    schedule: {
      search: { max: 120, windowMs: MINUTE_MS },
      anchorRooms: { max: 240, windowMs: MINUTE_MS },
    },
  },
  hot: {
    schedule: {
      featureMatch: 1000,
      liveRoom: 1000,
      liveSchedule: 1000,
      totalLive: 1000,
      dayCounts: 1000,
      anchorSchedule: 2000,
      search: 2000,
      leagues: 2000,
      modes: 1000,
      anchors: 2000,
      anchorDetail: 2000,
      anchorRooms: 5000,
    },
  },
});

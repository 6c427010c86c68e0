import * as Schema from 'effect/Schema';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { call } from './call.ts';
import { DayText, Id, numberBetween, RoomId, ZoneText } from './fields.ts';
import { MatchWire, RoomWire } from './shapes.ts';

const pageSize = Schema.optionalKey(numberBetween(1, SCHEDULE.schedulePageSize));

export const schedule = {
  featureMatch: call({
    method: 'GET',
    path: '/live/api/schedule/feature-match',
    about: 'Featured matches, over all days or by status.',
    input: Schema.Struct({
      status: Schema.optionalKey(Schema.Literals(['live', 'upcoming', 'ended'])),
      pageSize,
      liveModeId: Schema.optionalKey(Id),
      leagueId: Schema.optionalKey(Id),
    }),
    data: Schema.Array(MatchWire),
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  liveRoom: call({
    method: 'GET',
    path: '/live/api/schedule/liveRoom',
    about: 'One live room: its own commentator first, then the others of the fixture. 404 if there is none.',
    input: Schema.Struct({ id: RoomId }),
    data: RoomWire,
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  liveSchedule: call({
    method: 'GET',
    path: '/live/api/schedule/liveSchedule',
    about: 'The matches of a day (today by default) in a time zone, by start and then by id.',
    input: Schema.Struct({
      date: Schema.optionalKey(DayText),
      timezone: Schema.optionalKey(ZoneText),
      pageSize,
      liveModeId: Schema.optionalKey(Id),
    }),
    data: Schema.Array(MatchWire),
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  dayCounts: call({
    method: 'GET',
    path: '/live/api/schedule/day-count',
    about: 'The number of matches on each day of a range (at most 14 days) in a time zone. Not in the specification.',
    input: Schema.Struct({
      from: DayText,
      to: DayText,
      timezone: Schema.optionalKey(ZoneText),
      liveModeId: Schema.optionalKey(Id),
      leagueId: Schema.optionalKey(Id),
    }),
    data: Schema.Array(Schema.Struct({ day: Schema.String, total: Schema.Int, live: Schema.Int })),
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  totalLive: call({
    method: 'GET',
    path: '/other/api/schedule/total-live-schedule',
    about:
      'The number of rooms that are live now, over all modes or in one (LIVE-4); `byMode` has the modes with live rooms, by id.',
    input: Schema.Struct({ id: Schema.optionalKey(Id) }),
    data: Schema.Struct({
      totalLive: Schema.Int,
      byMode: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
    }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

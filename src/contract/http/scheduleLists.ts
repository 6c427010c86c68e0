import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { Id } from './fields.ts';
import { BookingWire, LeagueWire } from './scheduleShapes.ts';
import { ModeWire, UserWire } from './shapes.ts';

/** What others ask of the schedule, and no page of its own: apart from what every first load carries. */
export const scheduleLists = {
  anchorSchedule: call({
    method: 'GET',
    path: '/al/api/schedule/anchorSchedule',
    about: 'What commentators have announced, by fixture or by commentator.',
    input: Schema.Struct({ fixtureId: Schema.optionalKey(Id), userId: Schema.optionalKey(Id) }),
    data: Schema.Array(BookingWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  modes: call({
    method: 'GET',
    path: '/live/api/schedule-mode/list',
    about: 'The kinds of live content.',
    input: Schema.Struct({}),
    data: Schema.Array(ModeWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  leagues: call({
    method: 'GET',
    path: '/live/api/schedule/league-list',
    about: 'The leagues of the whole schedule, of all modes or of one. Not in the specification.',
    input: Schema.Struct({ liveModeId: Schema.optionalKey(Id) }),
    data: Schema.Array(LeagueWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  anchors: call({
    method: 'GET',
    path: '/live/api/schedule/anchor',
    about: 'The commentators.',
    input: Schema.Struct({}),
    data: Schema.Array(UserWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

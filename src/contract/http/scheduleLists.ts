import * as Schema from 'effect/Schema';
import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import { call } from './call.ts';
import { DayText, Id, MatchCursor, shortText, slice, ZoneText } from './fields.ts';
import { BookingWire, LeagueWire } from './scheduleShapes.ts';
import { MatchWire, ModeWire, UserWire } from './shapes.ts';

/** Calls about the schedule that no first page makes, in a file of their own to keep them out of the first load. */
export const scheduleLists = {
  anchorSchedule: call({
    method: 'GET',
    path: '/al/api/schedule/anchorSchedule',
    about: 'The matches that commentators have announced, by fixture or by commentator.',
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
  search: call({
    method: 'GET',
    path: '/live/api/schedule/search',
    about:
      'Searches the whole schedule by names of teams, leagues and titles, in any language and without diacritics: from today on by start, before today newest first (`when=past`), or those of one day. Not in the specification.',
    input: Schema.Struct({
      q: Schema.optionalKey(shortText(MATCH_SEARCH.longest)),
      date: Schema.optionalKey(DayText),
      timezone: Schema.optionalKey(ZoneText),
      when: Schema.optionalKey(Schema.Literals(['coming', 'past'])),
      leagueId: Schema.optionalKey(Id),
      cursor: Schema.optionalKey(MatchCursor),
    }),
    data: slice(MatchWire),
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
  anchorDetail: call({
    method: 'GET',
    path: '/live/api/schedule/anchor-detail',
    about: 'One commentator; 404 if there is none (CA-8). Not in the specification.',
    input: Schema.Struct({ userId: Id }),
    data: UserWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  anchorRooms: call({
    method: 'GET',
    path: '/live/api/schedule/anchor-rooms',
    about:
      'The matches of the last 14 days with this commentator, each with their room, newest first, at most 20 (CA-8). Not in the specification.',
    input: Schema.Struct({ userId: Id }),
    data: Schema.Array(MatchWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

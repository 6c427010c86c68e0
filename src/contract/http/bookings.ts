import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { Id } from './fields.ts';
import { BookingWire } from './shapes.ts';

export const bookings = {
  set: call({
    method: 'POST',
    path: '/live/api/user/booking/booking-schedule',
    about: 'Books a match, or takes it back; the same twice is the same.',
    input: Schema.Struct({ fixtureId: Id, commentatorId: Schema.optionalKey(Id), on: Schema.Boolean }),
    data: Schema.NullOr(BookingWire),
    needs: 'member',
    on401: 'allTokens',
  }),
  list: call({
    method: 'GET',
    path: '/live/api/user/booking/booking-list',
    about: 'What the member booked, by start.',
    input: Schema.Struct({}),
    data: Schema.Array(BookingWire),
    needs: 'member',
    on401: 'allTokens',
  }),
};

import * as Schema from 'effect/Schema';
import { leadMinutes } from '#domain/match/leadMin.ts';
import { call } from './call.ts';
import { Id } from './fields.ts';
import { BookingWire } from './scheduleShapes.ts';

export const bookings = {
  set: call({
    method: 'POST',
    path: '/live/api/user/booking/booking-schedule',
    about:
      'Books a match, or takes it back; the same twice is the same. `leadMin` is how long before the start it reminds; absent, what was chosen before stays; null, and for who never chose, it is what the member has by default.',
    input: Schema.Struct({
      fixtureId: Id,
      commentatorId: Schema.optionalKey(Id),
      leadMin: Schema.optionalKey(Schema.NullOr(Schema.Literals(leadMinutes))),
      on: Schema.Boolean,
    }),
    data: Schema.NullOr(BookingWire),
    needs: 'member',
    on401: 'allTokens',
  }),
  list: call({
    method: 'GET',
    path: '/live/api/user/booking/booking-list',
    about: 'What the member booked, by start. `with=all` has beside matches whatever else can be booked: nothing yet.',
    input: Schema.Struct({ with: Schema.optionalKey(Schema.Literals(['all'])) }),
    data: Schema.Array(BookingWire),
    needs: 'member',
    on401: 'allTokens',
  }),
};

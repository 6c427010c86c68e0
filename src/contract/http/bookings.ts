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
      "Books a match or cancels the booking; idempotent. `leadMin` is the minutes before the start at which it reminds: if absent, the earlier choice is kept; null stands for the member's default, as does never having chosen.",
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
    about: "The member's bookings, by start. `with=all` adds everything else that can be booked: nothing so far.",
    input: Schema.Struct({ with: Schema.optionalKey(Schema.Literals(['all'])) }),
    data: Schema.Array(BookingWire),
    needs: 'member',
    on401: 'allTokens',
  }),
};

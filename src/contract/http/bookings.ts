import * as Schema from 'effect/Schema';
import { leadMinutes } from '#domain/match/leadMin.ts';
import { call } from './call.ts';
import { Id } from './fields.ts';
import { TicketWire } from './scheduleShapes.ts';
import { TargetWire } from './social.ts';

export const bookings = {
  set: call({
    method: 'POST',
    path: '/live/api/user/booking/booking-schedule',
    about:
      "Books a match, or a programme of a channel by its `target` (TV-10), or cancels the booking; idempotent. 422 for both or neither. `leadMin` is the minutes before the start at which it reminds: if absent, the earlier choice is kept; null stands for the member's default, as does never having chosen.",
    input: Schema.Struct({
      fixtureId: Schema.optionalKey(Id),
      target: Schema.optionalKey(TargetWire),
      commentatorId: Schema.optionalKey(Id),
      leadMin: Schema.optionalKey(Schema.NullOr(Schema.Literals(leadMinutes))),
      on: Schema.Boolean,
    }),
    data: Schema.NullOr(TicketWire),
    needs: 'member',
    on401: 'allTokens',
  }),
  list: call({
    method: 'GET',
    path: '/live/api/user/booking/booking-list',
    about:
      "The member's bookings, by start. `with=all` adds what else they booked: programmes of channels, with `target` instead of `fixtureId` and `match`.",
    input: Schema.Struct({ with: Schema.optionalKey(Schema.Literals(['all'])) }),
    data: Schema.Array(TicketWire),
    needs: 'member',
    on401: 'allTokens',
  }),
};

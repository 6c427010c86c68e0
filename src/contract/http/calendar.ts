import * as Schema from 'effect/Schema';
import { call, fileCall } from './call.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
export const CalendarAddress = Schema.Struct({ webcal: Schema.String, https: Schema.String }).annotate({
  identifier: 'CalendarAddress',
});

/** SC-8: a member's bookings as a calendar feed. Whoever has the address can read it, without logging in. */
export const calendar = {
  address: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/booking/calendar-url',
    about: "The private address of the member's bookings as a calendar feed; it stays the same until it is renewed.",
    input: Schema.Struct({}),
    data: CalendarAddress,
  }),
  renew: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/booking/calendar-renew',
    about: 'Creates a new calendar address and invalidates the previous one.',
    input: Schema.Struct({}),
    data: CalendarAddress,
  }),
  feed: fileCall({
    method: 'GET',
    path: '/live/api/calendar/:token.ics',
    about: "The bookings of the token's member as iCalendar; 404 for an invalid token.",
    input: Schema.Struct({ token: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,128}$/u)) }),
    needs: 'nothing',
    on401: 'allTokens',
    file: ['text/calendar; charset=utf-8'],
    data: Schema.Unknown,
  }),
};

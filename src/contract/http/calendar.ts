import * as Schema from 'effect/Schema';
import { call, fileCall } from './call.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const CalendarAddress = Schema.Struct({ webcal: Schema.String, https: Schema.String }).annotate({
  identifier: 'CalendarAddress',
});

/** A member's bookings for the calendar of a phone, SC-8: whoever has the address reads them, without logging in. */
export const calendar = {
  address: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/booking/calendar-url',
    about: 'The private address of the member’s bookings as a calendar; the same until a new one is made.',
    input: Schema.Struct({}),
    data: CalendarAddress,
  }),
  renew: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/booking/calendar-renew',
    about: 'Makes a new address; the one before leads nowhere from then on.',
    input: Schema.Struct({}),
    data: CalendarAddress,
  }),
  feed: fileCall({
    method: 'GET',
    path: '/live/api/calendar/:token.ics',
    about: 'The bookings of whoever the token was made for, as iCalendar; 404 for any other token.',
    input: Schema.Struct({ token: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,128}$/u)) }),
    needs: 'nothing',
    on401: 'allTokens',
    file: ['text/calendar; charset=utf-8'],
    data: Schema.Unknown,
  }),
};

import * as Schema from 'effect/Schema';
import { leadMinutes } from '#domain/match/leadMin.ts';
import { DAY_MINUTES } from '#domain/settings/quietHours.ts';
import { oddsFormats, type Settings } from '#domain/settings/settings.ts';
import { call } from './call.ts';
import { ZoneText } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const minuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: DAY_MINUTES - 1 }));
const Channels = Schema.Struct({ app: Schema.Boolean, mail: Schema.Boolean });

const QuietWire = Schema.NullOr(Schema.Struct({ from: minuteOfDay, to: minuteOfDay }));

/** Everything but the rev; the store keeps it as it is here. */
export const PreferencesWire = Schema.Struct({
  timezone: Schema.optionalKey(ZoneText),
  language: Schema.optionalKey(Schema.Literals(['vi', 'en', 'zh'])),
  theme: Schema.optionalKey(Schema.Literals(['light', 'dark', 'system'])),
  oddsFormat: Schema.Literals(oddsFormats),
  hideOdds: Schema.Boolean,
  dataSaver: Schema.Boolean,
  notify: Schema.Struct({
    system: Channels,
    booking: Channels,
    social: Channels,
    reward: Channels,
    apply: Channels,
  }),
  defaultLeadMin: Schema.optionalKey(Schema.Literals(leadMinutes)),
  quiet: QuietWire,
  privacy: Schema.Struct({
    friendRequests: Schema.Literals(['everyone', 'nobody']),
    shownToInviter: Schema.Boolean,
  }),
});

const Rev = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));
const SettingsWire = Schema.Struct({ ...PreferencesWire.fields, rev: Rev }).annotate({ identifier: 'Settings' });
SettingsWire satisfies Schema.Codec<Settings, unknown>;

const ReminderWire = Schema.Struct({ defaultLeadMin: Schema.Literals(leadMinutes), quiet: QuietWire }).annotate({
  identifier: 'ReminderSetting',
});

/** What a member decides about the portal, shared by all devices. */
export const settings = {
  get: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/setting/get',
    about: "The member's settings; the defaults with rev 0 before the first change.",
    input: Schema.Struct({}),
    data: SettingsWire,
  }),
  put: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/setting/put',
    about:
      'Keeps all preferences at once. `rev` is the one that the change began with; where another change was kept meanwhile it is 409, nothing changes, and the newer ones are to be read. A `defaultLeadMin` that is left out stays as it was.',
    input: Schema.Struct({ rev: Rev, preferences: PreferencesWire }),
    data: SettingsWire,
  }),
  reminder: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/reminder/setting',
    about:
      'How the member is reminded of what they booked, on every channel: how many minutes before the start where a booking has no lead of its own, and the quiet hours (minutes since midnight in their zone).',
    input: Schema.Struct({}),
    data: ReminderWire,
  }),
  updateReminder: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/reminder/setting-update',
    about: 'Changes what is given and leaves the rest; the same values as in setting/put.',
    input: Schema.Struct({
      defaultLeadMin: Schema.optionalKey(Schema.Literals(leadMinutes)),
      quiet: Schema.optionalKey(QuietWire),
    }),
    data: ReminderWire,
  }),
};

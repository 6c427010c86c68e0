import * as Schema from 'effect/Schema';
import { leadMinutes } from '#domain/match/leadMin.ts';
import { DAY_MINUTES } from '#domain/settings/quietHours.ts';
import { SOCIAL } from '#domain/social/social.ts';
import { FAVOURITES } from '#domain/football/favourites.ts';
import { spoilerPolicies } from '#domain/spoiler/policy.ts';
import { oddsFormats, type Settings } from '#domain/settings/settings.ts';
import { call } from './call.ts';
import { Id, ZoneText } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const minuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: DAY_MINUTES - 1 }));
const Channels = Schema.Struct({ app: Schema.Boolean, mail: Schema.Boolean });

const SpoilerWire = Schema.Struct({
  mode: Schema.Literals(spoilerPolicies),
  teams: Schema.Array(Id).check(Schema.isMaxLength(FAVOURITES.most)),
}).annotate({ identifier: 'SpoilerChoice' });
const QuietWire = Schema.NullOr(Schema.Struct({ from: minuteOfDay, to: minuteOfDay }));

/** Settings without `rev`; stored in this form. */
export const PreferencesWire = Schema.Struct({
  timezone: Schema.optionalKey(ZoneText),
  language: Schema.optionalKey(Schema.Literals(['vi', 'en', 'zh'])),
  theme: Schema.optionalKey(Schema.Literals(['light', 'dark', 'system'])),
  oddsFormat: Schema.Literals(oddsFormats),
  hideOdds: Schema.Boolean,
  spoiler: Schema.optionalKey(SpoilerWire),
  dataSaver: Schema.Boolean,
  notify: Schema.Struct({
    system: Channels,
    booking: Channels,
    social: Channels,
    tip: Channels,
    content: Channels,
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

/** Pages that were loaded before there were messages about tips and content say nothing of them: what was chosen stays. */
const PutPreferencesWire = Schema.Struct({
  ...PreferencesWire.fields,
  notify: Schema.Struct({
    ...PreferencesWire.fields.notify.fields,
    tip: Schema.optionalKey(Channels),
    content: Schema.optionalKey(Channels),
  }),
});

const Rev = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));
const SettingsWire = Schema.Struct({ ...PreferencesWire.fields, rev: Rev }).annotate({ identifier: 'Settings' });
SettingsWire satisfies Schema.Codec<Settings, unknown>;

const LeadMinWire = Schema.Literals(leadMinutes);
/** Of one team or commentator. */
const leadOf = <A, E>(leadMin: Schema.Codec<A, E>) => Schema.Struct({ id: Id, leadMin });
const ReminderWire = Schema.Struct({
  defaultLeadMin: LeadMinWire,
  quiet: QuietWire,
  perTeam: Schema.Array(leadOf(LeadMinWire)),
  perCommentator: Schema.Array(leadOf(LeadMinWire)),
}).annotate({ identifier: 'ReminderSetting' });
const leadChanges = Schema.optionalKey(
  Schema.Array(leadOf(Schema.NullOr(LeadMinWire))).check(Schema.isMaxLength(SOCIAL.targetsAtOnce)),
);

/** A member's settings, shared by all devices. */
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
      'Stores all settings at once. `rev` is the revision that the change started from; 409 without any change if another one was stored meanwhile. If `defaultLeadMin`, `notify.tip` or `notify.content` is absent, it stays as it was.',
    input: Schema.Struct({ rev: Rev, preferences: PutPreferencesWire }),
    data: SettingsWire,
  }),
  reminder: call({
    ...member,
    method: 'GET',
    path: '/live/api/user/reminder/setting',
    about:
      "The member's reminder settings, for every channel: minutes before the start for bookings without their own setting, the quiet hours (minutes since midnight in the member's zone), and the minutes for matches of single teams and commentators that the member follows.",
    input: Schema.Struct({}),
    data: ReminderWire,
  }),
  updateReminder: call({
    ...member,
    method: 'POST',
    path: '/live/api/user/reminder/setting-update',
    about:
      'Changes the given reminder settings and keeps the others; the values are those of setting/put. `perTeam` and `perCommentator` change the leads of those they name (null: the default again), at most 50 each; whom the member does not follow has none.',
    input: Schema.Struct({
      defaultLeadMin: Schema.optionalKey(LeadMinWire),
      quiet: Schema.optionalKey(QuietWire),
      perTeam: leadChanges,
      perCommentator: leadChanges,
    }),
    data: ReminderWire,
  }),
};

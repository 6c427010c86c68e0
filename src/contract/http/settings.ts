import * as Schema from 'effect/Schema';
import { DAY_MINUTES } from '#domain/settings/quietHours.ts';
import { oddsFormats, type Settings } from '#domain/settings/settings.ts';
import { call } from './call.ts';
import { ZoneText } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens' } as const;
const minuteOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: DAY_MINUTES - 1 }));
const Channels = Schema.Struct({ app: Schema.Boolean, mail: Schema.Boolean });

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
  quiet: Schema.NullOr(Schema.Struct({ from: minuteOfDay, to: minuteOfDay })),
  privacy: Schema.Struct({
    friendRequests: Schema.Literals(['everyone', 'nobody']),
    shownToInviter: Schema.Boolean,
  }),
});

const Rev = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));
const SettingsWire = Schema.Struct({ ...PreferencesWire.fields, rev: Rev }).annotate({ identifier: 'Settings' });
SettingsWire satisfies Schema.Codec<Settings, unknown>;

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
      'Keeps all preferences at once. `rev` is the one that the change began with; where another change was kept meanwhile it is 409, nothing changes, and the newer ones are to be read.',
    input: Schema.Struct({ rev: Rev, preferences: PreferencesWire }),
    data: SettingsWire,
  }),
};

import { expect, it } from 'vitest';
import { joinChanges, withChange, withoutSent } from './change.ts';
import { defaultSettings } from './settings.ts';

const { notify, privacy } = defaultSettings;

it('AU-9: a change leaves everything beside it as it is', () => {
  expect(withChange(defaultSettings, {})).toEqual(defaultSettings);
  expect(withChange(defaultSettings, { hideOdds: true, quiet: { from: 1, to: 2 } })).toEqual({
    ...defaultSettings,
    ...{ hideOdds: true, quiet: { from: 1, to: 2 } },
  });
  expect(withChange(defaultSettings, { notify: { 'social.mail': true, 'reward.app': false } })).toEqual({
    ...defaultSettings,
    notify: { ...notify, social: { app: true, mail: true }, reward: { app: false, mail: false } },
  });
  expect(withChange(defaultSettings, { privacy: { shownToInviter: true } })).toEqual({
    ...defaultSettings,
    privacy: { ...privacy, shownToInviter: true },
  });
});

it('the later change goes over the earlier one, switch by switch', () => {
  const first = { hideOdds: true, notify: { 'social.mail': true }, privacy: { shownToInviter: true } } as const;
  expect(joinChanges(first, {})).toEqual(first);
  expect(joinChanges({}, first)).toEqual(first);
  const then = { hideOdds: false, notify: { 'social.mail': false, 'social.app': false } } as const;
  expect(joinChanges(first, then)).toEqual({ ...then, privacy: { shownToInviter: true } });
  expect(joinChanges(first, { privacy: { friendRequests: 'nobody' } })).toEqual({
    ...first,
    privacy: { shownToInviter: true, friendRequests: 'nobody' },
  });
});

it('what left is no change any more, but for what was changed again meanwhile', () => {
  const sent = { hideOdds: true, notify: { 'social.mail': true }, privacy: { shownToInviter: true } } as const;
  expect(withoutSent(sent, sent)).toEqual({});
  expect(withoutSent(sent, {})).toEqual(sent);
  const now = {
    ...{ hideOdds: false, dataSaver: true },
    notify: { 'social.mail': true, 'reward.mail': true },
    privacy: { shownToInviter: false },
  } as const;
  expect(withoutSent(now, sent)).toEqual({
    ...{ hideOdds: false, dataSaver: true },
    notify: { 'reward.mail': true },
    privacy: { shownToInviter: false },
  });
});

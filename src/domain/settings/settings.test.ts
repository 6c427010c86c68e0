import { expect, it } from 'vitest';
import { defaultSettings, inboxTypes, settingsProblem } from './settings.ts';

it('SH-4: every kind of message reaches the portal at first, and only what cannot wait comes by mail', () => {
  const { notify } = defaultSettings;
  expect(inboxTypes.map((type) => [type, notify[type].app, notify[type].mail])).toEqual([
    ['system', true, true],
    ['booking', true, false],
    ['social', true, false],
    ['tip', true, false],
    ['content', true, false],
    ['reward', true, false],
    ['apply', true, true],
  ]);
  expect(settingsProblem(defaultSettings)).toBeNull();
});

it('AU-9: nothing is hidden, saved or shown to others before a member wants it', () => {
  const { oddsFormat, hideOdds, dataSaver, quiet, privacy, rev } = defaultSettings;
  expect([oddsFormat, hideOdds, dataSaver, quiet, rev]).toEqual(['decimal', false, false, null, 0]);
  expect(privacy).toEqual({ friendRequests: 'everyone', shownToInviter: false });
});

it('SH-4: security messages cannot be switched off in the portal, by mail they can', () => {
  const withSystem = (app: boolean, mail: boolean) => ({
    ...defaultSettings,
    notify: { ...defaultSettings.notify, system: { app, mail } },
  });
  expect(settingsProblem(withSystem(false, true))).toBe('systemOff');
  expect(settingsProblem(withSystem(true, false))).toBeNull();
});

it('SH-4: quiet hours last some time', () => {
  expect(settingsProblem({ ...defaultSettings, quiet: { from: 60, to: 60 } })).toBe('quietEmpty');
  expect(settingsProblem({ ...defaultSettings, quiet: { from: 0, to: 60 } })).toBeNull();
});

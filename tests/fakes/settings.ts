import { createActor } from 'xstate';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { wireSettings } from '#machines/settings/settings.wire.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { KeptSettings, SettingsPort } from '#ports/settings.ts';

/** A member's settings over an origin that accepts every change, except for what a test gives; records the changes. */
export const fakeSettings = (held: Partial<Settings> = {}, given: Partial<SettingsPort> = {}) => {
  const sent: Settings[] = [];
  const port: SettingsPort = {
    read: () => Promise.resolve(succeeded({ ...defaultSettings, ...held })),
    keep: async (settings, signal): Promise<Outcome<KeptSettings>> => {
      sent.push(settings);
      if (given.keep) return given.keep(settings, signal);
      return succeeded({ kind: 'kept', settings: { ...settings, rev: settings.rev + 1 } });
    },
    ...(given.read && { read: given.read }),
  };
  const actor = createActor(
    wireSettings({
      settings: () => Promise.resolve(port),
      apply: () => {},
      log: { warn: () => {}, report: () => {} },
    }),
  ).start();
  actor.send({ type: 'settings.member', userId: 'u1' });
  return { actor, sent };
};

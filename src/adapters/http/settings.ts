import { settings } from '#contract/http/settings.ts';
import { succeeded } from '#ports/failure.ts';
import type { SettingsPort } from '#ports/settings.ts';
import type { Send } from './send.ts';

export const httpSettings = (send: Send): SettingsPort => {
  const read: SettingsPort['read'] = (signal) => send(settings.get, {}, signal);
  return {
    read,
    keep: async ({ rev, ...preferences }, signal) => {
      const outcome = await send(settings.put, { rev, preferences }, signal);
      if (outcome.ok) return succeeded({ kind: 'kept', settings: outcome.value });
      if (outcome.failure.kind !== 'refused' || outcome.failure.code !== 409) return outcome;
      const newer = await read(signal);
      return newer.ok ? succeeded({ kind: 'stale', settings: newer.value }) : newer;
    },
  };
};

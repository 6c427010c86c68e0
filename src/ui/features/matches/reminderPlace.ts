import { defaultSettings, type Settings } from '#domain/settings/settings.ts';

/** Where a member is told of what they booked, by their settings; null is for settings that were not read yet. */
export const reminderPlace = (settings: Pick<Settings, 'notify'> | null): 'bell' | 'mail' | 'both' | 'none' => {
  const { app, mail } = (settings ?? defaultSettings).notify.booking;
  if (app) return mail ? 'both' : 'bell';
  return mail ? 'mail' : 'none';
};

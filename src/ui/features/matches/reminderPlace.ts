import { defaultSettings, type Settings } from '#domain/settings/settings.ts';

/** Where a member is notified of bookings, by their settings; null for settings that are not loaded yet. */
export const reminderPlace = (settings: Pick<Settings, 'notify'> | null): 'bell' | 'mail' | 'both' | 'none' => {
  const { app, mail } = (settings ?? defaultSettings).notify.booking;
  if (app) return mail ? 'both' : 'bell';
  return mail ? 'mail' : 'none';
};

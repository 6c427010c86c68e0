import type { settings } from '#contract/http/settings.ts';
import { defaultSettings, settingsProblem, type Settings } from '#domain/settings/settings.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { settingsStore } from './settings.store.ts';

/** A member's settings as now kept; the defaults for who never changed any, or is unknown. */
export type SettingsOf = (userId: string) => Promise<Settings>;

export interface SettingsArea {
  readonly handlers: AreaHandlers<typeof settings>;
  readonly settingsOf: SettingsOf;
}

/** What members decide about the portal. */
export const createSettings = ({ database }: { readonly database: Database }): SettingsArea => {
  const store = settingsStore(database);
  const settingsOf: SettingsOf = async (userId) => (await store.of(userId)) ?? defaultSettings;
  return {
    settingsOf,
    handlers: {
      get: async (_input, { viewer }) => (viewer ? settingsOf(viewer.userId) : refused(401)),
      put: async ({ rev, preferences }, { viewer, now }) => {
        if (!viewer) return refused(401);
        const problem = settingsProblem(preferences);
        if (problem === 'systemOff') return refused(422, { fields: { 'notify.system.app': problem } });
        if (problem) return refused(422, { fields: { quiet: problem } });
        return (await store.keep(viewer.userId, rev, preferences, now)) ?? refused(409);
      },
    },
  };
};

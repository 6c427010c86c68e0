import type { settings } from '#contract/http/settings.ts';
import { withChange, type Change } from '#domain/settings/change.ts';
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
  /** Makes a change whatever else is changed meanwhile; false for a member who is gone. */
  readonly change: (userId: string, change: Change, now: number) => Promise<boolean>;
}

/** Changes of other devices that may come between reading and keeping. */
const MOST_TRIES = 5;

/** What members decide about the portal. */
export const createSettings = ({ database }: { readonly database: Database }): SettingsArea => {
  const store = settingsStore(database);
  const settingsOf: SettingsOf = async (userId) => (await store.of(userId)) ?? defaultSettings;
  return {
    settingsOf,
    change: async (userId, change, now) => {
      if (!(await store.isMember(userId))) return false;
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const { rev, ...preferences } = withChange(await settingsOf(userId), change);
        if (await store.keep(userId, rev, preferences, now)) return true;
      }
      throw new Error('settings were changed again and again while one change was to be kept');
    },
    handlers: {
      get: async (_input, { viewer }) => settingsOf(viewer.userId),
      put: async ({ rev, preferences }, { viewer, now }) => {
        const problem = settingsProblem(preferences);
        if (problem === 'systemOff') return refused(422, { fields: { 'notify.system.app': problem } });
        if (problem) return refused(422, { fields: { quiet: problem } });
        return (await store.keep(viewer.userId, rev, preferences, now)) ?? refused(409);
      },
    },
  };
};

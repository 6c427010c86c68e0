import type { settings } from '#contract/http/settings.ts';
import { withChange, type Change } from '#domain/settings/change.ts';
import { DEFAULT_LEAD_MIN } from '#domain/match/leadMin.ts';
import { defaultSettings, settingsProblem, type Preferences, type Settings } from '#domain/settings/settings.ts';
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

const problemIn = (preferences: Preferences) => {
  const problem = settingsProblem(preferences);
  if (problem === null) return null;
  return refused(422, { fields: { [problem === 'systemOff' ? 'notify.system.app' : 'quiet']: problem } });
};
const reminderOf = ({ defaultLeadMin = DEFAULT_LEAD_MIN, quiet }: Settings) => ({ defaultLeadMin, quiet });

/** What members decide about the portal. */
export const createSettings = ({ database }: { readonly database: Database }): SettingsArea => {
  const store = settingsStore(database);
  const settingsOf: SettingsOf = async (userId) => (await store.of(userId)) ?? defaultSettings;
  const change: SettingsArea['change'] = async (userId, wanted, now) => {
    if (!(await store.isMember(userId))) return false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { rev, ...preferences } = withChange(await settingsOf(userId), wanted);
      if (await store.keep(userId, rev, preferences, now)) return true;
    }
    throw new Error('settings were changed again and again while one change was to be kept');
  };
  return {
    settingsOf,
    change,
    handlers: {
      get: async (_input, { viewer }) => settingsOf(viewer.userId),
      put: async ({ rev, preferences }, { viewer, now }) => {
        // A page that was loaded before there was a default lead, or messages about tips, knows none and would take it away.
        const { defaultLeadMin, notify } = await settingsOf(viewer.userId);
        const all = {
          ...(defaultLeadMin !== undefined && { defaultLeadMin }),
          ...preferences,
          notify: { tip: notify.tip, ...preferences.notify },
        };
        const problem = problemIn(all);
        if (problem) return problem;
        return (await store.keep(viewer.userId, rev, all, now)) ?? refused(409);
      },
      reminder: async (_input, { viewer }) => reminderOf(await settingsOf(viewer.userId)),
      updateReminder: async (wanted, { viewer, now }) => {
        const problem = problemIn(withChange(defaultSettings, wanted));
        if (problem) return problem;
        if (!(await change(viewer.userId, wanted, now))) return refused(401);
        return reminderOf(await settingsOf(viewer.userId));
      },
    },
  };
};

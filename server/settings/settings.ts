import type { settings } from '#contract/http/settings.ts';
import { withChange, type Change } from '#domain/settings/change.ts';
import { DEFAULT_LEAD_MIN, type LeadMin } from '#domain/match/leadMin.ts';
import { defaultSettings, settingsProblem, type Preferences, type Settings } from '#domain/settings/settings.ts';
import type { Target } from '#domain/social/social.ts';
import type { Database, Queries } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { settingsStore } from './settings.store.ts';

/** A member's current settings; the defaults for an unknown member, or one who never changed any. */
export type SettingsOf = (userId: string) => Promise<Settings>;

export interface SettingsArea {
  readonly handlers: AreaHandlers<typeof settings>;
  readonly settingsOf: SettingsOf;
  /** Applies a change despite concurrent changes; false for a member who no longer exists. */
  readonly change: (userId: string, change: Change, now: number) => Promise<boolean>;
}

/** Retries when other devices change the settings between reading and writing. */
const MOST_TRIES = 5;

const problemIn = (preferences: Preferences) => {
  const problem = settingsProblem(preferences);
  if (problem === null) return null;
  return refused(422, { fields: { [problem === 'systemOff' ? 'notify.system.app' : 'quiet']: problem } });
};

/** SC-7: a member's lead time for one commentator or team that they follow. */
interface FollowLead extends Target {
  readonly leadMin: LeadMin;
}

export interface SettingsNeeds {
  readonly database: Database;
  readonly leadsOf: (userId: string) => Promise<readonly FollowLead[]>;
  /** Does nothing for a target that the member does not follow. */
  readonly setLead: (queries: Queries, userId: string, target: Target, leadMin: LeadMin | null) => Promise<void>;
}

/** Target types of leads, by their names in the call. */
const leadTypes = { perTeam: 'team', perCommentator: 'user' } as const;
const leadsIn = (all: readonly FollowLead[]) => {
  const of = (wanted: Target['type']) =>
    all.filter(({ type }) => type === wanted).map(({ id, leadMin }) => ({ id, leadMin }));
  return { perTeam: of(leadTypes.perTeam), perCommentator: of(leadTypes.perCommentator) };
};

/** Members' preferences. */
export const createSettings = ({ database, leadsOf, setLead }: SettingsNeeds): SettingsArea => {
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
  const reminderOf = async (userId: string) => {
    const [{ defaultLeadMin = DEFAULT_LEAD_MIN, quiet }, leads] = await Promise.all([
      settingsOf(userId),
      leadsOf(userId),
    ]);
    return { defaultLeadMin, quiet, ...leadsIn(leads) };
  };
  return {
    settingsOf,
    change,
    handlers: {
      get: async (_input, { viewer }) => settingsOf(viewer.userId),
      put: async ({ rev, preferences }, { viewer, now }) => {
        // A page loaded before default leads, hidden results or messages about tips or content existed does not send
        // them, and would remove them.
        const { defaultLeadMin, spoiler, notify } = await settingsOf(viewer.userId);
        const all = {
          ...(defaultLeadMin !== undefined && { defaultLeadMin }),
          ...(spoiler !== undefined && { spoiler }),
          ...preferences,
          notify: { tip: notify.tip, content: notify.content, ...preferences.notify },
        };
        const problem = problemIn(all);
        if (problem) return problem;
        return (await store.keep(viewer.userId, rev, all, now)) ?? refused(409);
      },
      reminder: async (_input, { viewer }) => reminderOf(viewer.userId),
      updateReminder: async ({ perTeam = [], perCommentator = [], ...wanted }, { viewer, now }) => {
        const problem = problemIn(withChange(defaultSettings, wanted));
        if (problem) return problem;
        if (Object.keys(wanted).length > 0 && !(await change(viewer.userId, wanted, now))) return refused(401);
        for (const { id, leadMin } of perTeam)
          await setLead(database, viewer.userId, { type: leadTypes.perTeam, id }, leadMin);
        for (const { id, leadMin } of perCommentator)
          await setLead(database, viewer.userId, { type: leadTypes.perCommentator, id }, leadMin);
        return reminderOf(viewer.userId);
      },
    },
  };
};

import type { settings } from '#contract/http/settings.ts';
import { withChange, type Change } from '#domain/settings/change.ts';
import { DEFAULT_LEAD_MIN, type LeadMin } from '#domain/match/leadMin.ts';
import { defaultSettings, settingsProblem, type Preferences, type Settings } from '#domain/settings/settings.ts';
import type { Target } from '#domain/social/social.ts';
import type { Database, Queries } from '../database/database.ts';
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

/** What a member chose for one commentator or one team that they follow, SC-7. */
interface FollowLead extends Target {
  readonly leadMin: LeadMin;
}

export interface SettingsNeeds {
  readonly database: Database;
  readonly leadsOf: (userId: string) => Promise<readonly FollowLead[]>;
  /** Whom the member does not follow has no lead. */
  readonly setLead: (queries: Queries, userId: string, target: Target, leadMin: LeadMin | null) => Promise<void>;
}

/** The leads by their type, as the call names them. */
const leadTypes = { perTeam: 'team', perCommentator: 'user' } as const;
const leadsIn = (all: readonly FollowLead[]) => {
  const of = (wanted: Target['type']) =>
    all.filter(({ type }) => type === wanted).map(({ id, leadMin }) => ({ id, leadMin }));
  return { perTeam: of(leadTypes.perTeam), perCommentator: of(leadTypes.perCommentator) };
};

/** What members decide about the portal. */
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
        // A page that was loaded before there was a default lead, a choice of hidden results, or messages about tips or content, knows none and would take it away.
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

import * as Schema from 'effect/Schema';
import { PreferencesWire } from '#contract/http/settings.ts';
import type { Preferences, Settings } from '#domain/settings/settings.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const Row = Schema.Struct({ rev: Schema.Int, preferences: Schema.fromJsonString(PreferencesWire) });
const IdRow = Schema.Struct({ userId: Schema.String });
const columns = sql`rev, preferences`;
const settingsOf = (row: typeof Row.Type | null): Settings | null => row && { ...row.preferences, rev: row.rev };

export interface SettingsStore {
  readonly isMember: (userId: string) => Promise<boolean>;
  /** Null before the first change. */
  readonly of: (userId: string) => Promise<Settings | null>;
  /** Null if another change was stored since `rev`; 0 is a member's first change. */
  readonly keep: (userId: string, rev: number, preferences: Preferences, now: number) => Promise<Settings | null>;
}

export const settingsStore = (database: Database): SettingsStore => ({
  isMember: async (userId) =>
    (await database.one(IdRow, sql`select user_id as "userId" from member where user_id = ${userId}`)) !== null,
  of: async (userId) =>
    settingsOf(await database.one(Row, sql`select ${columns} from settings where user_id = ${userId}`)),
  keep: async (userId, rev, preferences, now) => {
    const leadMin = preferences.defaultLeadMin ?? null;
    const text = JSON.stringify(preferences);
    return settingsOf(
      await database.one(
        Row,
        rev === 0
          ? sql`insert into settings (user_id, rev, preferences, default_lead_min, changed_at)
                values (${userId}, 1, ${text}, ${leadMin}, ${now})
                on conflict (user_id) do nothing returning ${columns}`
          : sql`update settings set rev = rev + 1, preferences = ${text}, default_lead_min = ${leadMin},
                  changed_at = ${now}
                where user_id = ${userId} and rev = ${rev} returning ${columns}`,
      ),
    );
  },
});

import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const reminders: Migration = {
  name: '0019-reminders',
  statements: [
    // Duplicated from the preferences, because due reminders are queried by it; null: the default lead.
    sql`alter table settings add column default_lead_min integer`,
  ],
};

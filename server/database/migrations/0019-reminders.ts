import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const reminders: Migration = {
  name: '0019-reminders',
  statements: [
    // Beside the preferences that hold it too, because whose reminder is due is looked for by it; null: the usual lead.
    sql`alter table settings add column default_lead_min integer`,
  ],
};

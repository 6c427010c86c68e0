import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Migration } from '../migrate.ts';
import { sql, type Sql } from '../sql.ts';

/** Members whose application was approved. */
const approved: Sql = sql`select user_id from application where state = ${'approved'}`;

/**
 * Approved applicants had got the role with the badge QC, but the page promises BLV: they become hosts, and their
 * earlier messages get the right badge. Inside a JSON text quotation marks are escaped, so the pattern matches only the
 * field itself.
 */
export const approvedHosts: Migration = {
  name: '0014-approvedHosts',
  statements: [
    sql`update chat_message set data = replace(data, ${'"badge":"commentator"'}, ${'"badge":"host"'})
        where user_id in (select user_id from member where site_role_id = ${SITE_ROLES.commentator})
          and user_id in (${approved})`,
    sql`update member set site_role_id = ${SITE_ROLES.host}
        where site_role_id = ${SITE_ROLES.commentator} and user_id in (${approved})`,
  ],
};

import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Migration } from '../migrate.ts';
import { sql, type Sql } from '../sql.ts';

/** Those whom an approved application made commentators. */
const approved: Sql = sql`select user_id from application where state = ${'approved'}`;

/**
 * Who was approved got the role that shows QC, although the page promises the badge BLV: they become hosts, and what
 * they wrote meanwhile carries the badge that it should have had. Inside a text of JSON a quotation mark stands behind a
 * backslash, so only the field itself is found.
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

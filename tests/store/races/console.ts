import { SITE_ROLES } from '#domain/auth/auth.ts';
import { changeRole } from '#server/accounts/members.store.ts';
import { consoleLogStore } from '#server/console/log.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { refused } from '#server/shared/refusal.ts';
import { NOW } from '../support/engines.ts';
import { both, join, wrongUnless, type RaceCases } from '../support/race.ts';

const { leaderOperator, member } = SITE_ROLES;
const asOperator = (database: Database, userId: string) =>
  database.transaction((queries) => changeRole(queries, { userId, to: leaderOperator }));
const stepDown = (database: Database, userId: string) => () =>
  consoleLogStore(database).act({ userId, clientKey: `down ${userId}`, now: NOW }, async (queries) => {
    const before = await changeRole(queries, { userId, to: member, from: leaderOperator, keeps: leaderOperator });
    return typeof before === 'string' ? refused(422) : { what: 'role', subject: userId, changes: [], more: 0 };
  });

export const consoleRaces: RaceCases = {
  'console: of two operators who step down at once, one stays, and the log holds': {
    of: ['server/console/log.store.ts act'],
    guard: {
      isolation: true,
      keys: [sql`alter table console_act drop constraint console_act_pkey`],
    },
    race: async (one, other, key) => {
      await one.run(sql`update member set site_role_id = ${member} where site_role_id = ${leaderOperator}`);
      const people = [`${key}a`, `${key}b`];
      for (const userId of people) {
        await join(one, userId);
        await asOperator(one, userId);
      }
      const ends = await both([stepDown(one, people[0]!), stepDown(other, people[1]!)]);
      const torn = await consoleLogStore(one).torn();
      return wrongUnless(ends.filter((end) => end === null).length === 1 && torn === null, { ends, torn });
    },
  },
};

import type { Database } from '#server/database/database.ts';
import { columnsOf, type Column } from '#server/database/shape.ts';
import { memberRows } from './memberRows.ts';

/** Values that columns are checked for. */
const fixed = { only_row: 1 };

/** Writes some rows into every empty table of a migrated embedded database; returns the columns. */
export const fillEveryTable = async (database: Database): Promise<readonly Column[]> => {
  const columns = (await columnsOf(database, 'sqlite')).filter(({ table }) => table !== 'migration');
  const { insert } = memberRows({ database, columns, friendId: 'm-friend', ofMembers: new Set(), fixed });
  const tables = [...new Set(columns.map(({ table }) => table))];
  for (const table of tables.filter((name) => name !== 'member')) {
    const isOne = columns.some((column) => column.table === table && column.name === 'only_row');
    await insert(table, {}).catch((error: unknown) => {
      // The table allows one row only, and has it.
      if (!isOne) throw error;
    });
  }
  return columns;
};

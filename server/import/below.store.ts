import { sql, type Sql } from '../database/sql.ts';

/** Whether a path, in a column, lies below a folder. */
export const liesBelow = (path: Sql, folder: string): Sql => {
  const prefix = folder.endsWith('/') ? folder : `${folder}/`;
  return sql`substr(${path}, 1, ${[...prefix].length}) = ${prefix}`;
};

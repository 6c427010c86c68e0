import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const Text = Schema.Struct({
  title: Schema.NullOr(Schema.String),
  blocks: Schema.NullOr(Schema.String),
  salt: Schema.NullOr(Schema.String),
});
const VersionRow = Schema.Struct({
  number: Schema.Int,
  title: Schema.NullOr(Schema.String),
  blocks: Schema.NullOr(Schema.String),
});
const Kept = Schema.fromJsonString(Schema.Struct({ ...Text.fields, versions: Schema.Array(VersionRow) }));
const readKept = Schema.decodeUnknownSync(Kept);

/** Removes the text of a tip and of its earlier versions; its prediction stays in the ledger and counts. */
export const withhold = async (queries: Queries, tipId: string): Promise<string | null> => {
  const text = await queries.one(Text, sql`select title, blocks, salt from tip where tip_id = ${tipId}`);
  if (!text || text.title === null) return null;
  const versions = await queries.all(
    VersionRow,
    sql`select number, title, blocks from tip_revision where tip_id = ${tipId} order by number`,
  );
  await queries.run(sql`update tip set title = null, blocks = null, salt = null where tip_id = ${tipId}`);
  await queries.run(sql`update tip_revision set title = null, blocks = null where tip_id = ${tipId}`);
  return JSON.stringify({ ...text, versions });
};
/** Restores the text, unless the author was erased or wrote a new text meanwhile. */
export const giveBack = async (queries: Queries, tipId: string, kept: string): Promise<void> => {
  const { title, blocks, salt, versions } = readKept(kept);
  const back = await queries.run(
    sql`update tip set title = ${title}, blocks = ${blocks}, salt = ${salt}
        where tip_id = ${tipId} and title is null
          and ledger_id in (select ledger_id from tip_ledger where user_id is not null)`,
  );
  if (back === 0) return;
  for (const one of versions)
    await queries.run(
      sql`update tip_revision set title = ${one.title}, blocks = ${one.blocks}
          where tip_id = ${tipId} and number = ${one.number}`,
    );
};

import * as Schema from 'effect/Schema';
import { QueueWire } from '#contract/http/musicMine.ts';
import { noQueue, type KeptQueue } from '#domain/music/queue.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const { rev: _rev, updatedAt: _updatedAt, ...fields } = QueueWire.fields;
const Data = Schema.fromJsonString(Schema.Struct(fields));
const Row = Schema.Struct({ rev: Schema.Int, updatedAt: Schema.Int, data: Data });
const write = Schema.encodeSync(Data);
const columns = sql`rev, updated_at as "updatedAt", data`;

const queueOf = (row: typeof Row.Type | null): KeptQueue | null =>
  row && { ...row.data, rev: row.rev, updatedAt: row.updatedAt };

/** The queues that members share among their devices. */
export const queueStore = (database: Database) => ({
  of: async (userId: string): Promise<KeptQueue> =>
    queueOf(await database.one(Row, sql`select ${columns} from music_queue where user_id = ${userId}`)) ?? noQueue,
  /** Null if another device has written since `rev`; 0 is the revision before a member's first queue. */
  keep: async (
    userId: string,
    rev: number,
    queue: Omit<KeptQueue, 'rev' | 'updatedAt'>,
    now: number,
  ): Promise<KeptQueue | null> => {
    const data = write(queue);
    return queueOf(
      await database.one(
        Row,
        rev === 0
          ? sql`insert into music_queue (user_id, rev, data, updated_at) values (${userId}, 1, ${data}, ${now})
                on conflict (user_id) do nothing returning ${columns}`
          : sql`update music_queue set rev = rev + 1, data = ${data}, updated_at = ${now}
                where user_id = ${userId} and rev = ${rev} returning ${columns}`,
      ),
    );
  },
});
export type QueueStore = ReturnType<typeof queueStore>;

import * as Schema from 'effect/Schema';
import { RESUMABLE, resumableKinds, type ResumableKind } from '#domain/uploads/resumable.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * `half`: parts are missing, or the hash is not checked yet. `whole`: the file waits for its use. `taken`: it has been
 * used.
 */
export type UploadState = 'half' | 'whole' | 'taken';

const UploadRow = Schema.Struct({
  uploadId: Schema.String,
  userId: Schema.String,
  kind: Schema.Literals(resumableKinds),
  sha256: Schema.String,
  size: Schema.Int,
  here: Schema.Int,
  state: Schema.Literals(['half', 'whole', 'taken']),
  mime: Schema.NullOr(Schema.String),
  begunAt: Schema.Int,
  expiresAt: Schema.Int,
});
export type Upload = typeof UploadRow.Type;
const IdRow = Schema.Struct({ uploadId: Schema.String });
const SumRow = Schema.Struct({ sum: Schema.Int });

const columns = sql`upload_id as "uploadId", user_id as "userId", kind, sha256, size, here, state, mime,
  begun_at as "begunAt", expires_at as "expiresAt"`;

export interface Begun {
  readonly uploadId: string;
  readonly userId: string;
  readonly kind: ResumableKind;
  readonly sha256: string;
  readonly size: number;
}

/** The state of resumable uploads; each expires some time after its last change. */
export const uploadsStore = (database: Database) => {
  const live = (userId: string, now: number) => sql`user_id = ${userId} and expires_at > ${now}`;
  return {
    one: (uploadId: string, userId: string, now: number): Promise<Upload | null> =>
      database.one(
        UploadRow,
        sql`select ${columns} from upload where upload_id = ${uploadId} and ${live(userId, now)}`,
      ),
    /** An unused upload of the same file by the same member; null if there is none. */
    same: ({ userId, kind, sha256, size }: Omit<Begun, 'uploadId'>, now: number): Promise<Upload | null> =>
      database.one(
        UploadRow,
        sql`select ${columns} from upload where ${live(userId, now)} and kind = ${kind} and sha256 = ${sha256}
            and size = ${size} and state <> ${'taken'} order by begun_at`,
      ),
    /**
     * False if a member has as many unfinished uploads as allowed. Serializable: two concurrent ones count each other.
     */
    begin: ({ uploadId, userId, kind, sha256, size }: Begun, now: number): Promise<boolean> =>
      database.transaction(async (queries) => {
        const half = await queries.all(
          IdRow,
          sql`select upload_id as "uploadId" from upload where ${live(userId, now)} and state = ${'half'}`,
        );
        if (half.length >= RESUMABLE.mostHalf) return false;
        await queries.run(
          sql`insert into upload (upload_id, user_id, kind, sha256, size, here, state, begun_at, expires_at)
              values (${uploadId}, ${userId}, ${kind}, ${sha256}, ${size}, 0, ${'half'}, ${now},
                      ${now + RESUMABLE.keptMs})`,
        );
        return true;
      }),
    /** Records a part that is on the disk; false if another part was recorded meanwhile. */
    came: async (uploadId: string, from: number, to: number, now: number): Promise<boolean> =>
      (await database.run(
        sql`update upload set here = ${to}, expires_at = ${now + RESUMABLE.keptMs}
            where upload_id = ${uploadId} and here = ${from} and state = ${'half'}`,
      )) === 1,
    becomes: async (uploadId: string, state: UploadState, mime: string | null, now: number): Promise<void> => {
      await database.run(
        sql`update upload set state = ${state}, mime = ${mime}, expires_at = ${now + RESUMABLE.keptMs}
            where upload_id = ${uploadId}`,
      );
    },
    remove: async (uploadId: string): Promise<void> => {
      await database.run(sql`delete from upload where upload_id = ${uploadId}`);
    },
    ofMember: (queries: Queries, userId: string): Promise<readonly Upload[]> =>
      queries.all(UploadRow, sql`select ${columns} from upload where user_id = ${userId} order by begun_at, upload_id`),
    forget: async (queries: Queries, userId: string): Promise<void> => {
      await queries.run(sql`delete from upload where user_id = ${userId}`);
    },
    /** Deletes expired uploads; returns their ids. Serializable: an upload that is extended meanwhile stays. */
    expire: (now: number): Promise<readonly string[]> =>
      database.transaction(async (queries) => {
        const gone = await queries.all(
          IdRow,
          sql`select upload_id as "uploadId" from upload where expires_at <= ${now}`,
        );
        await queries.run(sql`delete from upload where expires_at <= ${now}`);
        return gone.map(({ uploadId }) => uploadId);
      }),
    ids: async (): Promise<ReadonlySet<string>> =>
      new Set((await database.all(IdRow, sql`select upload_id as "uploadId" from upload`)).map((row) => row.uploadId)),
    /** The total bytes stored or still expected. */
    promised: async (): Promise<number> =>
      (await database.one(
        SumRow,
        sql`select cast(coalesce(sum(size), 0) as bigint) as sum from upload where state <> ${'taken'}`,
      ))!.sum,
  };
};
export type UploadsStore = ReturnType<typeof uploadsStore>;

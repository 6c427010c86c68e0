import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { createQuota, noQuota, RESUMABLE_QUOTA } from '../shared/files/quota.ts';
import { MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import { partFiles } from './partFiles.ts';
import { uploadsArea } from './uploads.area.ts';
import { uploadsStore } from './uploads.store.ts';
import { createUploads } from './uploads.ts';

export interface OpenUploadsNeeds {
  readonly database: Database;
  readonly clock: Clock;
  /** The setting LIMITS. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
  readonly dataDir: string;
}

/** Removes files left behind by a process that died, and abandoned uploads. */
export const openUploads = async ({ database, clock, limits, limitStore, dataDir }: OpenUploadsNeeds) => {
  const store = uploadsStore(database);
  const files = partFiles(join(dataDir, 'uploads'));
  const quota = limits ? createQuota(limitStore, 'uploads', RESUMABLE_QUOTA) : noQuota;
  const { handlers, take } = createUploads({ store, files, quota });
  const expire = async () => files.remove(await store.expire(clock()));
  await expire();
  const known = await store.ids();
  await files.remove((await files.ids()).filter((uploadId) => !known.has(uploadId)));
  return {
    ...opened(uploadsArea, {
      handlers: { uploads: handlers },
      personalData: [
        {
          name: 'uploads',
          columns: { upload: ['user_id'] },
          tell: async (userId) =>
            (await store.ofMember(database, userId)).map(({ kind, size, here, state, mime, begunAt, expiresAt }) => ({
              ...{ kind, size, here, state, mime, begunAt, expiresAt },
            })),
          erase: async (queries, userId) => {
            const gone = await store.ofMember(queries, userId);
            await store.forget(queries, userId);
            return () => files.remove(gone.map(({ uploadId }) => uploadId));
          },
        },
      ],
      jobs: [{ name: 'uploads.expire', everyMs: 10 * MINUTE_MS, run: expire }],
    }),
    /** For calls that use a complete file. */
    take,
  };
};

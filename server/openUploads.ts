import type { FastifyPluginAsync } from 'fastify';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Accounts } from './accounts/accounts.ts';
import { keptPicture } from './accounts/kept.store.ts';
import { createApplications, type Applications, type ApplicationsNeeds } from './applications/applications.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { keptCommentator } from './schedule/kept.store.ts';
import type { ScheduleStore } from './schedule/schedule.store.ts';
import { createQuota, noQuota } from './shared/files/quota.ts';
import type { Kept } from './shared/kept.ts';

export interface UploadsNeeds extends Pick<
  ApplicationsNeeds,
  'database' | 'dataDir' | 'bus' | 'clock' | 'log' | 'tickets' | 'demo'
> {
  /** LIMITS. */
  readonly limits: boolean;
  readonly accounts: Accounts;
  readonly commentators: Pick<ScheduleStore, 'commentators' | 'addCommentator'>;
}

export interface Uploads {
  readonly handlers: { readonly pictures: Pictures['handlers']; readonly applications: Applications['handlers'] };
  readonly plugin: FastifyPluginAsync;
  /** Throws away what nobody has gone on with; now and then. */
  readonly expire: () => Promise<void>;
  /** What members sent, for those who want it told or gone. */
  readonly kept: readonly Kept[];
}

/** The areas that keep files of members, swept of what a process left that died. */
export const openUploads = async ({ accounts, commentators, limits, ...needs }: UploadsNeeds): Promise<Uploads> => {
  const quota = limits ? createQuota(needs.clock) : noQuota;
  const pictures = createPictures({ ...needs, quota, setPicture: accounts.setPicture });
  needs.bus.subscribe('picture.left', ({ picture }) => {
    pictures.remove(picture).catch((error: unknown) => needs.log.error('unexpected', { reason: String(error) }));
  });
  const applications = createApplications({
    ...needs,
    quota,
    isProtectedName: accounts.isProtectedName,
    nameOf: async (userId) => (await accounts.memberById(userId))?.nickname ?? null,
    publish: pictures.add,
    unpublish: pictures.remove,
    makeCommentator: async (queries, who) => {
      // Not the role that is called so: it shows QC (BADGE-1), and an applicant is promised BLV.
      await accounts.promote(queries, who.userId, SITE_ROLES.host);
      await commentators.addCommentator(queries, who);
    },
  });
  const shown = (await commentators.commentators()).map(({ picture }) => picture);
  await applications.expire();
  await Promise.all([pictures.sweep([...(await accounts.uploadedPictures()), ...shown]), applications.sweep()]);
  return {
    handlers: { pictures: pictures.handlers, applications: applications.handlers },
    plugin: pictures.plugin,
    expire: applications.expire,
    kept: [
      applications.kept,
      keptCommentator(needs.database, pictures.remove),
      keptPicture(needs.database, pictures.remove),
    ],
  };
};

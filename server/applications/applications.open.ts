import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Queries } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { applicationsArea } from './applications.area.ts';
import { createApplications, type ApplicationsNeeds } from './applications.ts';

export interface OpenApplicationsNeeds extends Omit<ApplicationsNeeds, 'makeCommentator'> {
  /** Gives a member a role, in the caller's transaction. */
  readonly promote: (queries: Queries, userId: string, siteRoleId: number) => Promise<void>;
  /** Adds a member to the commentators, in the caller's transaction. */
  readonly addCommentator: ApplicationsNeeds['makeCommentator'];
}

/** Opens the area; the sweep at the start removes files that a dead process left. */
export const openApplications = async ({ promote, addCommentator, ...needs }: OpenApplicationsNeeds) => {
  const { handlers, sweep, expire, kept } = createApplications({
    ...needs,
    makeCommentator: async (queries, who) => {
      // Not the commentator role: that one shows QC (BADGE-1), and applicants are promised BLV.
      await promote(queries, who.userId, SITE_ROLES.host);
      await addCommentator(queries, who);
    },
  });
  await expire();
  await sweep();
  return opened(applicationsArea, {
    handlers: { applications: handlers },
    personalData: [kept],
    jobs: [{ name: 'applications.expire', everyMs: 360 * MINUTE_MS, run: expire }],
  });
};

import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Queries } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { applicationsArea } from './applications.area.ts';
import { createApplications, type ApplicationsNeeds } from './applications.ts';

export interface OpenApplicationsNeeds extends Omit<ApplicationsNeeds, 'makeCommentator'> {
  /** Gives a member a role, among other statements. */
  readonly promote: (queries: Queries, userId: string, siteRoleId: number) => Promise<void>;
  /** Adds somebody to those who comment, among other statements. */
  readonly addCommentator: ApplicationsNeeds['makeCommentator'];
}

/** Swept of what a process left that died. */
export const openApplications = async ({ promote, addCommentator, ...needs }: OpenApplicationsNeeds) => {
  const { handlers, sweep, expire, kept } = createApplications({
    ...needs,
    makeCommentator: async (queries, who) => {
      // Not the role that is called so: it shows QC (BADGE-1), and an applicant is promised BLV.
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

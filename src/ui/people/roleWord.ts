import { isStaff, SITE_ROLES } from '#domain/auth/auth.ts';
import type { Key } from '../i18n/groups.ts';

/** What somebody is beside a member; null for nothing more. */
export const roleWord = (siteRoleId: number): Key<'people'> | null => {
  if (siteRoleId === SITE_ROLES.commentator) return 'role.commentator';
  return isStaff(siteRoleId) ? 'role.staff' : null;
};

import { badgeLabel, badgeOfRole } from '#domain/chat/badge.ts';
import type { Key } from '../i18n/groups.ts';

/** What somebody is beside a member, as the badge of their messages says it; null for nothing more. */
export const roleWord = (siteRoleId: number): Key<'people'> | null => {
  const badge = badgeOfRole(siteRoleId);
  const label = badge && badgeLabel(badge);
  if (label === null || label === 'LV') return null;
  return label === 'BLV' ? 'role.commentator' : 'role.staff';
};

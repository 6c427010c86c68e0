import { badgeLabel, badgeOfRole } from '#domain/chat/badge.ts';
import type { Key } from '../i18n/groups.ts';

/** The role for the badge, as beside chat messages; null for plain members. */
export const roleWord = (siteRoleId: number): Key<'people'> | null => {
  const badge = badgeOfRole(siteRoleId);
  const label = badge && badgeLabel(badge);
  if (label === null || label === 'LV') return null;
  return label === 'BLV' ? 'role.commentator' : 'role.staff';
};

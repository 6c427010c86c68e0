import { SITE_ROLES } from '../auth/auth.ts';

/** The badge of an author, as the origin sends it; null (`Badge | null`) for guests and system lines. */
export type Badge = 'leaderOperator' | 'host' | 'commentator' | 'qc' | 'customerCare' | 'ad' | 'user';

const labels: Readonly<Record<Badge, 'BLV' | 'QC' | 'AD' | 'LV'>> = {
  leaderOperator: 'BLV',
  host: 'BLV',
  commentator: 'QC',
  qc: 'QC',
  customerCare: 'AD',
  ad: 'AD',
  user: 'LV',
};

/** BADGE-1: the two or three letters beside a name. */
export const badgeLabel = (badge: Badge): 'BLV' | 'QC' | 'AD' | 'LV' => labels[badge];

const byRole: Readonly<Record<number, Badge>> = {
  [SITE_ROLES.leaderOperator]: 'leaderOperator',
  [SITE_ROLES.host]: 'host',
  [SITE_ROLES.commentator]: 'commentator',
  [SITE_ROLES.qc]: 'qc',
  [SITE_ROLES.customerCare]: 'customerCare',
  [SITE_ROLES.ad]: 'ad',
  [SITE_ROLES.member]: 'user',
  [SITE_ROLES.silent]: 'user',
};

/** The badge of a site role; null for guests and unknown roles. */
export const badgeOfRole = (siteRoleId: number): Badge | null => byRole[siteRoleId] ?? null;

import { isStaff, SITE_ROLES } from '../auth/auth.ts';
import type { User } from '../people/user.ts';

/** Limits: characters of a take, how many stand in one answer. */
export const TAKES = { textMax: 400, pageSize: 30 } as const;

/** What a host or commentator thinks of a match, in a few words. */
export interface Take {
  readonly takeId: string;
  readonly fixtureId: string;
  readonly author: User;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly createdTs: number;
}

/** Who may write one: those who host and comment, and those who run the portal. */
export const mayTake = (siteRoleId: number): boolean =>
  siteRoleId === SITE_ROLES.host || siteRoleId === SITE_ROLES.commentator || isStaff(siteRoleId);

/** Who may take one away: its author, and those who run the portal. */
export const mayDrop = (
  { userId, siteRoleId }: Pick<User, 'userId' | 'siteRoleId'>,
  { author }: { readonly author: Pick<User, 'userId'> },
): boolean => author.userId === userId || isStaff(siteRoleId);

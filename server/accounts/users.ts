import { randomBytes } from 'node:crypto';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import type { Member } from './members.store.ts';

/** A member as they see themselves. */
export const userOf = (member: Member): User => ({
  userId: member.userId,
  displayName: member.nickname,
  nickname: member.nickname,
  profilePicture: member.profilePicture,
  siteRoleId: member.siteRoleId,
  ...(member.eraseAt !== null && { eraseAt: member.eraseAt }),
});

export const newUserId = (kind: 'guest' | 'member'): string =>
  `${kind === 'guest' ? 'g' : 'm'}${randomBytes(12).toString('hex')}`;

const guestWord: Readonly<Record<Locale, string>> = { vi: 'Khách', en: 'Guest', zh: '訪客' };
const memberWord: Readonly<Record<Locale, string>> = { vi: 'Thành viên', en: 'Member', zh: '會員' };

/** A four-digit number derived from an id. */
const numberOf = (userId: string): number => 1000 + (Number.parseInt(userId.slice(-6), 16) % 9000 || 0);

/** The display name of a member whose own name could be mistaken for somebody else's. */
export const plainName = (userId: string, locale: Locale): string => `${memberWord[locale]} ${numberOf(userId)}`;

/** A guest's data, all derived from the id in the token: "Khách 4821". */
export const guestOf = (userId: string, locale: Locale): User => {
  const name = `${guestWord[locale]} ${numberOf(userId)}`;
  return { userId, displayName: name, nickname: name, profilePicture: null, siteRoleId: SITE_ROLES.guest };
};

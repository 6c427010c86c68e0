import { badgeLabel, badgeOfRole } from '#domain/chat/badge.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Card } from '#domain/social/social.ts';

interface Person {
  readonly userId: string;
  readonly nickname: string;
  readonly profilePicture: string | null;
  readonly siteRoleId: number;
}

/** The card of a person, for every area that knows people. */
export const personCard = ({ userId, nickname, profilePicture, siteRoleId }: Person): Card => {
  const badge = badgeOfRole(siteRoleId);
  return {
    ...{ target: { type: 'user', id: userId }, title: nickname, subtitle: '', path: hrefOf('profile', { id: userId }) },
    img: profilePicture === null ? null : { url: profilePicture, w: 96, h: 96 },
    ...(badge && { badge: badgeLabel(badge) }),
  };
};

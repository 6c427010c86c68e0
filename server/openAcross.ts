import type { User } from '#domain/people/user.ts';
import { openHandover } from './handover/handover.open.ts';
import { openModeration, type OpenModerationNeeds } from './moderation/moderation.open.ts';
import type { Opened } from './shared/area.ts';
import { openSocial, type OpenSocialNeeds } from './social/social.open.ts';

export interface AcrossNeeds
  extends Omit<OpenSocialNeeds, 'subjects'>, Omit<OpenModerationNeeds, 'peopleOf' | 'find' | 'hands'> {
  /** Those of these members who are there. */
  readonly usersOf: (ids: readonly string[]) => Promise<readonly User[]>;
}

/** Areas that need something of all the others: what they know of their things, and what they can do about them. */
export const openAcross = (known: Readonly<Record<string, Opened>>, needs: AcrossNeeds) => {
  const all = Object.values(known);
  const social = openSocial({ ...needs, subjects: all.flatMap(({ subjects = [] }) => subjects) });
  return {
    social,
    handover: openHandover({ database: needs.database, find: social.find }),
    moderation: openModeration({
      ...{ ...needs, find: social.find },
      peopleOf: async (ids) => new Map((await needs.usersOf(ids)).map((user) => [user.userId, user])),
      hands: all.flatMap(({ hands = [] }) => hands),
    }),
  };
};

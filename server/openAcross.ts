import type { User } from '#domain/people/user.ts';
import { openHandover } from './handover/handover.open.ts';
import { openModeration, type OpenModerationNeeds } from './moderation/moderation.open.ts';
import type { Opened } from './shared/area.ts';
import { openSocial, type OpenSocialNeeds } from './social/social.open.ts';

export interface AcrossNeeds
  extends Omit<OpenSocialNeeds, 'subjects'>, Omit<OpenModerationNeeds, 'peopleOf' | 'find' | 'hands'> {
  /** The members of these ids who still exist. */
  readonly usersOf: (ids: readonly string[]) => Promise<readonly User[]>;
}

/** Areas that depend on all other areas: on their subjects and on their hands. */
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

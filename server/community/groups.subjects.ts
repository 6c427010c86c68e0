import type { Subjects } from '../shared/subjects.ts';
import type { GroupsStore } from './groups.store.ts';

/** The page of a group. */
export const groupPath = (groupId: string): string => `/bang-ton/nhom/${groupId}`;

/** Groups in short, also closed ones, which anybody may ask to be let in to. */
export const groupSubjects = (store: GroupsStore): Required<Pick<Subjects, 'group'>> => ({
  group: {
    cards: async (ids) => {
      const found = new Map((await store.byIds(ids)).map((one) => [one.groupId, one]));
      return ids.map((id) => {
        const one = found.get(id);
        if (!one) return null;
        const img = one.avatar ?? one.cover;
        return {
          ...{ target: { type: 'group', id }, title: one.name, subtitle: '', path: groupPath(id) },
          img: img && { url: img.url, w: img.w, h: img.h },
        };
      });
    },
  },
});

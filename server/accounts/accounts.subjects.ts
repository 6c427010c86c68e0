import { personCard } from '../shared/personCard.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { MembersStore } from './members.store.ts';

/** Members as subjects that others can follow. */
export const memberSubjects = ({ byId }: Pick<MembersStore, 'byId'>): Required<Pick<Subjects, 'user'>> => ({
  user: {
    takes: ['follow'],
    cards: (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const member = await byId(id);
          return member && personCard(member);
        }),
      ),
  },
});

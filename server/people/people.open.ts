import { opened } from '../shared/area.ts';
import { peopleArea } from './people.area.ts';
import { createPeople, type PeopleNeeds } from './people.ts';

export const openPeople = (needs: PeopleNeeds) => {
  const { handlers, all, forget, areApart, apartFrom, friendsOf, enlist } = createPeople(needs);
  return {
    ...opened(peopleArea, {
      handlers: { people: handlers },
      personalData: [
        {
          name: 'people',
          columns: { tie: ['user_id', 'other_id'], directory: ['user_id'] },
          tell: all,
          // Runs before the other erasures, in its own transaction; repeating it has no further effect.
          eraseSome: async (userId) => {
            await forget(userId);
            return false;
          },
          erase: async () => null,
        },
      ],
    }),
    areApart,
    apartFrom,
    friendsOf,
    enlist,
  };
};

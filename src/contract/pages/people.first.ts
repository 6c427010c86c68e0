import type { FirstOf } from './first.ts';

export const peopleFirst: FirstOf<'profile'> = {
  profile: ({ id }, { locale }) => [
    { resource: 'cards', input: { targets: [{ type: 'user', id }] } },
    { resource: 'announced', input: { userId: id, locale } },
    { resource: 'pastRooms', input: { userId: id, locale } },
  ],
};

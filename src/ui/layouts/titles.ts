import type { RouteId } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';

/** What a page is called before its screen knows better. */
export const titleKey = (id: RouteId): Key<'shell'> => {
  if (id === 'home' || id === 'menu' || id === 'chatroom') return `titles.${id}`;
  if (id === 'scheduleBooked') return 'titles.booked';
  return id.startsWith('room') ? 'titles.room' : 'titles.schedule';
};

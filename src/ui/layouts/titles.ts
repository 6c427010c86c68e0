import type { RouteId } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';

/** What the bar of a phone calls a page; the window's title is of the group `titles`. */
export const titleKey = (id: RouteId): Key<'shell'> => {
  if (id === 'home' || id === 'menu' || id === 'chatroom') return `titles.${id}`;
  if (id === 'scheduleBooked') return 'titles.booked';
  if (id === 'googleReturn') return 'logIn';
  if (id.startsWith('schedule')) return 'titles.schedule';
  // A page to read says its title itself.
  return id.startsWith('room') ? 'titles.room' : 'name';
};

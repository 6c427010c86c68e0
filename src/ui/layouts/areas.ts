import type { RouteId } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';
import type { IconName } from '../parts/Icon.tsx';

/** An area of the portal as the navigation shows it. Only areas that exist stand here. */
export interface Area {
  readonly id: 'home' | 'live' | 'schedule' | 'chat';
  readonly icon: IconName;
  readonly label: Key<'shell'>;
  readonly path: string;
}

export const areas: readonly Area[] = [
  { id: 'home', icon: 'house', label: 'nav.home', path: '/' },
  { id: 'live', icon: 'radio', label: 'nav.live', path: '/lich-truc-tiep' },
  { id: 'schedule', icon: 'calendar-days', label: 'nav.schedule', path: '/lich-truc-tiep' },
  { id: 'chat', icon: 'message-circle', label: 'nav.chat', path: '/chatroom' },
];

/** The area that a page belongs to. */
export const areaOfRoute = (id: RouteId | null): Area['id'] | 'menu' | 'account' | null => {
  if (id === null || id === 'googleReturn') return null;
  if (id === 'home' || id === 'menu') return id;
  if (id === 'chatroom') return 'chat';
  if (id === 'accountPage' || id === 'people' || id === 'referral') return 'account';
  if (id.startsWith('schedule')) return 'schedule';
  return id.startsWith('room') ? 'live' : 'menu';
};

import type { RouteId } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';
import type { IconName } from '../kit/Icon.tsx';

/** An area of the portal as the navigation shows it. Only areas that exist stand here. */
export interface Area {
  readonly key: 'home' | 'live' | 'schedule' | 'chat';
  readonly icon: IconName;
  readonly label: Key<'shell'>;
  readonly path: string;
  readonly children?: undefined;
}

export const areas: readonly Area[] = [
  { key: 'home', icon: 'house', label: 'nav.home', path: '/' },
  { key: 'live', icon: 'radio', label: 'nav.live', path: '/lich-truc-tiep' },
  { key: 'schedule', icon: 'calendar-days', label: 'nav.schedule', path: '/lich-truc-tiep' },
  { key: 'chat', icon: 'message-circle', label: 'nav.chat', path: '/chatroom' },
];

/** The area that a page belongs to. */
export const areaOfRoute = (id: RouteId | null): Area['key'] | 'menu' | 'account' | null => {
  if (id === null || id === 'googleReturn') return null;
  if (id === 'home' || id === 'menu') return id;
  if (id === 'chatroom') return 'chat';
  if (id === 'accountPage' || id === 'people' || id === 'referral') return 'account';
  if (id.startsWith('schedule')) return 'schedule';
  return id.startsWith('room') ? 'live' : 'menu';
};

/** Whether an item of a menu is where the viewer is: one of the areas by the page's area, another by its path. */
export const isHere = (key: string, to: string, area: string | null, path: string): boolean =>
  areas.some((one) => one.key === key) || key === 'menu' ? key === area : to === path;

import type { Key } from '../i18n/groups.ts';
import type { IconName } from '../kit/Icon.tsx';

/** An area of the portal as the navigation shows it. Only areas that exist stand here. */
export interface MenuEntry {
  readonly key: 'home' | 'live' | 'schedule' | 'chat';
  readonly icon: IconName;
  readonly label: Key<'shell'>;
  readonly path: string;
  readonly children?: undefined;
}

export const menuEntries: readonly MenuEntry[] = [
  { key: 'home', icon: 'house', label: 'nav.home', path: '/' },
  { key: 'live', icon: 'radio', label: 'nav.live', path: '/lich-truc-tiep' },
  { key: 'schedule', icon: 'calendar-days', label: 'nav.schedule', path: '/lich-truc-tiep' },
  { key: 'chat', icon: 'message-circle', label: 'nav.chat', path: '/chatroom' },
];

/** Whether an item of a menu is where the viewer is: one of the areas by the page's area, another by its path. */
export const isHere = (key: string, to: string, area: string | null, path: string): boolean =>
  menuEntries.some((one) => one.key === key) || key === 'menu' ? key === area : to === path;

import type { Key } from '../i18n/groups.ts';
import type { IconName } from '../kit/Icon.tsx';

/** An item of the navigation. Only existing areas are listed. */
export interface MenuEntry {
  readonly key: 'home' | 'live' | 'schedule' | 'results' | 'chat';
  readonly icon: IconName;
  readonly label: Key<'shell'>;
  readonly path: string;
  readonly children?: undefined;
}

export const menuEntries: readonly MenuEntry[] = [
  { key: 'home', icon: 'house', label: 'nav.home', path: '/' },
  { key: 'live', icon: 'radio', label: 'nav.live', path: '/lich-truc-tiep/tat-ca' },
  { key: 'schedule', icon: 'calendar-days', label: 'nav.schedule', path: '/lich-truc-tiep' },
  { key: 'results', icon: 'list', label: 'nav.results', path: '/ket-qua/bong-da' },
  { key: 'chat', icon: 'message-circle', label: 'nav.chat', path: '/chatroom' },
];

/** Whether a menu item is the current one: built-in items by the page's area, others by path. */
export const isHere = (key: string, to: string, area: string | null, path: string): boolean =>
  menuEntries.some((one) => one.key === key) || key === 'menu' ? key === area : to === path;

import type { Key } from '../i18n/groups.ts';
import type { IconName } from '../kit/Icon.tsx';

/** An item of the navigation. Only existing areas are listed. */
export interface MenuEntry {
  readonly key:
    'home' | 'live' | 'schedule' | 'results' | 'odds' | 'tips' | 'films' | 'tv' | 'comics' | 'music' | 'games' | 'chat';
  readonly icon: IconName;
  readonly label: Key<'shell'>;
  readonly path: string;
  /** B3: not shown to who hides odds and tips. */
  readonly ofOdds?: true;
  readonly children?: undefined;
}

export const menuEntries: readonly MenuEntry[] = [
  { key: 'home', icon: 'house', label: 'nav.home', path: '/' },
  { key: 'live', icon: 'radio', label: 'nav.live', path: '/lich-truc-tiep/tat-ca' },
  { key: 'schedule', icon: 'calendar-days', label: 'nav.schedule', path: '/lich-truc-tiep' },
  { key: 'results', icon: 'list', label: 'nav.results', path: '/ket-qua/bong-da' },
  { key: 'odds', icon: 'percent', label: 'nav.odds', path: '/ty-le-keo/bong-da', ofOdds: true },
  { key: 'tips', icon: 'lightbulb', label: 'nav.tips', path: '/tip-keo', ofOdds: true },
  { key: 'films', icon: 'film', label: 'nav.films', path: '/phim-anh' },
  { key: 'tv', icon: 'tv', label: 'nav.tv', path: '/tivi' },
  { key: 'comics', icon: 'book-open', label: 'nav.comics', path: '/truyen-tranh' },
  { key: 'music', icon: 'music', label: 'nav.music', path: '/am-nhac' },
  { key: 'games', icon: 'dices', label: 'nav.games', path: '/game' },
  { key: 'chat', icon: 'message-circle', label: 'nav.chat', path: '/chatroom' },
];

/** Whether a menu item is the current one: built-in items by the page's area, others by path. */
export const isHere = (key: string, to: string, area: string | null, path: string): boolean =>
  menuEntries.some((one) => one.key === key) || key === 'menu' ? key === area : to === path;

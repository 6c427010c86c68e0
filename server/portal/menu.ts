import type { LiveMode } from '#domain/schedule/mode.ts';
import { modeById } from '#domain/schedule/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { MenuIcon } from '#domain/portal/menuIcons.ts';
import type { Tile } from '#domain/routing/routeSpec.ts';
import { hrefOf, isOfShell, tilesOf } from '#domain/routing/routes.ts';
import { inLocale, type PortalContent } from '../shared/portalContent.ts';

interface Leaf {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly icon: string;
}
export interface Item extends Leaf {
  readonly children?: readonly Leaf[];
}
export interface Menus {
  readonly 'header-v4': readonly Item[];
  readonly footerv4: readonly Item[];
  readonly nav: readonly Item[];
}
type OwnMenus = NonNullable<PortalContent['menus']>;
export type MenuGroup = keyof Menus;

/** Looks up a word by group and dotted key. */
type Word = (group: 'shell' | 'menu', key: string) => string;

/**
 * The menus that the application shows by default: the navbar, the menu page, the bar of a phone. Their labels are the
 * application's words; `modes` have their names in that language.
 */
export const builtInMenus = (word: Word, modes: readonly LiveMode[]): Menus => {
  const item = (key: string, label: string, path: string, icon: MenuIcon): Leaf => ({ key, label, path, icon });
  const home = item('home', word('shell', 'nav.home'), hrefOf('home'), 'house');
  const live = item('live', word('shell', 'nav.live'), hrefOf('schedule'), 'radio');
  const schedule = item('schedule', word('shell', 'nav.schedule'), hrefOf('schedule'), 'calendar-days');
  const chat = item('chat', word('shell', 'nav.chat'), hrefOf('chatroom'), 'message-circle');
  const ofModes = modes.map(({ liveModeId, name, slug, icon }) => ({
    ...{ key: slug, label: name, icon },
    path: `/lich-truc-tiep/${modeById(liveModeId)?.schedule ?? 'tat-ca'}`,
  }));
  const tiles = (part: Tile['in']) =>
    tilesOf(part).map(({ path, tile: { icon, label } }) =>
      item(label.slice(label.lastIndexOf('.') + 1), word(isOfShell(label) ? 'shell' : 'menu', label), path, icon),
    );
  return {
    'header-v4': [home, live, { ...schedule, children: ofModes }, chat],
    footerv4: [
      ...tiles('areas'),
      { ...item('reading', word('menu', 'reading.title'), hrefOf('information'), 'info'), children: tiles('reading') },
    ],
    nav: [
      item('menu', word('shell', 'nav.menu'), hrefOf('menu'), 'menu'),
      ...[live, home, { ...chat, label: word('shell', 'nav.chatShort') }],
    ],
  };
};

type OwnItem = NonNullable<OwnMenus['footerv4']>[number];
const said = (items: readonly OwnItem[], locale: Locale): readonly Item[] =>
  items.map(({ label, children, ...item }) => ({
    ...{ ...item, label: inLocale(label, locale) },
    ...(children ? { children: said(children, locale) } : {}),
  }));

/** The operator's menus in a language, and which groups they are; the other groups are the built-in ones. */
export const menusIn = (
  own: OwnMenus,
  locale: Locale,
  builtIn: Menus,
): Menus & { readonly own?: readonly MenuGroup[] } => {
  const groups = (['header-v4', 'footerv4', 'nav'] as const).filter((group) => own[group] !== undefined);
  if (groups.length === 0) return builtIn;
  return {
    ...builtIn,
    ...Object.fromEntries(groups.map((group) => [group, said(own[group] ?? [], locale)])),
    own: groups,
  };
};

import { locales } from '#domain/locale/locale.ts';
import { isMenuIcon } from '#domain/portal/menuIcons.ts';
import { modes } from '#domain/schedule/mode.ts';
import type { PortalPart } from '../shared/portalContent.ts';
import type { WordFiles } from '../page/build.ts';
import { demoBanners } from './demoBanners.ts';
import { builtInMenus, type Item, type MenuGroup } from './menu.ts';
import { wordIn } from './mergedWords.ts';
import { modesIn } from './modes.ts';

const groups: readonly MenuGroup[] = ['header-v4', 'footerv4', 'nav'];

/** Items of one menu in each language as one list, whose labels are texts in all of them. */
const inAll = (versions: readonly (readonly Item[])[]): readonly unknown[] =>
  (versions[0] ?? []).map(({ children, ...item }, i) => ({
    ...item,
    // Modes have signs of their own, which no menu of an operator knows.
    icon: isMenuIcon(item.icon) ? item.icon : 'radio',
    label: Object.fromEntries(locales.map(({ code }, n) => [code, versions[n]?.[i]?.label ?? item.label])),
    ...(children && { children: inAll(versions.map((items) => items[i]?.children ?? [])) }),
  }));

/** What is built in of a part of the content, in the form of `portal.json`, for an operator to begin with; null for nothing. */
export const builtInParts =
  ({ words, demo }: { readonly words: WordFiles; readonly demo: boolean }) =>
  (part: PortalPart): unknown => {
    if (part === 'modes') return modes.map(({ slug }) => ({ slug }));
    if (part === 'banners') return demo ? demoBanners : null;
    if (part !== 'menus') return null;
    const menus = locales.map(({ code }) =>
      builtInMenus((group, key) => wordIn(words, code, group, key), modesIn(code, [], words)),
    );
    return Object.fromEntries(groups.map((group) => [group, inAll(menus.map((one) => one[group]))]));
  };

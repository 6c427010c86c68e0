import type { Locale } from '#domain/locale/locale.ts';
import type { Menu, MenuGroup, MenuItem } from '#ports/portal.ts';
import type { StoragePort } from '#ports/storage.ts';

export type OwnMenus = { readonly [Group in MenuGroup]?: readonly MenuItem[] };

/** The operator's own menus in an answer. */
export const ownMenus = (menu: Menu | null): OwnMenus =>
  menu ? Object.fromEntries((menu.own ?? []).map((group) => [group, menu[group]])) : {};

/** The operator's menus, by language; a missing group uses the built-in one. */
export interface Menus {
  /** As last received, in this visit or an earlier one, for the first paint. The same reference until it changes. */
  readonly of: (locale: Locale) => OwnMenus;
  readonly heard: (locale: Locale, own: OwnMenus) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export const createMenus = (storage: StoragePort): Menus => {
  const known = new Map<Locale, OwnMenus>();
  const listeners = new Set<() => void>();
  const kept = (locale: Locale): OwnMenus => {
    try {
      return JSON.parse(storage.read(`khandai.menus.${locale}`) ?? '{}');
    } catch {
      // A value stored by another release is ignored and loaded again.
      return {};
    }
  };
  const of = (locale: Locale): OwnMenus => {
    const menus = known.get(locale) ?? kept(locale);
    known.set(locale, menus);
    return menus;
  };
  return {
    of,
    heard: (locale, own) => {
      const text = JSON.stringify(own);
      if (text === JSON.stringify(of(locale))) return;
      known.set(locale, own);
      storage.write(`khandai.menus.${locale}`, text);
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};

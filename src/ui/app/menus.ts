import type { Locale } from '#domain/locale/locale.ts';
import type { Menu, MenuGroup, MenuItem } from '#ports/portal.ts';
import type { StoragePort } from '#ports/storage.ts';

export type OwnMenus = { readonly [Group in MenuGroup]?: readonly MenuItem[] };

/** Those of an answer that the operator has set. */
export const ownMenus = (menu: Menu | null): OwnMenus =>
  menu ? Object.fromEntries((menu.own ?? []).map((group) => [group, menu[group]])) : {};

/** The menus that the operator has set, by language; a group that is not there is as built in. */
export interface Menus {
  /** As last heard, in this visit or one before: what the first paint draws. The same reference until it changes. */
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
      // What another release kept is asked for anew.
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

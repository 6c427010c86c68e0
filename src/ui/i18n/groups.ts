import type application from '#locales/vi/application.json';
import type account from '#locales/vi/account.json';
import type changes from '#locales/vi/changes.json';
import type chat from '#locales/vi/chat.json';
import type home from '#locales/vi/home.json';
import type menu from '#locales/vi/menu.json';
import type player from '#locales/vi/player.json';
import type room from '#locales/vi/room.json';
import type schedule from '#locales/vi/schedule.json';
import type shell from '#locales/vi/shell.json';
import type signIn from '#locales/vi/signIn.json';
import type terms from '#locales/vi/terms.json';
import type texts from '#locales/vi/texts.json';
import type titles from '#locales/vi/titles.json';
import type upload from '#locales/vi/upload.json';

/** The groups of words and their shape, by the Vietnamese source (LOCALE-3). */
export interface Groups {
  readonly shell: typeof shell;
  /** Of pages, by route: the origin writes them first. */
  readonly titles: typeof titles;
  readonly account: typeof account;
  readonly signIn: typeof signIn;
  readonly menu: typeof menu;
  readonly home: typeof home;
  readonly schedule: typeof schedule;
  readonly room: typeof room;
  readonly chat: typeof chat;
  readonly player: typeof player;
  readonly application: typeof application;
  readonly upload: typeof upload;
  /** The pages to read, and what they share. */
  readonly texts: typeof texts;
  readonly terms: typeof terms;
  readonly changes: typeof changes;
}
export type Group = keyof Groups;

type Join<P extends string, K extends string> = P extends '' ? K : `${P}.${K}`;
type Leaves<T, P extends string = ''> = T extends string
  ? P
  : { [K in keyof T & string]: Leaves<T[K], Join<P, K>> }[keyof T & string];
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Dotted keys of a group, without the forms of its plurals. */
export type Key<G extends Group> = Exclude<Leaves<Groups[G]>, `${string}.${Form}`>;
/** Keys whose words depend on a count: `{"rooms": {"one": …, "other": …}}`. */
export type PluralKey<G extends Group> =
  Leaves<Groups[G]> extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
export type Parameters = Readonly<Record<string, string | number>>;

import type act from '#locales/vi/act.json';
import type application from '#locales/vi/application.json';
import type age from '#locales/vi/age.json';
import type account from '#locales/vi/account.json';
import type booking from '#locales/vi/booking.json';
import type changes from '#locales/vi/changes.json';
import type chat from '#locales/vi/chat.json';
import type errors from '#locales/vi/errors.json';
import type feed from '#locales/vi/feed.json';
import type help from '#locales/vi/help.json';
import type home from '#locales/vi/home.json';
import type matchSearch from '#locales/vi/matchSearch.json';
import type menu from '#locales/vi/menu.json';
import type inbox from '#locales/vi/inbox.json';
import type people from '#locales/vi/people.json';
import type player from '#locales/vi/player.json';
import type privacyNotice from '#locales/vi/privacyNotice.json';
import type privacy from '#locales/vi/privacy.json';
import type referral from '#locales/vi/referral.json';
import type room from '#locales/vi/room.json';
import type schedule from '#locales/vi/schedule.json';
import type security from '#locales/vi/security.json';
import type settings from '#locales/vi/settings.json';
import type shell from '#locales/vi/shell.json';
import type signIn from '#locales/vi/signIn.json';
import type social from '#locales/vi/social.json';
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
  /** Why something that was pressed was not done. */
  readonly act: typeof act;
  readonly signIn: typeof signIn;
  readonly menu: typeof menu;
  readonly home: typeof home;
  readonly schedule: typeof schedule;
  /** Reminders and the calendar of what a member booked. */
  readonly booking: typeof booking;
  readonly matchSearch: typeof matchSearch;
  readonly room: typeof room;
  readonly chat: typeof chat;
  readonly player: typeof player;
  /** Lists that go on. */
  readonly feed: typeof feed;
  readonly application: typeof application;
  readonly upload: typeof upload;
  /** The pages of one's own account. */
  readonly settings: typeof settings;
  /** How one gets in, and showing once more who one is. */
  readonly security: typeof security;
  /** The bell; what messages say is the origin's to put together. */
  readonly inbox: typeof inbox;
  readonly people: typeof people;
  /** Following, liking, saving and rating, of anything. */
  readonly social: typeof social;
  /** What is stored of a member, and its end. */
  readonly privacy: typeof privacy;
  /** Inviting others, points and levels. */
  readonly referral: typeof referral;
  /** The pages to read, and what they share. */
  readonly texts: typeof texts;
  readonly terms: typeof terms;
  readonly privacyNotice: typeof privacyNotice;
  /** Common questions, the form to customer care, and the end of mails. */
  readonly help: typeof help;
  /** A page that is none: reporting it. */
  readonly errors: typeof errors;
  /** The notice before casino, odds and tips. */
  readonly age: typeof age;
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

import type act from '#locales/vi/act.json';
import type application from '#locales/vi/application.json';
import type age from '#locales/vi/age.json';
import type account from '#locales/vi/account.json';
import type board from '#locales/vi/board.json';
import type booking from '#locales/vi/booking.json';
import type changes from '#locales/vi/changes.json';
import type chat from '#locales/vi/chat.json';
import type chatActs from '#locales/vi/chatActs.json';
import type chatOrder from '#locales/vi/chatOrder.json';
import type comments from '#locales/vi/comments.json';
import type compare from '#locales/vi/compare.json';
import type errors from '#locales/vi/errors.json';
import type favourites from '#locales/vi/favourites.json';
import type feed from '#locales/vi/feed.json';
import type football from '#locales/vi/football.json';
import type hiddenTeams from '#locales/vi/hiddenTeams.json';
import type help from '#locales/vi/help.json';
import type home from '#locales/vi/home.json';
import type highlights from '#locales/vi/highlights.json';
import type cutting from '#locales/vi/cutting.json';
import type news from '#locales/vi/news.json';
import type odds from '#locales/vi/odds.json';
import type otherRooms from '#locales/vi/otherRooms.json';
import type ledger from '#locales/vi/ledger.json';
import type liveNow from '#locales/vi/liveNow.json';
import type matchSections from '#locales/vi/matchSections.json';
import type match from '#locales/vi/match.json';
import type matchSearch from '#locales/vi/matchSearch.json';
import type menu from '#locales/vi/menu.json';
import type moment from '#locales/vi/moment.json';
import type inbox from '#locales/vi/inbox.json';
import type consoleWords from '#locales/vi/console.json';
import type moderation from '#locales/vi/moderation.json';
import type newsroom from '#locales/vi/newsroom.json';
import type ownTips from '#locales/vi/ownTips.json';
import type party from '#locales/vi/party.json';
import type people from '#locales/vi/people.json';
import type player from '#locales/vi/player.json';
import type privacyNotice from '#locales/vi/privacyNotice.json';
import type promotions from '#locales/vi/promotions.json';
import type players from '#locales/vi/players.json';
import type privacy from '#locales/vi/privacy.json';
import type report from '#locales/vi/report.json';
import type referral from '#locales/vi/referral.json';
import type flying from '#locales/vi/flying.json';
import type room from '#locales/vi/room.json';
import type roomOrder from '#locales/vi/roomOrder.json';
import type roomTabs from '#locales/vi/roomTabs.json';
import type roomState from '#locales/vi/roomState.json';
import type schedule from '#locales/vi/schedule.json';
import type security from '#locales/vi/security.json';
import type chess from '#locales/vi/chess.json';
import type comics from '#locales/vi/comics.json';
import type reader from '#locales/vi/reader.json';
import type films from '#locales/vi/films.json';
import type games from '#locales/vi/games.json';
import type shelf from '#locales/vi/shelf.json';
import type listen from '#locales/vi/listen.json';
import type music from '#locales/vi/music.json';
import type tv from '#locales/vi/tv.json';
import type vod from '#locales/vi/vod.json';
import type shortcuts from '#locales/vi/shortcuts.json';
import type settings from '#locales/vi/settings.json';
import type shell from '#locales/vi/shell.json';
import type signIn from '#locales/vi/signIn.json';
import type spoiler from '#locales/vi/spoiler.json';
import type social from '#locales/vi/social.json';
import type teams from '#locales/vi/teams.json';
import type terms from '#locales/vi/terms.json';
import type texts from '#locales/vi/texts.json';
import type timeline from '#locales/vi/timeline.json';
import type tips from '#locales/vi/tips.json';
import type titles from '#locales/vi/titles.json';
import type upload from '#locales/vi/upload.json';

/** LOCALE-3: the groups of words, with the types of the Vietnamese source. */
export interface Groups {
  readonly shell: typeof shell;
  /** Page titles, by route; the origin uses them too. */
  readonly titles: typeof titles;
  readonly account: typeof account;
  /** The sheet of keyboard shortcuts. */
  readonly shortcuts: typeof shortcuts;
  /** Why an action failed. */
  readonly act: typeof act;
  readonly signIn: typeof signIn;
  readonly menu: typeof menu;
  readonly tips: typeof tips;
  readonly films: typeof films;
  readonly chess: typeof chess;
  readonly comics: typeof comics;
  readonly reader: typeof reader;
  readonly games: typeof games;
  readonly news: typeof news;
  readonly highlights: typeof highlights;
  /** Of staff; loaded with its form. */
  readonly cutting: typeof cutting;
  readonly promotions: typeof promotions;
  /** Order in the rooms of the chat; loaded with what shows it. */
  readonly chatOrder: typeof chatOrder;
  readonly comments: typeof comments;
  /** Watching together, and going on on another device; loaded with their sheets. */
  readonly party: typeof party;
  readonly tv: typeof tv;
  readonly music: typeof music;
  /** The player of music; loaded with it. */
  readonly listen: typeof listen;
  /** The player of films; loaded with it. */
  readonly shelf: typeof shelf;
  readonly hiddenTeams: typeof hiddenTeams;
  readonly vod: typeof vod;
  readonly home: typeof home;
  readonly schedule: typeof schedule;
  /** The rooms that are on, before the schedule. */
  readonly liveNow: typeof liveNow;
  /** The order of the rooms that are on; loaded with its choice. */
  readonly roomOrder: typeof roomOrder;
  /** A room's way to the others; loaded with it. */
  readonly otherRooms: typeof otherRooms;
  /** Reminders and the calendar feed of bookings. */
  readonly booking: typeof booking;
  readonly football: typeof football;
  readonly newsroom: typeof newsroom;
  readonly console: typeof consoleWords;
  readonly ownTips: typeof ownTips;
  /** What of football somebody follows. */
  readonly favourites: typeof favourites;
  /** Ledgers of tips; loaded with the part that checks them. */
  readonly ledger: typeof ledger;
  /** The page of a football match. */
  readonly match: typeof match;
  /** Reference odds: of a day, of a match, and in a room. */
  readonly odds: typeof odds;
  /** The pages of a team, a manager and a ground. */
  readonly teams: typeof teams;
  readonly matchSearch: typeof matchSearch;
  /** The data sections of a football match's page; loaded with them. */
  readonly matchSections: typeof matchSections;
  /** How messages fly over the picture; loaded with the choices. */
  readonly flying: typeof flying;
  /** Hiding results and odds; loaded with its choices. */
  readonly spoiler: typeof spoiler;
  readonly room: typeof room;
  /** Analysis; loaded with its tab. */
  readonly roomTabs: typeof roomTabs;
  /** Whether board and chat follow the picture; loaded with the player. */
  readonly timeline: typeof timeline;
  /** What stands in place of the picture; loaded with it. */
  readonly roomState: typeof roomState;
  /** The boards of basketball, marble races, esport and casino tables, and what happens there. */
  readonly board: typeof board;
  /** What is said of moments, by the origin too. */
  readonly moment: typeof moment;
  readonly chat: typeof chat;
  /** What can be done with a message and its author, and the choice of emoji; loaded with their sheets. */
  readonly chatActs: typeof chatActs;
  readonly player: typeof player;
  /** Paginated lists. */
  readonly feed: typeof feed;
  readonly application: typeof application;
  readonly upload: typeof upload;
  /** The account pages. */
  readonly settings: typeof settings;
  /** Sign-in methods and re-authentication. */
  readonly security: typeof security;
  /** The inbox; the texts of messages come from the origin. */
  readonly inbox: typeof inbox;
  /** Reporting something, and what became of it. */
  readonly report: typeof report;
  /** The moderators' page. */
  readonly moderation: typeof moderation;
  readonly people: typeof people;
  /** Comparisons of two teams, and of two players. */
  readonly compare: typeof compare;
  /** The page of a football player. */
  readonly players: typeof players;
  /** Following, liking, saving and rating. */
  readonly social: typeof social;
  /** Export and deletion of personal data. */
  readonly privacy: typeof privacy;
  /** Referrals, points and levels. */
  readonly referral: typeof referral;
  /** The text pages, and their common words. */
  readonly texts: typeof texts;
  readonly terms: typeof terms;
  readonly privacyNotice: typeof privacyNotice;
  /** FAQ, the form to customer care, and unsubscribing from mails. */
  readonly help: typeof help;
  /** Error pages and fault reports. */
  readonly errors: typeof errors;
  /** The age notice before casino, odds and tips. */
  readonly age: typeof age;
  readonly changes: typeof changes;
}
export type Group = keyof Groups;

type Join<P extends string, K extends string> = P extends '' ? K : `${P}.${K}`;
type Leaves<T, P extends string = ''> = T extends string
  ? P
  : { [K in keyof T & string]: Leaves<T[K], Join<P, K>> }[keyof T & string];
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Dotted keys of a group, without the forms of plurals. */
export type Key<G extends Group> = Exclude<Leaves<Groups[G]>, `${string}.${Form}`>;
/** Keys whose words depend on a count: `{"rooms": {"one": …, "other": …}}`. */
export type PluralKey<G extends Group> =
  Leaves<Groups[G]> extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
export type Parameters = Readonly<Record<string, string | number>>;

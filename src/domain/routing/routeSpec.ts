import type { PageColour } from '../colour/pageColour.ts';
import type { MenuIcon } from '../portal/menuIcons.ts';

export type Layout = 'default' | 'liveroom';
export type Params = Readonly<Record<string, string>>;
/** Names of checks that run before a screen opens; a route that names one nobody registered is an error (NAV-6). */
export type Middleware = 'member';

/** The areas that the navigation marks. */
export type MenuPlace = 'home' | 'live' | 'schedule' | 'chat' | 'menu' | 'account';
/** The connection of chats, and the picture's machines with their library. */
export type Need = 'chat' | 'player';

/** A way to a page on the page of all areas. */
export interface Tile {
  /** Its part of that page. */
  readonly in: 'areas' | 'reading';
  readonly icon: MenuIcon;
  /** A word of the group `shell` where it begins with `nav.`, else of the group `menu`. */
  readonly label: string;
}

export interface RouteSpec<Id extends string = string> {
  readonly id: Id;
  /** Segments; `:name` is a parameter. A static segment beats a parameter. */
  readonly path: `/${string}`;
  readonly layout: Layout;
  /** Groups of words loaded before the first paint of the screen (LOCALE-3). */
  readonly words: readonly string[];
  /** NAV-1: why these parameters are no page, or null when they are; the status is 404 unless another is given. */
  readonly refuse?: (params: Params) => { readonly status?: number } | null;
  readonly middleware?: readonly Middleware[];
  /** COLOUR-3: what the page forces; the viewer's own colour where absent. */
  readonly colour?: PageColour;
  /** The path of the page that this one repeats: search engines list that one. */
  readonly canonical?: `/${string}`;
  /** For viewers of 18 and over: a notice lies over it until this browser's viewer has said to be one. */
  readonly adults?: true;
  /** Which of the navigation's areas stands marked on it; null for none. */
  readonly menu: MenuPlace | null;
  /** What the bar of a phone calls it, a word of the group `shell`; the portal's name where absent, for a page that says its title itself. */
  readonly bar?: string;
  /** Its place on the page of all areas, by the order of the rows; only an operator's own menu overrides it. */
  readonly tile?: Tile;
  /** Code that is loaded before it opens, beside its screen. */
  readonly needs?: readonly Need[];
  /** What a guest is told that a log-in is for, where it is more than the page. */
  readonly memberFor?: 'bookings';
  /** The key of its title and description; its id where absent. */
  readonly title?: (params: Params) => string;
  /** What its title names, told by an answer that the application keeps; nothing where absent. */
  readonly named?: 'room' | 'league' | 'person';
  /** A path that it answers, where its own has parameters; tests walk the routes by these. */
  readonly example?: `/${string}`;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** It is alive in a browser alone; else the origin paints what is listed. */
  readonly drawnBy?: 'browser';
  /** Its screen is shown without any answer; what the others ask first stands in `contract/pages`. */
  readonly asks?: 'nothing';
}

import type { PageColour } from '../colour/pageColour.ts';
import type { MenuIcon } from '../portal/menuIcons.ts';

export type Layout = 'default' | 'liveroom';
export type Params = Readonly<Record<string, string>>;
/** Names of checks that run before a screen opens; naming an unregistered one is an error (NAV-6). */
export type Middleware = 'member';

/** The items of the navigation that can be marked as current. */
export type MenuPlace =
  | 'home'
  | 'live'
  | 'schedule'
  | 'results'
  | 'odds'
  | 'tips'
  | 'films'
  | 'tv'
  | 'comics'
  | 'music'
  | 'games'
  | 'chat'
  | 'menu'
  | 'account';
/** Lazily loaded code: the chat connection, or the player with its machines and library. */
export type Need = 'chat' | 'player';

/** A link to the page on the menu page. */
export interface Tile {
  /** The section of the menu page. */
  readonly in: 'areas' | 'reading';
  readonly icon: MenuIcon;
  /** A key of the group `shell` if it begins with `nav.`, else of the group `menu`. */
  readonly label: string;
}

/** What titles of tips name. */
type NamedOfTips = 'tip' | 'tipMatch';
/** What titles of films, TV and comics name. */
type NamedOfFilms = 'game' | 'film' | 'channel' | 'channels' | 'comic' | 'chapter';
/** What titles of news and highlights name. */
type NamedOfNews = 'newsCategory' | 'newsType' | 'article' | 'highlightCategory' | 'highlightType' | 'highlight';
/** What titles of music name. */
type NamedOfMusic = 'album' | 'song' | 'artist';

export interface RouteSpec<Id extends string = string> {
  readonly id: Id;
  /** `:name` is a parameter. A static segment beats a parameter. */
  readonly path: `/${string}`;
  readonly layout: Layout;
  /** Groups of words loaded before the first paint of the screen (LOCALE-3). */
  readonly words: readonly string[];
  /** NAV-1: refuses invalid parameters with an HTTP status, 404 by default; null if they are valid. */
  readonly refuse?: (params: Params) => { readonly status?: number } | null;
  readonly middleware?: readonly Middleware[];
  /** COLOUR-3: the colour mode that the page forces; the viewer's own if absent. */
  readonly colour?: PageColour;
  /** Path of the page with the same content that search engines should list instead. */
  readonly canonical?: `/${string}`;
  /** For viewers of 18 and over: covered by a notice until the viewer of this browser has confirmed their age. */
  readonly adults?: true;
  /** TI-9: about odds or tips: whoever hides those gets neither its title nor its content. */
  readonly ofOdds?: true;
  /** The item of the navigation that is marked on this page; null for none. */
  readonly menu: MenuPlace | null;
  /**
   * Title in the top bar of a phone, a key of the group `shell`; if absent, the portal's name, for pages that show a
   * title themselves.
   */
  readonly bar?: string;
  /** Shown on the menu page in the order of the rows, unless an operator has defined a menu. */
  readonly tile?: Tile;
  /** Code that is loaded before the page opens, beside its screen. */
  readonly needs?: readonly Need[];
  /** The reason for logging in that a guest is told, if it is more specific than the page. */
  readonly memberFor?: 'bookings';
  /** Key of the title and description; the route's id if absent. */
  readonly title?: (params: Params) => string;
  /** What its title names, taken from the resource cache; nothing if absent. */
  readonly named?:
    | NamedOfTips
    | NamedOfFilms
    | NamedOfMusic
    | NamedOfNews
    | 'room'
    | 'league'
    | 'person'
    | 'competition'
    | 'fixture'
    | 'team'
    | 'manager'
    | 'venue'
    | 'player'
    | 'promotion';
  /** A matching path, for routes with parameters; tests visit the routes by these. */
  readonly example?: `/${string}`;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Rendered in the browser only; without it, the origin paints the page if it is indexed. */
  readonly drawnBy?: 'browser';
  /** The screen needs no data; the first calls of all other routes are declared in `contract/pages`. */
  readonly asks?: 'nothing';
}

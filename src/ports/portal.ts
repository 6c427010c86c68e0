import type { LiveMode } from '#domain/schedule/mode.ts';
import type { User } from '#domain/people/user.ts';
import type { MenuIcon } from '#domain/portal/menuIcons.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Outcome } from './failure.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly icon: MenuIcon;
  readonly children?: readonly MenuItem[];
}
export interface Menu {
  readonly 'header-v4': readonly MenuItem[];
  readonly footerv4: readonly MenuItem[];
  readonly nav: readonly MenuItem[];
  /** The groups that the operator has changed; the others are the built-in ones. */
  readonly own?: readonly MenuGroup[];
}
export type MenuGroup = 'header-v4' | 'footerv4' | 'nav';
/** `w` and `h` in CSS pixels, so that the space is reserved before the picture loads. */
export interface Banner {
  readonly bannerId: string;
  /** Alternative text. */
  readonly alt?: string;
  readonly img: string;
  readonly w: number;
  readonly h: number;
  readonly goTo: string;
  readonly position: string;
}
export interface MarqueeLine {
  readonly id: string;
  readonly text: string;
  readonly goTo?: string;
}
/** `country` is ISO 3166 alpha-2. */
export interface Place {
  readonly ip: string;
  readonly timezone: string;
  readonly country: string | null;
}

export interface PortalPort {
  readonly marquee: (signal: AbortSignal) => Promise<Outcome<readonly MarqueeLine[]>>;
}

/** One of the portal's addresses. */
export interface Domain {
  /** Host, with its port if it has one. */
  readonly domain: string;
  readonly main: boolean;
}

/** Content of the shell that the operator can change; no first page waits for it. */
export interface SitePort {
  /** The kinds of content, in the reader's language. */
  readonly modes: (signal: AbortSignal) => Promise<Outcome<readonly LiveMode[]>>;
  readonly commentators: (signal: AbortSignal) => Promise<Outcome<readonly User[]>>;
  readonly banners: (position: string, signal: AbortSignal) => Promise<Outcome<readonly Banner[]>>;
  /** GEO-1. */
  readonly locate: (signal: AbortSignal) => Promise<Outcome<Place>>;
  readonly menu: (signal: AbortSignal) => Promise<Outcome<Menu>>;
  /** The words of a group, with the operator's overrides. */
  readonly words: (
    locale: Locale,
    group: string,
    signal: AbortSignal,
  ) => Promise<Outcome<Readonly<Record<string, unknown>>>>;
  /** The portal's addresses, or whether one host is among them. */
  readonly domains: (host: string | null, signal: AbortSignal) => Promise<Outcome<readonly Domain[]>>;
}

/** BUILD-1: the id of the build that the origin serves now. */
export interface BuildsPort {
  readonly running: () => string | null;
  readonly latest: (signal: AbortSignal) => Promise<Outcome<string>>;
}

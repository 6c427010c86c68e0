import type { Outcome } from './failure.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly icon: string;
  readonly children?: readonly MenuItem[];
}
export interface Menu {
  readonly 'header-v4': readonly MenuItem[];
  readonly footerv4: readonly MenuItem[];
  readonly nav: readonly MenuItem[];
}
/** `w` and `h` in CSS pixels, so that the place is kept before the picture comes. */
export interface Banner {
  readonly bannerId: string;
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
  readonly menu: (signal: AbortSignal) => Promise<Outcome<Menu>>;
  readonly banners: (position: string, signal: AbortSignal) => Promise<Outcome<readonly Banner[]>>;
  readonly marquee: (signal: AbortSignal) => Promise<Outcome<readonly MarqueeLine[]>>;
  /** GEO-1. */
  readonly locate: (signal: AbortSignal) => Promise<Outcome<Place>>;
}

/** BUILD-1: what the origin serves now. */
export interface BuildsPort {
  readonly running: () => string | null;
  readonly latest: (signal: AbortSignal) => Promise<Outcome<string>>;
}

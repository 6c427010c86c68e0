import { createHash } from 'node:crypto';
import { localePath } from '#domain/locale/locale.ts';
import type { PageAbout } from '../describe.ts';
import type { Shared } from './shared.ts';

/** Version of the drawing code: increasing it gives every picture a new address. */
export const DRAWN_AS = 1;

/** Every picture carries the portal's name as its logo. */
const withoutPortal = (title: string): string => {
  const name = title.replace(/^Khán Đài – | – Khán Đài$/g, '');
  return name.charAt(0).toLocaleUpperCase('vi') + name.slice(1);
};

/** The content of a page's share picture; null for error pages and unindexed pages, whose addresses may be private. */
export const sharedOf = ({ canonicalPath, indexed, locale, title, known }: PageAbout): Shared | null => {
  if (canonicalPath === null || !indexed) return null;
  return known.share ? { ...known.share, locale } : { kind: 'name', name: withoutPortal(title), locale };
};

/** A hash of the picture's content: equal only for equal pictures. */
export const versionOf = (shared: Shared): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, shared]))
    .digest('base64url')
    .slice(0, 16);

export const SHARE_PATH = '/share';
const END = '.png';

/** The address of a page's picture, without the site: it contains a hash of the content, so that caches may keep it. */
export const shareAddress = (about: PageAbout): string => {
  const shared = sharedOf(about);
  if (shared === null) return '/og.png';
  const page = localePath(about.locale, about.canonicalPath ?? '/');
  return `${SHARE_PATH}/${versionOf(shared)}${page === '/' ? '/vi' : page}${END}`;
};

/** The page in the rest of a picture's address, with its language prefix; null for an invalid address. */
export const sharedPage = (rest: string): string | null => {
  if (!rest.endsWith(END)) return null;
  const page = `/${rest.slice(0, -END.length)}`;
  return page === '/vi' ? '/' : page;
};

import { createHash } from 'node:crypto';
import { localePath } from '#domain/locale/locale.ts';
import type { PageAbout } from '../describe.ts';
import type { Shared } from './shared.ts';

/** Counts the ways in which we have drawn: another one gives every picture another address. */
export const DRAWN_AS = 1;

/** The portal's name stands on every picture as its mark. */
const withoutPortal = (title: string): string => {
  const name = title.replace(/^Khán Đài – | – Khán Đài$/g, '');
  return name.charAt(0).toLocaleUpperCase('vi') + name.slice(1);
};

/** What the picture of a page shows; null for what is no page, or none to be found: its address may be somebody's own. */
export const sharedOf = ({ canonicalPath, indexed, locale, title, known }: PageAbout): Shared | null => {
  if (canonicalPath === null || !indexed) return null;
  return known.share ? { ...known.share, locale } : { kind: 'name', name: withoutPortal(title), locale };
};

/** The same for the same picture, and for no other. */
export const versionOf = (shared: Shared): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, shared]))
    .digest('base64url')
    .slice(0, 16);

export const SHARE_PATH = '/share';
const END = '.png';

/** Where the picture of a page lies, without the site: its content is in the address, so that caches may keep it. */
export const shareAddress = (about: PageAbout): string => {
  const shared = sharedOf(about);
  if (shared === null) return '/og.png';
  const page = localePath(about.locale, about.canonicalPath ?? '/');
  return `${SHARE_PATH}/${versionOf(shared)}${page === '/' ? '/vi' : page}${END}`;
};

/** The page that the rest of a picture's address names, with its language prefix; null for no such address. */
export const sharedPage = (rest: string): string | null => {
  if (!rest.endsWith(END)) return null;
  const page = `/${rest.slice(0, -END.length)}`;
  return page === '/vi' ? '/' : page;
};

import { isChapterKey } from '../../comics/comicIds.ts';
import type { Params, RouteSpec } from '../routeSpec.ts';

/** Refuses what cannot be the end of a comic's address. */
const isSlug = ({ slug = '' }: Params) => (/^[A-Za-z0-9_-]{1,64}$/u.test(slug) ? null : {});
const isChapter = (params: Params) => (isChapterKey(params['chapter'] ?? '') ? isSlug(params) : {});

const ofComics = { layout: 'default', menu: 'comics', bar: 'nav.comics', indexed: true } as const;

export const comicsRoutes = [
  {
    ...ofComics,
    id: 'comics',
    path: '/truyen-tranh',
    words: ['comics', 'feed', 'social'],
    tile: { in: 'areas', icon: 'book-open', label: 'nav.comics' },
  },
  {
    ...ofComics,
    id: 'comic',
    path: '/truyen-tranh/:slug',
    words: ['comics', 'social'],
    named: 'comic',
    refuse: isSlug,
    example: '/truyen-tranh/cau-thu-so-khong',
  },
  {
    ...ofComics,
    id: 'chapter',
    path: '/truyen-tranh/:slug/:chapter',
    words: ['comics', 'reader', 'social'],
    named: 'chapter',
    refuse: isChapter,
    example: '/truyen-tranh/cau-thu-so-khong/1',
  },
] as const satisfies readonly RouteSpec[];
export type ComicsRouteId = (typeof comicsRoutes)[number]['id'];

import type { ComicsRouteId } from '#domain/routing/areas/comics.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const comicsScreens: ScreensOf<ComicsRouteId> = {
  comics: () => import('./ComicsScreen.tsx'),
  comic: () => import('./ComicScreen.tsx'),
  chapter: () => import('./reader/ChapterScreen.tsx'),
};

import type { NewsRouteId } from '#domain/routing/areas/news.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const newsScreens: ScreensOf<NewsRouteId> = {
  news: () => import('./NewsScreen.tsx'),
  newsroom: () => import('./room/NewsroomScreen.tsx'),
  newsCategory: () => import('./CategoryScreen.tsx'),
  newsType: () => import('./CategoryScreen.tsx'),
  article: () => import('./ArticleScreen.tsx'),
};

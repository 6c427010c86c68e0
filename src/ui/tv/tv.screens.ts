import type { TvRouteId } from '#domain/routing/areas/tv.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

/** One screen, so that the picture goes on from one page of the area to another. */
const screen = () => import('./TvScreen.tsx');

export const tvScreens: ScreensOf<TvRouteId> = { tv: screen, tvNation: screen, tvChannel: screen };

import type { HighlightsRouteId } from '#domain/routing/areas/highlights.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const highlightsScreens: ScreensOf<HighlightsRouteId> = {
  highlights: () => import('./HighlightsScreen.tsx'),
  highlightCategory: () => import('./HighlightsScreen.tsx'),
  highlightType: () => import('./HighlightsScreen.tsx'),
  highlight: () => import('./HighlightScreen.tsx'),
};

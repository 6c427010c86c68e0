import type { PromotionsRouteId } from '#domain/routing/areas/promotions.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const promotionsScreens: ScreensOf<PromotionsRouteId> = {
  promotions: () => import('./PromotionsScreen.tsx'),
  promotion: () => import('./PromotionScreen.tsx'),
};

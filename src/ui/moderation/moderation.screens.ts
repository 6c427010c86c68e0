import type { ModerationRouteId } from '#domain/routing/areas/moderation.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

export const moderationScreens: ScreensOf<ModerationRouteId> = {
  moderators: () => import('./ModerationScreen.tsx'),
};

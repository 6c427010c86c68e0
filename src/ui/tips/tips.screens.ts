import type { TipsRouteId } from '#domain/routing/areas/tips.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const list = () => import('./TipsScreen.tsx');
const tip = () => import('./TipScreen.tsx');

export const tipsScreens: ScreensOf<TipsRouteId> = {
  tips: list,
  tipsOwn: () => import('./own/OwnTipsScreen.tsx'),
  tipsOfCategory: list,
  tipsOfType: list,
  tipMatches: () => import('./TipMatchesScreen.tsx'),
  tip,
  tipOfType: tip,
  tipsOfMatch: () => import('./MatchTipsScreen.tsx'),
};

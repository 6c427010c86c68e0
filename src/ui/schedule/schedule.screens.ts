import type { ScheduleRouteId } from '#domain/routing/areas/schedule.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const schedule = () => import('./ScheduleScreen.tsx');
const live = () => import('./LiveScreen.tsx');

export const scheduleScreens: ScreensOf<ScheduleRouteId> = {
  schedule,
  scheduleAll: live,
  scheduleCasino: live,
  scheduleEsport: live,
  scheduleEsportLeague: schedule,
  scheduleMarble: live,
  scheduleFootball: live,
  scheduleBasketball: live,
  scheduleVolleyball: schedule,
  scheduleSlot: schedule,
  scheduleCards: schedule,
  scheduleBilliard: schedule,
  scheduleTennis: schedule,
};

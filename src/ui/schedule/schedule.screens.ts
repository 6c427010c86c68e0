import type { ScheduleRouteId } from '#domain/routing/areas/schedule.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const schedule = () => import('./ScheduleScreen.tsx');

export const scheduleScreens: ScreensOf<ScheduleRouteId> = {
  schedule,
  scheduleAll: schedule,
  scheduleCasino: schedule,
  scheduleEsport: schedule,
  scheduleEsportLeague: schedule,
  scheduleMarble: schedule,
  scheduleFootball: schedule,
  scheduleBasketball: schedule,
  scheduleVolleyball: schedule,
  scheduleSlot: schedule,
  scheduleCards: schedule,
  scheduleBilliard: schedule,
  scheduleTennis: schedule,
};

import type { ScreensOf } from '../app/screen.ts';

const schedule = () => import('./ScheduleScreen.tsx');

export const scheduleScreens: ScreensOf<
  | 'schedule'
  | 'scheduleAll'
  | 'scheduleCasino'
  | 'scheduleEsport'
  | 'scheduleEsportLeague'
  | 'scheduleMarble'
  | 'scheduleFootball'
  | 'scheduleBasketball'
  | 'scheduleVolleyball'
  | 'scheduleSlot'
  | 'scheduleCards'
  | 'scheduleBilliard'
  | 'scheduleTennis'
> = {
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

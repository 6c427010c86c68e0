import type { ScheduleRouteId } from '#domain/routing/areas/schedule.routes.ts';
import type { ModeSlug } from '#domain/schedule/mode.ts';
import { modes } from '#domain/schedule/mode.ts';
import { addDays } from '#domain/shared/zone.ts';
import type { FirstCall, FirstOf, Visit, When } from './first.ts';

export const matchesOf = ({ zone, day }: When): FirstCall => ({
  resource: 'scheduleDay',
  input: { date: day, timezone: zone },
});

/**
 * The match counts of the day strip, from `first` days after today to the fifth day after it, of all modes or of one.
 */
export const daysShown = ({ zone, today }: When, first: number, liveModeId?: string): FirstCall => ({
  resource: 'dayCounts',
  input: { from: addDays(today, first), to: addDays(today, 5), timezone: zone, ...(liveModeId && { liveModeId }) },
});

const scheduleOf =
  (slug?: ModeSlug) =>
  (_: unknown, { when }: Visit): readonly FirstCall[] =>
    when ? [matchesOf(when), daysShown(when, -5, modes.find((mode) => mode.slug === slug)?.liveModeId)] : [];

export const scheduleFirst: FirstOf<ScheduleRouteId> = {
  schedule: scheduleOf(),
  scheduleAll: scheduleOf(),
  scheduleCasino: scheduleOf('casino'),
  scheduleEsport: scheduleOf('esport'),
  // Only the screen knows which league the page shows, and so which counts it needs.
  scheduleEsportLeague: (_, { when }) => (when ? [matchesOf(when)] : []),
  scheduleMarble: scheduleOf('dua-bi'),
  scheduleFootball: scheduleOf('bong-da'),
  scheduleBasketball: scheduleOf('bong-ro'),
  scheduleVolleyball: scheduleOf('bong-chuyen'),
  scheduleSlot: scheduleOf('slot'),
  scheduleCards: scheduleOf('card-game'),
  scheduleBilliard: scheduleOf('billiard'),
  scheduleTennis: scheduleOf('tennis'),
};

import type { ScheduleRouteId } from '#domain/routing/areas/schedule.routes.ts';
import type { ModeSlug } from '#domain/schedule/mode.ts';
import { modes } from '#domain/schedule/mode.ts';
import { LIVE_NOW, liveRooms } from '#domain/schedule/schedule.ts';
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

const modeOf = (slug: ModeSlug) => modes.find((mode) => mode.slug === slug);

/** The matches of a day, of all modes or of one. */
const dayOf = (when: When | null, slug?: ModeSlug): readonly FirstCall[] =>
  when ? [matchesOf(when), daysShown(when, -5, slug && modeOf(slug)?.liveModeId)] : [];

/** A page with two of the rooms that are on beside its matches. */
const scheduleOf =
  (slug?: ModeSlug) =>
  (_: unknown, { when }: Visit): readonly FirstCall[] => [
    ...dayOf(when, slug),
    { resource: 'featured', input: LIVE_NOW },
  ];

/** A page that leads with the rooms that are on, unless it is asked for another day. */
const liveOf =
  (slug?: ModeSlug) =>
  (_: unknown, { when }: Visit): readonly FirstCall[] => [
    ...(when && when.day !== when.today
      ? []
      : [{ resource: 'featured', input: liveRooms(slug && modeOf(slug)?.liveModeId) } as const]),
    ...dayOf(when, slug),
  ];

export const scheduleFirst: FirstOf<ScheduleRouteId> = {
  schedule: scheduleOf(),
  scheduleAll: liveOf(),
  scheduleCasino: liveOf('casino'),
  scheduleEsport: liveOf('esport'),
  // Only the screen knows which league the page shows, and so which counts it needs.
  scheduleEsportLeague: (_, { when }) => [
    ...(when ? [matchesOf(when)] : []),
    { resource: 'featured', input: LIVE_NOW },
  ],
  scheduleMarble: liveOf('dua-bi'),
  scheduleFootball: liveOf('bong-da'),
  scheduleBasketball: liveOf('bong-ro'),
  scheduleVolleyball: scheduleOf('bong-chuyen'),
  scheduleSlot: scheduleOf('slot'),
  scheduleCards: scheduleOf('card-game'),
  scheduleBilliard: scheduleOf('billiard'),
  scheduleTennis: scheduleOf('tennis'),
};

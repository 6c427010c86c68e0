import type { Api } from '#contract/http/api.ts';
import { MATCH_SEARCH, wantedWords } from '#domain/schedule/matchSearch.ts';
import { placeOf, sliceOf } from '#domain/shared/slice.ts';
import { dayBounds, dayOf, startOfDay } from '#domain/shared/zone.ts';
import type { Handler } from '../http/handlers.ts';
import { DEFAULT_ZONE, type ScheduleService } from './scheduleService.ts';

/** The years 1800 and 9999: before and after any match. */
const EARLIEST_MS = Date.UTC(1800, 0);
const LATEST_MS = Date.UTC(9999, 0);

/** Searches the whole schedule, one slice at a time. */
export const searchHandler =
  (service: ScheduleService): Handler<Api['schedule']['search']> =>
  async ({ q, date, timezone = DEFAULT_ZONE, when = 'coming', leagueId = null, cursor }, view) => {
    const words = wantedWords(q ?? '');
    // A query without letters or digits finds nothing, unlike an absent query, which finds everything.
    if (q !== undefined && words.length === 0) return { list: [], next: null };
    const today = startOfDay(dayOf(view.now, timezone), timezone);
    const past = when === 'past' && date === undefined;
    const bounds = past ? { from: EARLIEST_MS, to: today } : { from: today, to: LATEST_MS };
    const place = cursor === undefined ? null : placeOf(cursor);
    const found = await service.find(
      {
        ...(date === undefined ? bounds : dayBounds(date, timezone)),
        ...{ words, leagueId, latestFirst: past, most: MATCH_SEARCH.pageSize + 1 },
        after: place && { startTime: place.at, fixtureId: place.id },
      },
      view,
    );
    return sliceOf(found, MATCH_SEARCH.pageSize, ({ startTime, fixtureId }) => ({
      at: startTime,
      id: fixtureId,
    }));
  };

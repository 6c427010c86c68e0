import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { networkOf } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { isAllowed } from '../shared/tv/allowed.ts';
import { keyFor } from '../shared/secret.ts';
import type { TvSource } from '../shared/tv/tvSource.ts';
import { findProgramme } from './booked.ts';
import { createHealth } from './health.ts';
import { createLineup, DAY_S } from './lineup.ts';
import { createLook } from './look.ts';
import { reporterOf } from './reporter.ts';
import { tvArea } from './tv.area.ts';
import { tvHandlers, type TvParts } from './tv.handlers.ts';
import { tvStore } from './tv.store.ts';
import { tvSubjects } from './tv.subjects.ts';

/** How many past days of the guide are stored. */
const KEPT_DAYS = 60;

export interface OpenTvNeeds extends Pick<TvParts, 'saved' | 'watched' | 'matchesBetween'> {
  readonly database: Database;
  readonly demo: TvSource | null;
  readonly streamOrigins: readonly string[];
  readonly secret: string;
  readonly clock: Clock;
}

export const openTv = ({ database, demo, streamOrigins, secret, clock, ...needs }: OpenTvNeeds) => {
  const store = tvStore(database);
  const lineup = createLineup({ store, demo, clock });
  const health = createHealth({ store, demo, streamOrigins, clock });
  const reporter = reporterOf(keyFor(secret, 'tv'));
  return {
    ...opened(tvArea, {
      handlers: {
        tv: tvHandlers({
          ...{ lineup, health, report: store.report },
          ...{ saved: needs.saved, watched: needs.watched, matchesBetween: needs.matchesBetween },
          allowed: (address) => isAllowed(address, streamOrigins),
          reporter: ({ viewer, address }) => reporter(viewer, networkOf(address)),
        }),
      },
      subjects: tvSubjects(lineup),
      jobs: [
        {
          name: 'tv.look',
          everyMs: 10 * MINUTE_MS,
          atStart: true,
          run: createLook({ lineup, store, streamOrigins, clock, fetch }),
        },
        {
          name: 'tv.forget',
          everyMs: 60 * MINUTE_MS,
          run: () => store.forget(clock(), Math.floor(clock() / 1000 / DAY_S) - KEPT_DAYS),
        },
      ],
    }),
    /** A programme that a member booked. */
    programmeOf: findProgramme(lineup),
  };
};

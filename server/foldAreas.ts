import type { FastifyPluginAsync } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { CallGroup, Opened } from './shared/area.ts';
import { listenTo } from './shared/events.ts';
import type { Job } from './shared/jobs.ts';
import type { PageList } from './shared/pageList.ts';

/** All of these at once. */
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** The handlers of several areas together: without one area they are not the handlers of the whole contract. */
export type HandlersOf<O extends Readonly<Record<string, Opened>>> = Both<O[keyof O]['handlers']>;

export interface Surroundings {
  readonly bus: Bus;
  /** Begins with the jobs of all areas; answers the way to stop, which resolves once the last run has ended. */
  readonly startJobs: (jobs: readonly Job[]) => () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

export interface Folded<O extends Readonly<Record<string, Opened>>> {
  readonly handlers: HandlersOf<O>;
  readonly plugins: readonly FastifyPluginAsync[];
  readonly pageLists: readonly PageList[];
  /** Lets everybody go, and begins nothing any more. */
  readonly drain: () => Promise<void>;
  /** Once everything that was begun is done. */
  readonly close: () => Promise<void>;
}

/** The opened areas as one, listening to each other and at their jobs. */
export const foldAreas = <O extends Readonly<Record<string, Opened>>>(
  opened: O,
  { bus, startJobs, failed }: Surroundings,
): Folded<O> => {
  const all: readonly Opened[] = Object.values(opened);
  const handlers: Partial<Record<CallGroup, unknown>> = {};
  for (const area of all)
    for (const [group, ofGroup] of Object.entries(area.handlers)) {
      if (Object.hasOwn(handlers, group)) throw new Error(`two areas have handlers for the calls of "${group}"`);
      Object.assign(handlers, { [group]: ofGroup });
    }
  const jobs = all.flatMap((area) => area.jobs ?? []);
  const twice = jobs.find(({ name }, i) => jobs.findIndex((job) => job.name === name) !== i);
  if (twice) throw new Error(`two jobs are called "${twice.name}"`);
  const heard = all.flatMap(({ events }) => (events ? [events] : []));
  const listening = listenTo(bus, heard, failed);
  const stopJobs = startJobs(jobs);
  let jobsEnded: Promise<void> = Promise.resolve();
  return {
    // Just put together from all of them.
    handlers: handlers as HandlersOf<O>,
    plugins: all.flatMap(({ plugins = [] }) => plugins),
    pageLists: all.flatMap(({ pageLists = [] }) => pageLists),
    drain: async () => {
      jobsEnded = stopJobs();
      await Promise.all(all.map(({ drain }) => drain?.()));
    },
    close: async () => {
      await jobsEnded;
      await Promise.all([listening.stop(), ...all.map(({ close }) => close?.())]);
    },
  };
};

import type { FastifyPluginAsync } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { CallGroup, Opened } from './shared/area.ts';
import { listenTo } from './shared/events.ts';
import type { Job } from './shared/jobs.ts';
import type { PageList } from './shared/pageList.ts';

/** The intersection of the members of a union. */
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** The handlers of several areas together; without all areas they do not satisfy the whole contract. */
export type HandlersOf<O extends Readonly<Record<string, Opened>>> = Both<O[keyof O]['handlers']>;

export interface Surroundings {
  readonly bus: Bus;
  /** Starts the jobs of all areas; returns the function that stops them, which resolves once the last run has ended. */
  readonly startJobs: (jobs: readonly Job[]) => () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

export interface Folded<O extends Readonly<Record<string, Opened>>> {
  readonly handlers: HandlersOf<O>;
  readonly plugins: readonly FastifyPluginAsync[];
  readonly pageLists: readonly PageList[];
  /** Disconnects everybody and starts nothing new. */
  readonly drain: () => Promise<void>;
  /** Resolves once everything that was started is done. */
  readonly close: () => Promise<void>;
}

/** The opened areas combined, with their event handlers subscribed and their jobs started. */
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
    // Assembled from all of them just above.
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

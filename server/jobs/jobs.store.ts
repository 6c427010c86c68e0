import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { CORRECTION_MS } from '../shared/clock.ts';

const Instant = Schema.NullOr(Schema.Int);
const JobRow = Schema.Struct({
  name: Schema.String,
  nextAt: Schema.Int,
  leaseUntil: Instant,
  leaseBy: Schema.NullOr(Schema.String),
  tries: Schema.Int,
  lastStarted: Instant,
  lastEnded: Instant,
  lastFault: Schema.NullOr(Schema.String),
});
const NameRow = Schema.Struct({ name: Schema.String });

/** A job's row, shared by all processes; times are epoch milliseconds of the origin's clock. */
export type StoredJob = typeof JobRow.Type;

/** The due time of a job that the operator starts: in the past for every process's clock. */
export const AT_ONCE = 0;

/** The failure stored for a job whose process ended during a run. */
export const ENDED_WITHIN = 'the process that ran it ended, or came to a halt';

/** Who takes a lease, and for how long. */
export interface LeaseWish {
  readonly by: string;
  readonly now: number;
  readonly leaseMs: number;
}

/** What the process with the lease writes about a job. */
export interface HeldJobState extends Pick<StoredJob, 'name' | 'nextAt' | 'tries' | 'lastStarted' | 'lastEnded'> {
  readonly by: string;
  /** Null releases the lease. */
  readonly leaseUntil: number | null;
  /** `nextAt` as last read; if it has changed since, the operator has set it, and it is kept. */
  readonly seenNextAt: number;
  readonly lastFault: string | null;
}

const columns = sql`name, next_at as "nextAt", lease_until as "leaseUntil", lease_by as "leaseBy", tries,
                    last_started as "lastStarted", last_ended as "lastEnded", last_fault as "lastFault"`;

/** `bring`, among other statements. */
export const bringJob = async (queries: Queries, name: string, at: number): Promise<boolean> => {
  const row = await queries.one(
    NameRow,
    sql`update job set next_at = case when next_at > ${at} then ${at} else next_at end
        where name = ${name} returning name`,
  );
  return row !== null;
};
export const allJobs = (queries: Queries): Promise<readonly StoredJob[]> =>
  queries.all(JobRow, sql`select ${columns} from job order by name`);

export const jobsStore = (database: Database) => ({
  all: (): Promise<readonly StoredJob[]> => allJobs(database),
  /** Inserts a new job. */
  enter: async (name: string, nextAt: number): Promise<void> => {
    await database.run(
      sql`insert into job (name, next_at, tries) values (${name}, ${nextAt}, 0) on conflict (name) do nothing`,
    );
  },
  /** Makes a job due at a time, unless it is due earlier; returns whether the job exists. */
  bring: (name: string, at: number): Promise<boolean> => bringJob(database, name, at),
  /** Corrects the time of a job that was set by a clock which has been set back since. */
  putOff: async ({ name, nextAt }: Pick<StoredJob, 'name' | 'nextAt'>, to: number): Promise<void> => {
    await database.run(sql`update job set next_at = ${to} where name = ${name} and next_at = ${nextAt}`);
  },
  /**
   * Takes a job's lease for the due time that was read, in one statement, and returns its row; null if another process was
   * faster, holds it, or has already run it for that time. A lease that expired without release counts as a failed run.
   */
  take: (
    { name, nextAt }: Pick<StoredJob, 'name' | 'nextAt'>,
    { by, now, leaseMs }: LeaseWish,
  ): Promise<StoredJob | null> =>
    database.one(
      JobRow,
      sql`update job set lease_by = ${by}, lease_until = ${now + leaseMs}, last_started = ${now},
                         tries = tries + case when lease_by is null then 0 else 1 end,
                         last_fault = case when lease_by is null then last_fault else ${ENDED_WITHIN} end
          where name = ${name} and next_at = ${nextAt} and next_at <= ${now}
            and (lease_until is null or lease_until <= ${now} or lease_until > ${now + leaseMs + CORRECTION_MS})
          returning ${columns}`,
    ),
  /** Renews or releases a lease, and stores the outcome of its run; false if another process has it by now. */
  hold: async (job: HeldJobState): Promise<boolean> => {
    const { name, by, leaseUntil, nextAt, seenNextAt, tries, lastStarted, lastEnded, lastFault } = job;
    const held = await database.run(
      sql`update job set lease_until = ${leaseUntil}, lease_by = ${leaseUntil === null ? null : by},
                         next_at = case when next_at = ${seenNextAt} then ${nextAt} else next_at end,
                         tries = ${tries}, last_started = ${lastStarted}, last_ended = ${lastEnded},
                         last_fault = ${lastFault}
          where name = ${name} and lease_by = ${by}`,
    );
    return held === 1;
  },
  /** Deletes jobs that are no longer part of a release: overdue for long, and without a lease. */
  forget: async (dueBefore: number): Promise<void> => {
    await database.run(
      sql`delete from job where next_at < ${dueBefore} and next_at <> ${AT_ONCE}
          and (lease_until is null or lease_until < ${dueBefore})`,
    );
  },
});
export type JobsStore = ReturnType<typeof jobsStore>;

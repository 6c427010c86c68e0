/** A periodic job of an area; of all processes on one database, exactly one runs it. */
export interface Job {
  /** `area.what`, unique in the origin. */
  readonly name: string;
  /** Milliseconds of the origin's clock. */
  readonly everyMs: number;
  /** Run at the start too, instead of `everyMs` later. */
  readonly atStart?: true;
  /** The job concerns what each process holds in its own memory: every process runs it, and none of it is stored. */
  readonly inEachProcess?: true;
  /** The process may end at any step of it; it is then run again. */
  readonly run: () => Promise<void> | void;
}

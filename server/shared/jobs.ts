/** Something that an area does again and again; of all processes on one database, one alone runs it. */
export interface Job {
  /** `area.what`, once in the whole origin. */
  readonly name: string;
  /** Of the origin's clock, in milliseconds. */
  readonly everyMs: number;
  /** At the start too, instead of `everyMs` later. */
  readonly atStart?: true;
  /** It is about what each process holds in its own memory: every process runs it, and nothing of it is stored. */
  readonly inEachProcess?: true;
  /** May be cut off at any step by the end of the process, and is then run again. */
  readonly run: () => Promise<void> | void;
}

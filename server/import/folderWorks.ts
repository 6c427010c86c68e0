import { grouped } from '#domain/shared/grouped.ts';
import type { FileWork } from './importFile.ts';

/** What is to be done with a work of a folder, or with what has no place, by its path in the folder. */
export interface FolderJob {
  readonly path: string;
  readonly work: FileWork;
  /** Where it changes nothing, it is not told: the folder may hold nothing of its kind. */
  readonly quiet?: true;
}
export interface FolderJobs {
  readonly jobs: readonly FolderJob[];
  /** The files that belong to the works, by their path in the folder. */
  readonly used: ReadonlySet<string>;
}
export interface FolderFault {
  readonly path: string;
  readonly line?: number;
  readonly reason: string;
}

export const nothing = { new: 0, changed: 0, same: 0 } as const;

const asideWork =
  (faults: readonly FolderFault[]): FileWork =>
  async () => ({
    ...{ kind: 'imported', tally: { ...nothing, aside: faults.length } },
    aside: faults.map(({ line = 1, reason }) => ({ line, reason })),
  });

/** What is put aside, file by file. */
export const asides = (faults: readonly FolderFault[]): readonly FolderJob[] =>
  [...grouped(faults, ({ path }) => path)].map(([path, own]) => ({ path, work: asideWork(own) }));

/** Removes what is there no more; `drop` says how many it were. */
export const dropping =
  (drop: (queries: Parameters<FileWork>[0]) => Promise<number>, whatGoes: string): FileWork =>
  async (queries) => {
    const gone = await drop(queries);
    return {
      ...{ kind: 'imported', tally: { ...nothing, changed: gone, aside: 0 } },
      ...(gone > 0 && { remarks: [{ line: 1, reason: `${gone} of its ${whatGoes} are gone, and were removed` }] }),
    };
  };

/** What `work` makes of each, in order; so many are in work at once. */
export const eachOf = async <A, B>(
  list: readonly A[],
  atOnce: number,
  work: (one: A) => Promise<B>,
): Promise<readonly B[]> => {
  const done: B[] = [];
  for (let at = 0; at < list.length; at += atOnce)
    done.push(...(await Promise.all(list.slice(at, at + atOnce).map(work))));
  return done;
};

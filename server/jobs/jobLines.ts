import { AT_ONCE, type StoredJob } from './jobs.store.ts';

const HEAD = ['job', 'next (UTC)', 'tries', 'last begun (UTC)', 'run by', 'last fault'] as const;

const instant = (at: number | null): string =>
  at === null ? '-' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** The jobs as a table of text for the operator; instants in UTC, as the origin's clock counts them. */
export const jobLines = (jobs: readonly StoredJob[]): string => {
  const rows = jobs.map(({ name, nextAt, tries, lastStarted, leaseBy, lastFault }) => [
    name,
    nextAt === AT_ONCE ? 'now' : instant(nextAt),
    String(tries),
    instant(lastStarted),
    leaseBy ?? '-',
    lastFault ?? '-',
  ]);
  const all = [[...HEAD], ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

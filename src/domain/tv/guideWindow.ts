import type { GuideRow, Programme } from './programme.ts';

const HOUR_MS = 3_600_000;
/** How much of the guide one call brings, aligned to UTC, so that viewers of all zones share the answers. */
export const BLOCK_MS = 6 * HOUR_MS;
export const GUIDE_DAYS = 7;
/** Rows and time beyond what is seen, so that scrolling shows no gap. */
const SPARE_ROWS = 4;
const SPARE_MS = HOUR_MS;

/** What a scrolled box shows of something larger, in CSS pixels. */
export interface Seen {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}
/** How the guide is laid out. */
export interface GuideScale {
  readonly fromTs: number;
  readonly toTs: number;
  readonly rows: number;
  readonly rowPx: number;
  readonly halfHourPx: number;
}
/** The part that is drawn: rows by index, `toRow` not included. */
export interface GuideWindow {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromTs: number;
  readonly toTs: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const pxAt = (ts: number, { fromTs, halfHourPx }: Pick<GuideScale, 'fromTs' | 'halfHourPx'>): number =>
  ((ts - fromTs) / (HOUR_MS / 2)) * halfHourPx;
const tsAt = (px: number, { fromTs, halfHourPx }: GuideScale): number => fromTs + (px / halfHourPx) * (HOUR_MS / 2);

/** TV-3: what has to be drawn. It moves in steps of rows and hours, so that most scrolling draws nothing anew. */
export const windowOf = (seen: Seen, scale: GuideScale): GuideWindow => {
  const { rows, rowPx, fromTs, toTs } = scale;
  const step = (row: number) => Math.floor(row / SPARE_ROWS) * SPARE_ROWS;
  return {
    fromRow: clamp(step(seen.top / rowPx) - SPARE_ROWS, 0, rows),
    toRow: clamp(step((seen.top + seen.height) / rowPx) + 2 * SPARE_ROWS, 0, rows),
    fromTs: clamp(Math.floor(tsAt(seen.left, scale) / HOUR_MS) * HOUR_MS - SPARE_MS, fromTs, toTs),
    toTs: clamp(Math.ceil(tsAt(seen.left + seen.width, scale) / HOUR_MS) * HOUR_MS + SPARE_MS, fromTs, toTs),
  };
};
export const sameWindow = (a: GuideWindow, b: GuideWindow): boolean =>
  a.fromRow === b.fromRow && a.toRow === b.toRow && a.fromTs === b.fromTs && a.toTs === b.toTs;

/** The starts of the blocks that cover a window. */
export const blocksOf = ({ fromTs, toTs }: Pick<GuideWindow, 'fromTs' | 'toTs'>): readonly number[] => {
  const first = Math.floor(fromTs / BLOCK_MS);
  const last = Math.max(first, Math.ceil(toTs / BLOCK_MS) - 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * BLOCK_MS);
};

export const overlaps = (
  { startTs, stopTs }: Pick<Programme, 'startTs' | 'stopTs'>,
  { fromTs, toTs }: Pick<GuideWindow, 'fromTs' | 'toTs'>,
): boolean => startTs < toTs && stopTs > fromTs;

/** One row of several answers, by start; what lies over the edge of two blocks is in both. */
export const rowOf = (answers: readonly (readonly GuideRow[])[], channelId: string): readonly Programme[] => {
  const found = new Map<string, Programme>();
  for (const rows of answers)
    for (const programme of rows.find((row) => row.channelId === channelId)?.programmes ?? [])
      found.set(programme.programmeId, programme);
  return [...found.values()].sort((a, b) => a.startTs - b.startTs);
};

/** How much of it is over, 0 to 1. */
export const elapsed = ({ startTs, stopTs }: Pick<Programme, 'startTs' | 'stopTs'>, nowMs: number): number =>
  stopTs > startTs ? clamp((nowMs - startTs) / (stopTs - startTs), 0, 1) : 0;

/** Where an arrow key leads from a programme: the next one of its row, or of another row what is on at the same time. */
export const besideCell = (
  row: readonly Programme[],
  from: Pick<Programme, 'startTs'>,
  by: 1 | -1,
): Programme | null =>
  by > 0
    ? (row.find(({ startTs }) => startTs > from.startTs) ?? null)
    : (row.findLast(({ startTs }) => startTs < from.startTs) ?? null);
export const cellAt = (row: readonly Programme[], ts: number): Programme | null =>
  row.find(({ startTs, stopTs }) => startTs <= ts && stopTs > ts) ??
  row.find(({ startTs }) => startTs > ts) ??
  row.at(-1) ??
  null;

/** TV-3: when most people watch: 20:00 of a day in the viewer's zone, as a moment after its first instant. */
export const PRIME_TIME = '20:00';

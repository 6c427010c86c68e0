/** How often lists and rooms ask again, in milliseconds; never while the tab is hidden. LIVE-4, CLAUSES "Decided". */
export const SCHEDULE = {
  totalPollMs: 20_000,
  roomPollMs: 10_000,
  listPollMs: 20_000,
  schedulePageSize: 200,
} as const;

/** The rooms that the front page and the asides show. */
export const LIVE_NOW = { status: 'live', pageSize: 12 } as const;

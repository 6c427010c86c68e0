/** LIVE-4, CLAUSES "Decided": polling intervals of lists and rooms, in milliseconds; a hidden tab does not poll. */
export const SCHEDULE = {
  totalPollMs: 20_000,
  roomPollMs: 10_000,
  listPollMs: 20_000,
  schedulePageSize: 200,
} as const;

/** The query for the rooms on the front page and in the sidebars. */
export const LIVE_NOW = { status: 'live', pageSize: 12 } as const;

/** The query for all rooms that are on, of a mode or of all. */
export const liveRooms = (liveModeId?: string) =>
  ({ status: 'live', pageSize: 60, ...(liveModeId === undefined ? {} : { liveModeId }) }) as const;

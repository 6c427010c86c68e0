/** SC-7: minutes before its start at which a booked match reminds; 0 is at the start. */
export const leadMinutes = [0, 5, 15, 30, 60] as const;
export type LeadMin = (typeof leadMinutes)[number];

/** For members who chose none. */
export const DEFAULT_LEAD_MIN: LeadMin = 15;

/** SC-7: how many minutes before its start a booked match reminds; 0 is at the start. */
export const leadMinutes = [0, 5, 15, 30, 60] as const;
export type LeadMin = (typeof leadMinutes)[number];

/** What a member has who chose none. */
export const DEFAULT_LEAD_MIN: LeadMin = 15;

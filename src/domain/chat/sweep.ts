/**
 * CH-11, X16: what one press takes away that a raid wrote: how far back (minutes), of accounts that are younger than so many
 * days, and how many messages at once. The press does what stands first in the sheet.
 */
export const SWEEP = {
  minutes: [10, 5, 30, 60],
  days: [7, 1, 30],
  minutesMost: 120,
  daysMost: 90,
  messages: 500,
} as const;

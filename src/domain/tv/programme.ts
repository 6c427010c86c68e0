import type { CardImage } from '../social/social.ts';

/** What a cell of the guide is marked by; `other` for what says nothing of itself. */
export const programmeCategories = [
  ...(['news', 'sport', 'film', 'series', 'kids', 'music'] as const),
  ...(['documentary', 'show', 'culture', 'education', 'other'] as const),
] as const;
export type ProgrammeCategory = (typeof programmeCategories)[number];

/** Something that a channel broadcasts. Times in epoch milliseconds: the zone is the reader's business (TV-7). */
export interface Programme {
  readonly programmeId: string;
  readonly channelId: string;
  readonly startTs: number;
  readonly stopTs: number;
  readonly title: string;
  readonly subTitle?: string;
  /** Not in lists of many: `tv/programme` has it. */
  readonly desc?: string;
  readonly category?: ProgrammeCategory;
  readonly img?: CardImage;
  readonly episode?: { readonly s: number; readonly e: number };
  /** Its channel keeps it for a while after it was broadcast. */
  readonly catchUp?: boolean;
  /** The match that it shows. */
  readonly fixtureId?: string;
}

/** The programmes of a channel in a window, by start. */
export interface GuideRow {
  readonly channelId: string;
  readonly programmes: readonly Programme[];
}

export const GUIDE = {
  /** The longest window. */
  mostMs: 8 * 86_400_000,
  /** Channels × hours in one answer: 200 channels of a day, or 28 of a week. */
  channelHours: 4800,
} as const;

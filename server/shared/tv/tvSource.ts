import type { Verdict } from '#domain/tv/health.ts';
import type { ProgrammeForm, StoredChannel } from './tvForm.ts';

/** Channels with their guide that no database keeps: the demo's. */
export interface TvSource {
  readonly channels: readonly StoredChannel[];
  /** What overlaps a window, by start, none over another; in epoch seconds. */
  readonly between: (channelId: string, from: number, to: number) => readonly ProgrammeForm[];
  /** How a stream of this origin stands, at a moment in epoch milliseconds. */
  readonly look: (link: string, now: number) => Verdict['state'];
}

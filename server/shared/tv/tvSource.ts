import type { Verdict } from '#domain/tv/health.ts';
import type { ProgrammeForm, StoredChannel } from './tvForm.ts';

/** Channels with a guide that are in no database: the demo's. */
export interface TvSource {
  readonly channels: readonly StoredChannel[];
  /** Programmes that overlap a window, by start, without overlaps among them; in epoch seconds. */
  readonly between: (channelId: string, from: number, to: number) => readonly ProgrammeForm[];
  /** The state of a stream of this origin at a time in epoch milliseconds. */
  readonly look: (link: string, now: number) => Verdict['state'];
}

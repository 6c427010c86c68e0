import type { Channel, TvSource } from '#domain/tv/channel.ts';
import type { Trouble } from '#domain/tv/zapping.ts';

/** News of the one source that is tuned. */
export type TunerEvent =
  { readonly type: 'tuner.playing' } | { readonly type: 'tuner.failed'; readonly reason: string };

export type ZappingEvent =
  /** What can be zapped to: the channels of the nation. */
  | { readonly type: 'zap.channels'; readonly channels: readonly Channel[] }
  /** The channel of the page that is open; the one that is shown changes nothing. */
  | { readonly type: 'zap.to'; readonly channel: Channel }
  /** A channel whose page is to be opened. */
  | { readonly type: 'zap.pick'; readonly channel: Channel }
  | { readonly type: 'zap.step'; readonly by: 1 | -1 }
  | { readonly type: 'zap.digit'; readonly digit: string }
  | { readonly type: 'zap.enter' }
  /** Takes a digit back, or goes to the channel before this one. */
  | { readonly type: 'zap.back' }
  | { readonly type: 'zap.cancel' }
  | { readonly type: 'zap.retry' }
  | { readonly type: 'zap.online' }
  | { readonly type: 'zap.close' }
  | TunerEvent;

export interface ZappingContext {
  readonly channels: readonly Channel[];
  /** What is tuned; null while nothing is. */
  readonly channel: Channel | null;
  readonly previous: Channel | null;
  /** What is typed so far. */
  readonly digits: string;
  /** Index into `sourcesToTry`. */
  readonly source: number;
  /** Why it is dark, of all sources that were tried. */
  readonly trouble: Trouble | null;
}

/** Plays one source of a channel; what played before is silent at once. */
export interface TunerPort {
  readonly watch: (tell: (event: TunerEvent) => void) => () => void;
  readonly tune: (channel: Channel, source: TvSource) => void;
  readonly stop: () => void;
  /** Silences what plays while a number is typed, or gives its sound back. */
  readonly hush: (on: boolean) => void;
}

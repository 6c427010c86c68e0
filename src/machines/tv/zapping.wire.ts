import { fromCallback } from 'xstate';
import type { Channel, TvSource } from '#domain/tv/channel.ts';
import { sourcesToTry } from '#domain/tv/zapping.ts';
import type { ClockPort } from '#ports/storage.ts';
import { zappingMachine } from './zapping.machine.ts';
import type { TunerPort, ZappingContext, ZappingEvent } from './zapping.types.ts';

export interface ZappingPorts {
  readonly tuner: TunerPort;
  readonly clock: Pick<ClockPort, 'now'>;
  /** Shows the page of a channel that was zapped to. */
  readonly openPage: (channel: Channel) => void;
  /** TV-5: what was watched, for the next visit. */
  readonly keep: (channel: Channel) => void;
  /** TV-6: tells the origin what a source came to. */
  readonly report: (report: {
    readonly channel: Channel;
    readonly source: TvSource;
    readonly reason: string;
    readonly tookMs: number;
  }) => void;
}

const sourceOf = ({ channel, source }: ZappingContext): TvSource => sourcesToTry(channel!)[source]!;

export const wireZapping = ({ tuner, clock, openPage, keep, report }: ZappingPorts) => {
  let tunedAt = 0;
  return zappingMachine.provide({
    actors: { tuner: fromCallback<ZappingEvent>(({ sendBack }) => tuner.watch(sendBack)) },
    actions: {
      tune: ({ context }) => {
        tunedAt = clock.now();
        tuner.tune(context.channel!, sourceOf(context));
      },
      stop: () => tuner.stop(),
      hush: () => tuner.hush(true),
      unhush: () => tuner.hush(false),
      openPage: ({ context }) => openPage(context.channel!),
      keepChannel: ({ context }) => keep(context.channel!),
      reportFailure: ({ context, event }) =>
        report({
          ...{ channel: context.channel!, source: sourceOf(context) },
          reason: event.type === 'tuner.failed' ? event.reason : 'slow',
          tookMs: Math.max(0, clock.now() - tunedAt),
        }),
    },
  });
};

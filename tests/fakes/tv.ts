import { createActor, SimulatedClock } from 'xstate';
import type { Channel, Health, TvSource } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { wireZapping, type ZappingPorts } from '#machines/tv/zapping.wire.ts';
import type { TunerEvent, TunerPort, ZappingEvent } from '#machines/tv/zapping.types.ts';

export const aSource = (sourceId: string, health: Health = 'ok'): TvSource => ({
  ...{ sourceId, health, checkedTs: null, protocol: 'dash', streamLink: `/media/tv/${sourceId}.mpd` },
  ...{ profile: '540p', label: 'SD', fps: 25, bitrate: 200 },
});
export const aChannel = (number: number, change: Partial<Channel> = {}): Channel => ({
  ...{ channelId: `c${number}`, nation: 'viet-nam', slug: `kenh-${number}`, number, name: `Kênh ${number}` },
  ...{ altNames: [], logo: null, categories: [], languages: [], kind: 'tv', health: 'ok' },
  ...{ sources: [aSource(`s${number}`)], timeshiftSec: 0, catchUpSec: 0, demo: true },
  ...change,
});
/** 12:00 UTC of a fixed day, in epoch milliseconds; programmes begin a number of minutes after it. */
export const TV_NOON = Date.parse('2026-11-21T12:00:00Z');
export const aProgramme = (
  channelId: string,
  fromMin: number,
  lengthMin: number,
  change: Partial<Programme> = {},
): Programme => ({
  ...{ programmeId: `${channelId}-${fromMin}`, channelId, title: `Chương trình ${fromMin}` },
  ...{ startTs: TV_NOON + fromMin * 60_000, stopTs: TV_NOON + (fromMin + lengthMin) * 60_000 },
  ...change,
});

/** A tuner without behaviour of its own; `listen` may be the walk's own listener. */
export const fakeTuner = (listen?: (tell: (event: TunerEvent) => void) => () => void) => {
  const asked: string[] = [];
  let told: ((event: TunerEvent) => void) | null = null;
  const tuner: TunerPort = {
    watch: (tell) => {
      told = tell;
      return listen?.(tell) ?? (() => {});
    },
    tune: (_, source) => asked.push(`tune ${source.sourceId}`),
    stop: () => asked.push('stop'),
    hush: (on) => asked.push(on ? 'hush' : 'unhush'),
  };
  return { asked, tuner, tell: (event: TunerEvent) => told?.(event) };
};

/** The wired zapping on a simulated clock, with one list of all its requests. */
export const startZapping = (channels: readonly Channel[], change: Partial<ZappingPorts> = {}) => {
  const clock = new SimulatedClock();
  const { asked, tuner, tell } = fakeTuner();
  const actor = createActor(
    wireZapping({
      ...{ tuner, clock },
      openPage: ({ channelId }) => asked.push(`page ${channelId}`),
      keep: ({ channelId }) => asked.push(`keep ${channelId}`),
      report: ({ source, reason, tookMs }) => asked.push(`report ${source.sourceId} ${reason} ${tookMs}`),
      ...change,
    }),
    { clock },
  ).start();
  const send = (event: ZappingEvent) => actor.send(event);
  send({ type: 'zap.channels', channels });
  return {
    ...{ actor, clock, send },
    type: (digits: string) => [...digits].forEach((digit) => send({ type: 'zap.digit', digit })),
    playing: () => tell({ type: 'tuner.playing' }),
    fail: (reason = 'dash 27') => tell({ type: 'tuner.failed', reason }),
    /** The requests since the last call. */
    news: () => asked.splice(0),
  };
};

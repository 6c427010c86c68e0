import { draw } from '../random.ts';
import type { AirTime } from '#server/shared/matchSource.ts';
import type { CatchUpForm, SourceForm } from '#server/shared/tv/tvForm.ts';
import { demoChannels, type DemoChannel, type DemoStream } from './channels.ts';

/** Times in seconds: how far back live streams can be wound, and how long programmes stay to be watched. */
export const DEMO_TV = { timeshiftSec: 1920, catchUpSec: 2 * 86_400, longestSec: 6 * 3600 } as const;

/** All streams of the demo have been running since then. */
const ON_AIR_SINCE = Date.UTC(2020, 0, 1);

const baseOf = ({ id }: DemoChannel): string => `tv${id.replaceAll('-', '')}`;
const own: Readonly<Record<DemoStream, string>> = {
  dash: '',
  hls: '',
  slow: '1slow',
  dead: '1dead',
  blocked: '1blocked',
};
const byBase = new Map(demoChannels.map((channel) => [baseOf(channel), channel]));

const fileOf = (stream: DemoStream, kind: DemoChannel['kind']): string => {
  if (stream !== 'hls') return 'index.mpd';
  return kind === 'radio' ? 'audio.m3u8' : 'master.m3u8';
};

export const demoSources = (channel: DemoChannel): readonly SourceForm[] =>
  channel.streams.map((stream) => ({
    sourceId: `${channel.id}-${stream}`,
    protocol: stream === 'hls' ? 'hls' : 'dash',
    link: `/media/${baseOf(channel)}${own[stream]}/${fileOf(stream, channel.kind)}`,
    height: channel.kind === 'radio' ? 0 : 720,
  }));

const isGood = (stream: DemoStream): boolean => stream === 'dash' || stream === 'hls';
export const keepsProgrammes = ({ streams }: DemoChannel): boolean => streams.some(isGood);

/** Of a good stream: `0`, the start in base 36, and how many minutes it lasts. */
export const demoCatchUp = (channel: DemoChannel): CatchUpForm | null => {
  const stream = channel.streams.find(isGood);
  if (stream === undefined) return null;
  return {
    protocol: stream === 'hls' ? 'hls' : 'dash',
    template: `/media/${baseOf(channel)}0{start36}{minutes}/${fileOf(stream, channel.kind)}`,
  };
};

/** What is on the air under the name of a stream. */
export interface DemoOnAir extends AirTime {
  readonly windowMs?: number;
  readonly trouble?: 'slow' | 'outOfArea';
  readonly phase: number;
}

const NAME = /^(?<base>tv[a-z]+)(?:1(?<variant>slow|blocked)|0(?<start>[0-9a-z]{6})(?<minutes>\d{1,3}))?$/u;

/** The stream of a name at a moment; null for none, for one that is dead, and for a past that is not kept. */
export const demoOnAir = (name: string, now: number): DemoOnAir | null => {
  const { base = '', variant, start, minutes } = NAME.exec(name)?.groups ?? {};
  const channel = byBase.get(base);
  if (!channel) return null;
  const scene = { scene: channel.scene, phase: draw(channel.id).whole(0, 9) };
  if (start !== undefined) {
    const startMs = Number.parseInt(start, 36) * 1000;
    const lengthMs = Math.min(Number(minutes) * 60_000, DEMO_TV.longestSec * 1000);
    const kept = keepsProgrammes(channel) && startMs <= now && now - startMs <= DEMO_TV.catchUpSec * 1000;
    if (!kept || lengthMs === 0) return null;
    return { ...scene, startMs, windowMs: lengthMs, ...(startMs + lengthMs <= now && { endMs: startMs + lengthMs }) };
  }
  if (variant === 'blocked') return { ...scene, startMs: ON_AIR_SINCE, trouble: 'outOfArea' };
  if (variant === 'slow') return { ...scene, startMs: ON_AIR_SINCE, trouble: 'slow' };
  return channel.streams.some(isGood) ? { ...scene, startMs: ON_AIR_SINCE } : null;
};

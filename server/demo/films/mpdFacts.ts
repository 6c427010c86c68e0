/** What a DASH manifest says of a film as a whole. */
export interface MpdFacts {
  readonly durationSec: number | null;
  readonly audio: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
}

const DURATION = /mediaPresentationDuration="PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?"/u;

const most = (text: string, name: RegExp): number =>
  Math.max(0, ...[...text.matchAll(name)].map(([, value]) => Number(value)));

/** Read from a manifest of ours, without a parser of XML. */
export const mpdFacts = (mpd: string): MpdFacts => {
  const [found, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(mpd) ?? [];
  const sets = mpd.match(/<AdaptationSet\b[\s\S]*?<\/AdaptationSet>/gu) ?? [];
  const audio = sets.filter((set) => /(contentType|mimeType)="audio/u.test(set));
  const video = sets.filter((set) => /(contentType|mimeType)="video/u.test(set)).join('');
  return {
    durationSec: found === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    audio: audio.map((set) => /\blang="([\w-]+)"/u.exec(set)?.[1] ?? 'und'),
    ...{ width: most(video, /\bwidth="(\d+)"/gu), height: most(video, /\bheight="(\d+)"/gu) },
    bitrate: most(video, /\bbandwidth="(\d+)"/gu),
  };
};

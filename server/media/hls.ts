import { qualityProfiles, SAVING_CAP } from '#domain/player/player.ts';
import type { SceneMedia } from './mediaStore.ts';
import { profileOf } from './profiles.ts';
import { dvrWindow, type RoomOnAir, segmentCount } from './timeline.ts';
import { SEGMENT_MS } from './track.ts';

/** The master playlist, over the same segments as the DASH manifest. */
export const hlsMaster = ({ video, audio }: SceneMedia): string => {
  const variants = video.map(
    ({ id, peak, average, format }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak + audio.peak},AVERAGE-BANDWIDTH=${average + audio.average},RESOLUTION=${format.width}x${format.height},FRAME-RATE=30.000,CODECS="${format.codecs},${audio.format.codecs}",AUDIO="sound"\n${id}/index.m3u8\n`,
  );
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="vi",LANGUAGE="vi",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="${audio.format.channels}",URI="${audio.id}/index.m3u8"
${variants.join('')}`;
};

const savingBitrate = qualityProfiles.find(({ profile }) => profile === SAVING_CAP)!.bitrate;

/**
 * The master playlist for viewers who save data, for browsers that choose the quality themselves: renditions up to the
 * cap, else the lowest.
 */
export const hlsSaving = (media: SceneMedia): string => {
  const within = media.video.filter(({ id }) => (profileOf(id)?.bitrate ?? Infinity) <= savingBitrate);
  return hlsMaster({ ...media, video: within.length > 0 ? within : media.video.slice(0, 1) });
};

/** LR-13: the audio-only playlist, for browsers that play HLS themselves. */
export const hlsAudio = ({ audio }: SceneMedia): string => `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=${audio.peak},AVERAGE-BANDWIDTH=${audio.average},CODECS="${audio.format.codecs}"
${audio.id}/index.m3u8
`;

interface Listed {
  readonly first: number;
  readonly end: number;
  /** When the first was on the air; absent where that does not hold for all of them. */
  readonly startMs?: number;
  readonly isOver: boolean;
}

const playlist = ({ first, end, startMs, isOver }: Listed): string => {
  const lines = Array.from({ length: end - first }, (_, i) => `#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},\n${first + i}.m4s\n`);
  const date = startMs === undefined ? '' : `#EXT-X-PROGRAM-DATE-TIME:${new Date(startMs).toISOString()}\n`;
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:${first}
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
${date}${lines.join('')}${isOver ? '#EXT-X-ENDLIST\n' : ''}`;
};

/** The media playlist of one rendition: the segments that are available now. */
export const hlsMedia = (room: RoomOnAir, now: number): string => {
  const { first, end } = dvrWindow(room, now);
  return playlist({ first, end, startMs: room.startMs + first * SEGMENT_MS, isOver: end === segmentCount(room) });
};

/** The media playlist of something that was cut out: all of its segments. */
export const hlsCut = (count: number): string => playlist({ first: 0, end: count, isOver: true });

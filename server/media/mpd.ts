import type { AudioTrack, SceneMedia, VideoTrack } from './mediaStore.ts';
import { profileOf } from './profiles.ts';
import { isRecorded, LIVE, type RoomOnAir, segmentCount, windowOf } from './timeline.ts';
import { SEGMENT_MS, type Track } from './track.ts';

const duration = (ms: number) => `PT${ms / 1000}S`;
/**
 * Length of the seek window, at most the age of the room: ffmpeg computes with unsigned numbers and would treat every
 * segment of a younger room as expired. In whole seconds, with a margin for clock differences.
 */
const depthMs = (room: RoomOnAir, now: number) =>
  Math.max(SEGMENT_MS, Math.min(windowOf(room), Math.floor((now - room.startMs) / 1000) * 1000 - LIVE.earlyMs));

const iso = (ms: number) => new Date(ms).toISOString();

const template = ({ timescale, segmentDuration }: Track) =>
  `<SegmentTemplate timescale="${timescale}" duration="${segmentDuration}" startNumber="0" initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number$.m4s"/>`;

const ROLE = '<Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/>';

const videoRepresentation = ({ id, format, peak }: VideoTrack) => {
  const profile = profileOf(id);
  const label = profile ? `<Label>${profile.profile}</Label>` : '';
  return `<Representation id="${id}" codecs="${format.codecs}" bandwidth="${peak}" width="${format.width}" height="${format.height}" frameRate="${profile?.fps ?? 30}" sar="1:1">${label}</Representation>`;
};

const audioRepresentation = ({ id, format, peak }: AudioTrack) =>
  `<Representation id="${id}" codecs="${format.codecs}" bandwidth="${peak}" audioSamplingRate="${format.sampleRate}"><AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="${format.channels}"/></Representation>`;

/**
 * The DASH manifest of a live room. Segment numbers count from the room's start, so once the window is full, the text
 * changes only when its end becomes known.
 */
export const mpd = (room: RoomOnAir, { video, audio }: SceneMedia, now: number): string => {
  const count = segmentCount(room);
  const ending =
    room.endMs === undefined ? '' : ` mediaPresentationDuration="${duration(count * SEGMENT_MS)}"`;
  const published = room.endMs === undefined ? room.startMs : Math.min(now, room.endMs);
  const span = isRecorded(room, now)
    ? `type="static"${ending}`
    : `type="dynamic" availabilityStartTime="${iso(room.startMs)}" publishTime="${iso(published)}"${ending} minimumUpdatePeriod="PT30S" timeShiftBufferDepth="${duration(depthMs(room, now))}"`;
  const [first] = video;
  if (!first) throw new Error('a scene without video has no manifest');
  return `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011,urn:mpeg:dash:profile:cmaf:2019" ${span} maxSegmentDuration="${duration(SEGMENT_MS)}" minBufferTime="${duration(SEGMENT_MS)}" suggestedPresentationDelay="${duration(LIVE.delayMs)}">
<Period id="0" start="PT0S">
<AdaptationSet id="1" contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1" maxWidth="${Math.max(...video.map((v) => v.format.width))}" maxHeight="${Math.max(...video.map((v) => v.format.height))}" maxFrameRate="30" par="16:9">
${ROLE}
${template(first)}
${video.map(videoRepresentation).join('\n')}
</AdaptationSet>
<AdaptationSet id="2" contentType="audio" mimeType="audio/mp4" lang="vi" segmentAlignment="true" startWithSAP="1">
${ROLE}
${template(audio)}
${audioRepresentation(audio)}
</AdaptationSet>
</Period>
<UTCTiming schemeIdUri="urn:mpeg:dash:utc:http-iso:2014" value="/media/time"/>
</MPD>
`;
};

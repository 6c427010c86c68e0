import type { Stream } from '#domain/match/match.ts';
import { qualityProfiles, type QualityProfile } from '#domain/player/player.ts';
import type { Scene } from '../shared/matchSource.ts';
import type { MediaStore } from './mediaStore.ts';

/** The profile of PLAYER-3 of a rendition, by its id in addresses and manifests. */
const IDS: Readonly<Record<string, QualityProfile['profile']>> = {
  v540: '540p',
  v720: '720p',
  v1080: '1080p',
  v1080max: '1080p Max',
};

export const profileOf = (trackId: string): QualityProfile | undefined =>
  qualityProfiles.find(({ profile }) => profile === IDS[trackId]);

/** PLAYER-3: the streams of a room, DASH first, then HLS over the same segments; nominal bitrates in kbit/s. */
export const streamsOf = (store: MediaStore, roomId: string, scene: Scene): readonly Stream[] => {
  const profiles = (store.get(scene)?.video ?? []).flatMap((track) => profileOf(track.id) ?? []);
  const listed = (protocol: 'dash' | 'hls', file: string): readonly Stream[] =>
    profiles.map(({ profile, label, fps, bitrate }) => ({ protocol, streamLink: `/media/${roomId}/${file}`, profile, label, fps, bitrate }));
  return [...listed('dash', 'index.mpd'), ...listed('hls', 'master.m3u8')];
};

import type { LiveSession, LiveSource, LiveTracks, PlaybackPort } from '#ports/playback.ts';
import type { StoragePort } from '#ports/storage.ts';
import { chosenTracks, keepTrack } from './tv.memory.ts';

/**
 * TV-11: what can be heard and read of the channel that plays. It stands between the player, which knows neither, and
 * the playback; what a failure said is heard here too.
 */
export const createTracks = (storage: StoragePort) => {
  let channelId = '';
  let tracks: LiveTracks | null = null;
  let session: LiveSession | null = null;
  let applied = false;
  let reason = '';
  const listeners = new Set<() => void>();
  const set = (next: LiveTracks | null) => {
    tracks = next;
    for (const changed of listeners) changed();
  };
  const applyChosen = (found: LiveTracks) => {
    applied = true;
    const wanted = chosenTracks(storage, channelId);
    for (const kind of ['audio', 'text'] as const) {
      const track = found[kind].tracks.find(({ lang }) => lang === wanted[kind]);
      if (track && track.id !== found[kind].chosen) session?.setTrack(kind, track.id);
    }
  };
  return {
    now: () => tracks,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose: (kind: keyof LiveTracks, id: string | null): void => {
      session?.setTrack(kind, id);
      keepTrack(storage, channelId, kind, tracks?.[kind].tracks.find((one) => one.id === id)?.lang ?? null);
    },
    /** Another channel is tuned. */
    open: (id: string): void => {
      channelId = id;
      reason = '';
      set(null);
    },
    reason: () => reason,
    /** The playback, watched. */
    over: (playback: PlaybackPort): PlaybackPort => ({
      ...playback,
      openLive: (source: LiveSource, tell) => {
        applied = false;
        const opened = playback.openLive(source, (event) => {
          if (event.type === 'playback.failed') reason = event.reason;
          if (event.type === 'playback.tracks') {
            session = opened;
            set(event.tracks);
            if (!applied) applyChosen(event.tracks);
          } else tell(event);
        });
        session = opened;
        return opened;
      },
    }),
  };
};

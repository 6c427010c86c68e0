import type { HlsLibrary } from '#adapters/media/hlsPlayback.ts';

/** A fake hls.js that plays nothing: records its calls, and lets the test fire its events. */
export const fakeHls = () => {
  const asked: string[] = [];
  const listeners = new Map<string, (type: string, event: unknown) => void>();
  class Player {
    static Events = new Proxy({}, { get: (_, name) => String(name) });
    static ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' };
    config = { maxLiveSyncPlaybackRate: 1 };
    levels = [
      { height: 540, bitrate: 630_000 },
      { height: 1080, bitrate: 1_490_500 },
    ];
    audioTracks = [
      { name: 'Việt', lang: 'vi' },
      { name: 'Anh', lang: 'en' },
    ];
    subtitleTracks = [];
    currentLevel = 0;
    autoLevelCapping = -1;
    subtitleTrack = -1;
    constructor(config: { readonly startPosition?: number }) {
      asked.push(`create at ${config.startPosition ?? 'edge'}`);
    }
    get audioTrack() {
      return 0;
    }
    set audioTrack(track: number) {
      asked.push(`audio ${track}`);
    }
    set nextLevel(level: number) {
      asked.push(`level ${level}`);
    }
    on = (type: string, listener: (type: string, event: unknown) => void) => listeners.set(type, listener);
    loadSource = (source: string) => asked.push(`load ${source}`);
    attachMedia = () => asked.push('attach');
    recoverMediaError = () => asked.push('recover');
    destroy = () => asked.push('destroy');
  }
  return {
    library: Player as unknown as HlsLibrary,
    asked,
    fire: (type: string, event: unknown = {}) => listeners.get(type)?.(type, event),
  };
};

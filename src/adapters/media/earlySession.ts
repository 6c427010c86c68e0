import type { LiveEvent, LiveSession, LiveSource } from '#ports/playback.ts';

/** A picture that plays before there is a player. */
export interface EarlyPicture {
  readonly video: HTMLVideoElement;
  /**
   * Gives the session to the player, and tells it what happened so far. Null for another source, and from the second
   * time on: the session is closed then, or belongs to whoever took it.
   */
  readonly take: (source: LiveSource, tell: (event: LiveEvent) => void) => LiveSession | null;
}

/** Plays a source, muted, and keeps what the session tells until somebody takes it. */
export const playEarly = (
  video: HTMLVideoElement,
  source: LiveSource,
  open: (tell: (event: LiveEvent) => void) => LiveSession,
): EarlyPicture => {
  const told: LiveEvent[] = [];
  let hear = (event: LiveEvent): void => void told.push(event);
  let early: LiveSession | null = open((event) => hear(event));
  early.play();
  const close = () => {
    early?.close();
    early = null;
  };
  // Whoever went on to another page before there was a player: the browser pauses what is out of the document.
  video.addEventListener('pause', () => {
    if (!video.isConnected) close();
  });
  return {
    video,
    take: ({ protocol, streamLink }, tell) => {
      const taken = early;
      if (protocol !== source.protocol || streamLink !== source.streamLink) {
        close();
        return null;
      }
      early = null;
      if (!taken) return null;
      // Once the player has the session.
      queueMicrotask(() => {
        hear = tell;
        for (const event of told) tell(event);
      });
      return taken;
    },
  };
};

import type { ActorRefFrom } from 'xstate';
import type { PartyPlayerPort } from '#ports/party.ts';
import { selectVodPlayback } from '../vod/vod.selectors.ts';
import type { vodPlayerMachine } from '../vod/vod.machine.ts';

/** What a party needs of the element that shows the picture. */
export interface Element {
  readonly currentTime: number;
  playbackRate: number;
}

const standing = new Set(['loading', 'waiting', 'seeking', 'deciding', 'retrying', 'failed']);

/** The player of films as a party moves it, as long as it shows what `targetId` names. */
export const vodPartyPlayer = (
  { player, video }: { readonly player: ActorRefFrom<typeof vodPlayerMachine>; readonly video: Element },
  targetId: () => string | null,
): PartyPlayerPort => ({
  now: () => {
    const snapshot = player.getSnapshot();
    const { item, soughtS, lengthS, wanted, rate } = snapshot.context;
    if (!item || item.target.id !== targetId()) return null;
    const playback = selectVodPlayback(snapshot);
    const stalled = standing.has(playback);
    return { atS: video.currentTime, soughtS, lengthS, wanted, stalled, ended: playback === 'ended', rate };
  },
  play: () => player.send({ type: 'vod.play' }),
  pause: () => player.send({ type: 'vod.pause' }),
  seek: (toS) => player.send({ type: 'vod.seek', toS }),
  setRate: (rate) => player.send({ type: 'vod.setRate', rate }),
  setPace: (rate) => {
    if (Math.abs(video.playbackRate - rate) > 0.001) video.playbackRate = rate;
  },
});

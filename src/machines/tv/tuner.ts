import type { ActorRefFrom } from 'xstate';
import type { Stream } from '#domain/match/match.ts';
import type { Channel, TvSource } from '#domain/tv/channel.ts';
import type { playerMachine } from '../player/player.machine.ts';
import { selectPlayback } from '../player/player.selectors.ts';
import type { TunerPort } from './zapping.types.ts';

export interface TunerNeeds {
  readonly player: ActorRefFrom<typeof playerMachine>;
  /** What the last failure said. */
  readonly reason: () => string;
  readonly cold: () => boolean;
  /** Whether the channel is shown without its sound. */
  readonly quiet: () => boolean;
  readonly tuned: (channel: Channel, source: TvSource) => void;
  readonly silence: (on: boolean) => void;
  readonly keepFrame: () => void;
}

/** A file needs no more of the player than a list of HLS that the browser plays itself. */
const streamOf = ({ protocol, ...source }: TvSource): Stream => ({
  ...source,
  protocol: protocol === 'file' ? 'hls' : protocol,
});

/** One source at a time over the player of live streams. */
export const createTuner = (needs: TunerNeeds): TunerPort => {
  const { player } = needs;
  return {
    watch: (tell) => {
      let last = selectPlayback(player.getSnapshot());
      const { unsubscribe } = player.subscribe((snapshot) => {
        const now = selectPlayback(snapshot);
        if (now === last) return;
        last = now;
        if (now === 'playing') tell({ type: 'tuner.playing' });
        if (now === 'failed' || now === 'ended') tell({ type: 'tuner.failed', reason: needs.reason() || now });
      });
      return unsubscribe;
    },
    tune: (channel, source) => {
      needs.keepFrame();
      needs.tuned(channel, source);
      player.send({ type: 'player.open', streams: [streamOf(source)], cold: needs.cold() });
      if (needs.quiet()) player.send({ type: 'player.mute' });
    },
    stop: () => player.send({ type: 'player.close' }),
    hush: (on) => needs.silence(on),
  };
};

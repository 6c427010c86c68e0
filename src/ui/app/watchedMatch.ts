import { selectPlayback } from '#machines/player/player.selectors.ts';
import type { Ports } from '#machines/resource/ports.ts';
import { selectValue } from '#machines/resource/resource.selectors.ts';
import type { Resources } from '#machines/resource/resources.ts';
import { room } from '#machines/schedule/schedule.resources.ts';
import type { Lazy } from './lazy.ts';
import type { Live } from './live.ts';
import type { Stage } from './stage.ts';

export interface WatchedNeeds {
  readonly stage: Pick<Stage, 'getSnapshot' | 'subscribe'>;
  readonly live: Pick<Lazy<Pick<Live, 'player'>>, 'now' | 'subscribe'>;
  readonly resources: Pick<Resources<Ports>, 'ref'>;
}

/** Tells whose picture plays, null for none, whenever that changes; gives back how to stop. */
export const watchWatched = ({ stage, live, resources }: WatchedNeeds, tell: (fixtureId: string | null) => void) => {
  const fixtureOf = (roomId: string): string | null => {
    const data = resources.ref(room, { roomId });
    return selectValue(data)(data.getSnapshot())?.fixtureId ?? null;
  };
  let told: string | null = null;
  let player: (() => void) | null = null;
  const look = () => {
    const { show } = stage.getSnapshot();
    const actor = live.now()?.player;
    const plays = actor !== undefined && selectPlayback(actor.getSnapshot()) === 'playing';
    const watched = show && plays ? fixtureOf(show.id) : null;
    if (watched === told) return;
    told = watched;
    tell(watched);
  };
  const meet = () => {
    const following = live.now()?.player.subscribe(look);
    if (!following) return;
    player ??= () => following.unsubscribe();
    look();
  };
  meet();
  const ends = [stage.subscribe(look), live.subscribe(meet)];
  return () => {
    for (const end of ends) end();
    player?.();
  };
};

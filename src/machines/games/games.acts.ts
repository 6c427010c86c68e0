import type { ScoreWish } from '#ports/games.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { gameTable } from './games.resources.ts';

/** GA-7: enters a score, which the origin checks. */
export const enterScore = act({
  ...{ name: 'enterScore', members: true, invalidates: [gameTable] },
  to: ({ runId }: ScoreWish) => runId,
  run: async ({ loadPort }: Ports, wish, { signal }) => (await loadPort('games')).score(wish, signal),
});

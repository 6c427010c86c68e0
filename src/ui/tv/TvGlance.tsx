import { useSyncExternalStore } from 'react';
import type { Stubs } from '../app/vod.ts';
import { ScoreGlance } from '../features/player/ScoreGlance.tsx';
import { useLive } from '../hooks/useLive.ts';
import { glance } from './set.css.ts';

const none: readonly never[] = [];
const noStubs: Pick<Stubs, 'list' | 'subscribe'> = { list: () => none, subscribe: () => () => {} };
const nothing = () => null;

/** X30: the viewer's own match over a channel. */
export default function TvGlance() {
  const { vod } = useLive();
  const opened = useSyncExternalStore(vod.subscribe, vod.now, nothing);
  return (
    <span className={glance}>
      <ScoreGlance stubs={opened?.stubs ?? noStubs} />
    </span>
  );
}

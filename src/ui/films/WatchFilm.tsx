import { useCallback, useMemo, useState } from 'react';
import type { Film, Playback } from '#domain/films/film.ts';
import { isCode } from '#domain/handover/handover.ts';
import { filmPath } from '#domain/films/filmPaths.ts';
import { filmItem } from '#domain/vod/filmItem.ts';
import { filmPlayback } from '#machines/films/films.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { WatchItem } from '../features/player/vod/WatchItem.tsx';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { WatchActs } from './party/WatchActs.tsx';

const PartyAside = lazyPart(() => import('./party/PartyAside.tsx'));

/** FI-3: the player of a film or an episode, at the second where the viewer was. */
export default function WatchFilm({ film, episodeId }: { readonly film: Film; readonly episodeId: string | null }) {
  const { value, failure, busy, retry } = useResource(filmPlayback, { slug: film.slug, episodeId });
  const t = useWords('films');
  // The one before stays until the next is known: its player, and full screen, go on.
  const [shown, setShown] = useState(value);
  if (value && value !== shown) setShown(value);
  if (failure && !value && !shown) {
    if (isMissing(failure)) return <p role="alert">{t('unplayable')}</p>;
    return <Failed failure={failure} onRetry={retry} busy={busy} />;
  }
  return shown ? <OfFilm playback={shown} film={film} /> : <Skeleton height={320} />;
}

const OfFilm = ({ playback, film }: { readonly playback: Playback; readonly film: Film }) => {
  const go = useNavigate();
  const item = useMemo(() => filmItem(playback), [playback]);
  const leave = useCallback(() => go(filmPath(film), { replace: true }), [go, film]);
  const code = useQuery('xem-chung');
  const together = code !== null && isCode(code);
  const alone = useCallback(() => go(item.path, { replace: true }), [go, item]);
  return (
    <WatchItem
      item={item}
      durationSec={playback.durationSec}
      onLeave={leave}
      acts={(vod) => <WatchActs {...{ vod, item, together }} />}
      {...(together && { aside: (vod) => <PartyAside vod={vod} code={code} onLeave={alone} /> })}
    />
  );
};

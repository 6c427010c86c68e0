import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Progress } from '#domain/social/social.ts';
import { beginsAt, secondAsked } from '#domain/vod/resume.ts';
import type { VodItem } from '#domain/vod/vod.ts';
import { filmPlace } from '#machines/films/films.resources.ts';
import type { Vod } from '../../../app/vod.ts';
import { useFoldedRoom } from '../../../hooks/useFoldedRoom.ts';
import { useLazy } from '../../../hooks/useLazy.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useNavigate } from '../../../hooks/useNavigate.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useLoggedIn } from '../../../hooks/useViewer.ts';
import { lazyPart } from '../../../kit/lazyPart.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { Watch } from './Watch.tsx';

const ScoreGlance = lazyPart(async () => ({ default: (await import('../ScoreGlance.tsx')).ScoreGlance }));

interface WatchItemProps {
  readonly item: VodItem;
  /** Null if it is not known. */
  readonly durationSec: number | null;
  readonly onLeave: () => void;
  /** A part of its page, with this in the picture's place until there is one; else a window of its own. */
  readonly inPage?: ReactNode;
  /** Shown until it is known where the viewer was. */
  readonly waiting?: ReactNode;
  /** More buttons in the head of the player. */
  readonly acts?: (vod: Vod) => ReactNode;
  /** Beside the picture. */
  readonly aside?: (vod: Vod) => ReactNode;
}

/** FI-3: plays an item at the second where the viewer was. Where that cannot be had from other devices, it plays without. */
export const WatchItem = (props: WatchItemProps) => {
  const member = useLoggedIn();
  const place = useResource(filmPlace, { target: member ? props.item.target : null });
  const [known, setKnown] = useState(false);
  if (!known && (place.receivedAt !== null || place.failure)) setKnown(true);
  if (!known) return props.waiting ?? <Skeleton height={320} />;
  return <Opened {...props} elsewhere={place.value} />;
};

/** Whether a press on this page led here: a document that was opened at it waits for one. */
const wasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

const Opened = ({
  item,
  durationSec,
  elsewhere,
  onLeave,
  inPage,
  acts,
  aside,
}: WatchItemProps & { readonly elsewhere: Progress | null }) => {
  const go = useNavigate();
  const vod = useLazy(useLive().vod);
  const asked = secondAsked(useQuery('t'));
  const [pressed] = useState(wasPressed);
  const atS = useMemo(
    () => beginsAt(asked, [vod.placeOf(item.target), elsewhere], durationSec),
    // Only what plays decides: the place itself changes all the time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [item.target.id],
  );
  useFoldedRoom(vod.stubs.leave);
  return (
    <Watch
      {...{ vod, item, atS, onLeave, inPage }}
      playing={pressed}
      onGo={(path) => go(path, { replace: true })}
      glance={
        <Suspense>
          <ScoreGlance stubs={vod.stubs} />
        </Suspense>
      }
      acts={acts && <Suspense>{acts(vod)}</Suspense>}
      aside={aside && <Suspense>{aside(vod)}</Suspense>}
    />
  );
};

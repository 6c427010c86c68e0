import { Suspense } from 'react';
import { mayCut } from '#domain/highlights/highlight.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import TimelineChip from './TimelineChip.tsx';

const CutButton = lazyPart(() => import('./cut/CutButton.tsx'));

/** What comes to the bar after the picture: what the page follows, and for staff the way to cut a highlight. */
export default function LateBar() {
  const viewer = useViewer();
  const cuts = viewer !== null && mayCut(viewer.siteRoleId);
  return (
    <>
      <TimelineChip over={cuts ? 'crowded' : 'picture'} />
      {cuts && (
        <Suspense>
          <CutButton />
        </Suspense>
      )}
    </>
  );
}

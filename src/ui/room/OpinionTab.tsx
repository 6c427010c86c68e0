import { Suspense } from 'react';
import type { CommentTarget } from '#domain/comments/comment.ts';
import { takeList } from '#machines/takes/takes.resources.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { useFeed } from '../hooks/useFeed.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './OpinionTab.css.ts';

const Takes = lazyPart(() => import('./Takes.tsx'));

interface OpinionTabProps {
  readonly fixtureId: string;
  /** Null for a match without a room: then its own thread stands here. */
  readonly roomId: string | null;
  /** What the room is called. */
  readonly name: string;
  readonly zone: string;
}

/**
 * Short takes: those that hosts and commentators wrote of the match before it had a thread, and the thread of the room,
 * in which everybody writes.
 */
export const OpinionTab = ({ fixtureId, roomId, name, zone }: OpinionTabProps) => {
  const { value, failure } = useFeed(takeList, { fixtureId });
  const target: CommentTarget = roomId === null ? { type: 'fixture', id: fixtureId } : { type: 'room', id: roomId };
  // The takes stand above the thread, so it waits for them.
  const waiting = <SkeletonRows rows={4} height={72} />;
  return (
    <div className={styles.tab}>
      {!value && !failure ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          {value && value.list.length > 0 && <Takes fixtureId={fixtureId} zone={zone} />}
          <Comments target={target} name={name} bare />
        </Suspense>
      )}
    </div>
  );
};

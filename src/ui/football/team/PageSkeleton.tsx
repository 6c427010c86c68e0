import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx';
import * as styles from './TeamScreen.css.ts';

/** A page of football while it loads, with the height of its head in pixels. */
export const PageSkeleton = ({ head }: { readonly head: number }) => (
  <div className={styles.page}>
    <Skeleton height={head} />
    <div className={styles.body}>
      <SkeletonRows rows={8} height={45} />
    </div>
  </div>
);

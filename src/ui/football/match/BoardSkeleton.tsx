import { Skeleton } from '../../kit/Skeleton.tsx';
import * as styles from './MatchBoard.css.ts';

/** The board before its match is known: crests as raised blocks, unlit tiles. */
export const BoardSkeleton = () => (
  <div className={styles.board} data-theme="dark" aria-hidden="true">
    <div className={styles.meta} />
    <div className={styles.face}>
      <div className={styles.end} data-side="home">
        <span className={styles.team}>
          <Skeleton width={52} height={52} />
          <Skeleton width={96} height={24} />
        </span>
      </div>
      <div className={styles.mid}>
        <i className={styles.edge} />
        <span className={styles.dark} />
        <em className={styles.dash}>–</em>
        <span className={styles.dark} />
        <i className={styles.edge} />
      </div>
      <div className={styles.end}>
        <span className={styles.team}>
          <Skeleton width={52} height={52} />
          <Skeleton width={96} height={24} />
        </span>
      </div>
      <div className={styles.clock} />
    </div>
  </div>
);

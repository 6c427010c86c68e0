import type { ReactNode } from 'react';
import * as styles from './StageCard.css.ts';

/** The layout of a card in place of the video: what it is, and what to do. */
export const StageCard = ({ head, children }: { readonly head: ReactNode; readonly children?: ReactNode }) => (
  <div className={styles.card} data-theme="dark">
    <div className={styles.inner}>
      <div className={styles.head}>{head}</div>
      {children}
    </div>
  </div>
);

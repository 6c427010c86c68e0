import { useState } from 'react';
import * as styles from './RollingFigure.css.ts';

/** A figure that is animated when it changes, but not when it is first shown. */
export const RollingFigure = ({ value }: { readonly value: number }) => {
  const [first] = useState(value);
  return (
    <span className={styles.frame}>
      <b key={value} className={styles.figure} data-rolled={value !== first || undefined}>
        {value}
      </b>
    </span>
  );
};

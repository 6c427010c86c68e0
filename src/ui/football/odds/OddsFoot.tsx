import type { ReactNode } from 'react';
import { priceText } from '../../features/odds/Price.tsx';
import { Arrow } from '../../features/odds/Price.tsx';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './OddsScreen.css.ts';

/** What the signs of the board mean, and that no bets are taken. */
export const OddsFoot = ({ age }: { readonly age: ReactNode }) => {
  const t = useWords('odds');
  return (
    <footer className={styles.foot}>
      <span className={styles.phoneAge}>{age}</span>
      <span className={styles.legend}>
        <Arrow way="up" />
        {t('legend.up')}
      </span>
      <span className={styles.legend}>
        <Arrow way="down" />
        {t('legend.down')}
      </span>
      <span className={styles.legend}>
        <b className={styles.negative}>{priceText(2.06, 'malay')}</b>
        {t('legend.negative')}
      </span>
      <span className={styles.legend}>{t('legend.favourite')}</span>
      <span className={styles.legend}>
        <Icon name="info" size={14} />
        {t('noteLong')}
      </span>
    </footer>
  );
};

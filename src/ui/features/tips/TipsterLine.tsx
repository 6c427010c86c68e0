import type { Tip } from '#domain/tips/tip.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { percentText } from '#domain/tips/tipView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './TipRow.css.ts';

/** Who gave a tip, with their yield and the number of tips that it is made of: never the one without the other. */
export const TipsterLine = ({ tipster, size = 32 }: { readonly tipster: Tip['tipster']; readonly size?: number }) => {
  const t = useWords('tips');
  if (!tipster) return <span className={styles.whoName}>{t('erased')}</span>;
  const { stats } = tipster;
  return (
    <>
      <Face user={tipster} size={size} />
      <span className={styles.whoText}>
        <Link className={styles.whoName} to={tipsterPath(tipster.userId)}>
          {tipster.displayName}
        </Link>
        <small>
          {stats.settled === 0 ? t('noYield') : t('yield', { yield: percentText(stats.yield), n: stats.settled })}
        </small>
      </span>
    </>
  );
};

import { hrefOf } from '#domain/routing/routes.ts';
import { tipTypes } from '#domain/tips/tip.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Link } from '../kit/Link.tsx';
import type { ListPlace } from './tipsQuery.ts';
import * as styles from './TipsScreen.css.ts';

interface TypeChipsProps {
  readonly place: ListPlace;
  readonly to: (change: Partial<ListPlace>) => string;
}

/** Kinds of markets within a sport, and the way to its matches with tips. */
export const TypeChips = ({ place, to }: TypeChipsProps) => {
  const t = useWords('tips');
  const { category, type } = place;
  if (!category) return null;
  return (
    <nav className={styles.chips} aria-label={t('types.label')}>
      {[null, ...tipTypes].map((one) => (
        <Link
          key={one ?? 'all'}
          to={to({ type: one })}
          replace
          {...chipLook(one === type)}
          aria-current={one === type ? 'page' : undefined}
        >
          {t(`types.${one ?? 'all'}`)}
        </Link>
      ))}
      <Link to={hrefOf('tipMatches', { category })} {...chipLook(false)}>
        {t('views.matches')}
      </Link>
    </nav>
  );
};

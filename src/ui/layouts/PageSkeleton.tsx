import { useWords } from '../hooks/useWords.ts';
import { Rows } from '../kit/Rows.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { pageSkeleton } from './PageSkeleton.css.ts';

/** Shown while the code of a page is loading: the rows light up one after another. */
export const PageSkeleton = () => {
  const t = useWords('shell');
  return (
    <div className={pageSkeleton} role="status">
      <Rows size={44} loading />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
};

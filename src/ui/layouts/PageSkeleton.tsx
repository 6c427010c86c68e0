import { useWords } from '../hooks/useWords.ts';
import { Rows } from '../kit/Rows.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { pageSkeleton } from './PageSkeleton.css.ts';

/** While the code of a page is on its way: the rows light one after another. */
export const PageSkeleton = () => {
  const t = useWords('shell');
  return (
    <div className={pageSkeleton} role="status">
      <Rows size={44} loading />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
};

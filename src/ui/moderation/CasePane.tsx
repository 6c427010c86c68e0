import type { CaseState } from '#domain/moderation/report.ts';
import { oneCase } from '#machines/moderation/moderation.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { iconButton } from '../kit/IconButton.css.ts';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { CasePerson } from './CasePerson.tsx';
import { CaseSaid } from './CaseSaid.tsx';
import { CaseThing } from './CaseThing.tsx';
import { Deciding } from './Deciding.tsx';
import * as styles from './moderation.css.ts';
import { moderationPath } from './paths.ts';

interface CasePaneProps {
  readonly reportId: string;
  readonly state: CaseState;
  /** Opens the next case; null where there is none. */
  readonly onNext: (() => void) | null;
}

/** One case with all that its decision needs, and the decision. */
export const CasePane = ({ reportId, state, onNext }: CasePaneProps) => {
  const t = useWords('moderation');
  const { value, failure, retry, busy } = useResource(oneCase, { reportId });
  const back = (
    <Link to={moderationPath(state)} className={`${iconButton} ${styles.back}`} aria-label={t('case.back')}>
      <Icon name="arrow-left" size={20} />
    </Link>
  );
  if (!value)
    return (
      <>
        {back}
        {failure ? (
          <Failed failure={failure} onRetry={retry} busy={busy}>
            {t('case.failed')}
          </Failed>
        ) : (
          <SkeletonRows rows={6} height={64} />
        )}
      </>
    );
  return (
    <section className={styles.whole} aria-label={t('case.label')}>
      {back}
      <CaseThing one={value} />
      <CaseSaid one={value} />
      <CasePerson one={value} />
      <Deciding one={value} onNext={onNext} />
    </section>
  );
};

import { tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { tipsOfMatch } from '#machines/tips/tips.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { buttonLook } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { MatchTips } from './MatchTips.tsx';
import { TipsNote } from './TipsNote.tsx';
import * as styles from './MatchTips.css.ts';

interface TipsSectionProps {
  readonly fixtureId: string;
  /** Only so many, with the way to the others. */
  readonly most?: number;
}

const OfMatch = ({ fixtureId, most }: TipsSectionProps) => {
  const t = useWords('tips');
  const { value, failure, busy, retry } = useResource(tipsOfMatch, { id: fixtureId });
  if (failure && !value)
    return (
      <Failed failure={failure} onRetry={retry} busy={busy}>
        {t('failed')}
      </Failed>
    );
  if (!value) return <SkeletonRows rows={3} height={104} />;
  const [first] = value.tips;
  return (
    <>
      <MatchTips of={value} {...(most !== undefined && { most })} />
      {first && most !== undefined && value.tips.length > most && (
        <div className={styles.more}>
          <Link to={tipsOfMatchPath(first)} {...buttonLook()}>
            {t('ofMatch.seeAll', { count: value.tips.length })}
          </Link>
        </div>
      )}
      <div className={styles.more}>
        <TipsNote />
      </div>
    </>
  );
};

/** TI-7: the tips on a match, for its page and the tab of its rooms; nothing at all for who hides odds (TI-9). */
export const TipsSection = (props: TipsSectionProps) => (useSpoiler().hideOdds ? null : <OfMatch {...props} />);

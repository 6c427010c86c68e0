import { levelShare, type Level } from '#domain/level/level.ts';
import { memberLevel } from '#machines/rewards/rewards.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Failed } from '../kit/Failed.tsx';
import { Progress } from '../kit/Progress.tsx';
import { Rows } from '../kit/Rows.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { fact, heading, levelBar, levelLine } from './ReferralScreen.css.ts';

/** DESIGN "Rows": one from the first level, two from the tenth, three from the twentieth. */
const litOf = (level: number): 1 | 2 | 3 => {
  if (level >= 20) return 3;
  return level >= 10 ? 2 : 1;
};

const Shown = ({ level }: { readonly level: Level }) => {
  const t = useWords('referral');
  const share = Math.round(levelShare(level) * 100);
  const { xpToNextLevel } = level;
  return (
    <>
      <p className={levelLine}>
        <Rows lit={litOf(level.level)} size={22} />
        <b>{t('level.number', { level: level.level })}</b>
        <span className={fact}>{t('level.total', { points: level.totalXp })}</span>
      </p>
      <div className={levelBar}>
        <Progress label={t('level.bar')} percent={share} />
      </div>
      <p className={fact}>
        {xpToNextLevel === null ? t('level.last') : t('level.left', { points: xpToNextLevel, next: level.level + 1 })}
      </p>
    </>
  );
};

/** The member's level and progress (MI-7). */
export const LevelCard = () => {
  const t = useWords('referral');
  const { value: level, failure, busy, retry } = useResource(memberLevel, null);
  return (
    <section aria-labelledby="referral-level">
      <h2 className={heading} id="referral-level">
        {t('level.title')}
      </h2>
      {failure && !level && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !level && <Skeleton height={72} />}
      {level && <Shown level={level} />}
    </section>
  );
};

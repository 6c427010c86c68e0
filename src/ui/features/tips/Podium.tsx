import { holdsMuted, isAboutMuted, isMutedPerson } from '#domain/social/mutes.ts';
import { SHOWN_WINDOW, TIPS, type TipCategory, type Tipster } from '#domain/tips/tip.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { percentText } from '#domain/tips/tipView.ts';
import { tipRanking } from '#machines/tips/tips.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { Unmuted } from '../../shared/Unmuted.tsx';
import { useMutes } from '../../shared/useMutes.ts';
import * as styles from './Podium.css.ts';

const FRONT = 3;

interface PodiumProps {
  readonly category: TipCategory | null;
  readonly wholeTo: string;
}

/** TI-11: the first three tipsters of the month on the steps of the mark; nothing while there are not as many. */
export const Podium = ({ category, wholeTo }: PodiumProps) => {
  const t = useWords('tips');
  const of = { ...(category && { category }), window: SHOWN_WINDOW, minSettled: TIPS.minSettled };
  const { value } = useResource(tipRanking, of);
  const mutes = useMutes();
  const isMuted = ({ userId, displayName }: Tipster) =>
    isMutedPerson(mutes, userId) || holdsMuted(mutes, displayName) || isAboutMuted(mutes, [displayName]);
  const ranked = value?.list ?? [];
  if (ranked.length < FRONT) return null;
  return (
    <section aria-labelledby="tips-front">
      <div className={styles.head}>
        <h2 id="tips-front">{t('ranking.front')}</h2>
        <Link to={wholeTo}>{t('ranking.whole')}</Link>
      </div>
      <Unmuted list={ranked.slice(0, FRONT)} isMuted={isMuted}>
        {(first) => (
          <ol className={styles.podium}>
            {first.map((tipster) => (
              <Step key={tipster.userId} tipster={tipster} rank={1 + ranked.indexOf(tipster)} />
            ))}
          </ol>
        )}
      </Unmuted>
      <p className={styles.how}>
        <Icon name="scale" size={14} />
        {t('ranking.short', { n: TIPS.minSettled })}
      </p>
    </section>
  );
};

/** Whoever is muted leaves their step empty: nobody else climbs it. */
const Step = ({ tipster, rank }: { readonly tipster: Tipster; readonly rank: number }) => {
  const t = useWords('tips');
  return (
    <li className={styles.place} data-rank={rank}>
      <Face user={tipster} size={rank === 1 ? 56 : 44} />
      <Link className={styles.name} to={tipsterPath(tipster.userId)}>
        {tipster.displayName}
      </Link>
      <b>{percentText(tipster.stats.yield)}</b>
      <span className={styles.small}>
        {t('ranking.low', { n: tipster.stats.settled, low: percentText(tipster.stats.yieldLow) })}
      </span>
      <span className={styles.step} aria-hidden="true">
        {rank}
      </span>
    </li>
  );
};

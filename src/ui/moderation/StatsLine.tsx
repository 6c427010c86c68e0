import { decisionActions } from '#domain/moderation/decision.ts';
import { reportStats } from '#machines/moderation/moderation.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Ago } from '../shared/Ago.tsx';
import * as styles from './moderation.css.ts';

/** How the queue stands, without names. Its height is kept while it loads; it is left out where it cannot be loaded. */
export const StatsLine = () => {
  const t = useWords('moderation');
  const { value } = useResource(reportStats, null);
  return (
    <section className={styles.stats} aria-label={t('stats.label')}>
      {value && (
        <>
          <span>
            <b>{t('stats.waiting', { count: value.waiting.open + value.waiting.second + value.waiting.appeal })}</b>
            {value.oldestAt !== null && (
              <>
                {' · '}
                {t('stats.oldest')} <Ago at={value.oldestAt} />
              </>
            )}
          </span>
          <span>
            {t('stats.reports')}: <b>{value.reports}</b>
          </span>
          <span>
            {t('stats.decided')}:{' '}
            {decisionActions.map((action, i) => (
              <span key={action}>
                {i > 0 && ' · '}
                <b>{value.decided[action]}</b> {t(`stats.${action}`)}
              </span>
            ))}
          </span>
          <span>{t('stats.appeals', value.appeals)}</span>
        </>
      )}
    </section>
  );
};

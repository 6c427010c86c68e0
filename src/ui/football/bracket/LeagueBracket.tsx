import { bracketView, type RoundView } from '#domain/football/bracketView.ts';
import { leagueBracket } from '#machines/football/football.resources.ts';
import type { SeasonQuery } from '#ports/football.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { Tie } from './Tie.tsx';
import * as styles from './LeagueBracket.css.ts';

const Ties = ({ round }: { readonly round: RoundView }) => (
  <>
    <h3 className={styles.name}>{round.name}</h3>
    <ol className={styles.ties}>
      {round.ties.map((view) => (
        <Tie key={view.tie.legs[0]!.fixtureId} view={view} />
      ))}
    </ol>
  </>
);

/** TP-2: the knock-out stage of a season, from its first round to who won it; on a phone one round after the other. */
export const LeagueBracket = ({ of }: { readonly of: SeasonQuery }) => {
  const t = useWords('football');
  const { value, failure, busy, retry } = useResource(leagueBracket, of);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={8} height={96} />;
  if (value.rounds.length === 0) return null;
  const { rounds, third, champion } = bracketView(value);
  return (
    <section className={styles.bracket} aria-labelledby="league-bracket">
      <div className={styles.head}>
        <h2 className={styles.title} id="league-bracket">
          {t('bracket.title')}
        </h2>
        {champion && (
          <p className={styles.champion}>
            <Icon name="trophy" />
            {t('bracket.champion')}
            <Crest side={champion} size={22} />
            <b>{champion.name}</b>
          </p>
        )}
      </div>
      {/* Wider than a phone: it is scrolled sideways, and by keys only if it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.rounds} role="region" aria-label={t('bracket.title')} tabIndex={0}>
        {rounds.map((round, i) => (
          <section key={round.roundKey} className={styles.round} data-halves={round.halves || undefined}>
            <Ties round={round} />
            {third && i === rounds.length - 1 && (
              <section className={styles.third}>
                <Ties round={third} />
              </section>
            )}
          </section>
        ))}
      </div>
    </section>
  );
};

import { useState } from 'react';
import type { LeagueDetail } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { matchTitle } from '#domain/match/match.ts';
import { leagueFixtures, leagueRounds } from '#machines/football/football.resources.ts';
import type { SeasonQuery } from '#ports/football.ts';
import * as row from '../features/matches/MatchRow.css.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Unlit } from '../kit/Unlit.tsx';
import { offText, whenOfFixture } from './fixtureWhen.ts';
import * as styles from './LeagueAside.css.ts';

/** TP-2: the matches of one round, first the one that is being played, with a way to the others. */
export const RoundPager = ({ league, of }: { readonly league: LeagueDetail; readonly of: SeasonQuery }) => {
  const t = useWords('football');
  const [chosen, setChosen] = useState<string | null>(null);
  const rounds = useResource(leagueRounds, of).value;
  const { value } = useResource(leagueFixtures, chosen === null ? of : { ...of, round: chosen });
  const at = rounds?.findIndex(({ roundKey }) => roundKey === (chosen ?? league.currentRound)) ?? -1;
  const name = rounds?.[at]?.name ?? value?.[0]?.round ?? '';
  const turn = (by: number) => {
    const to = rounds?.[at + by];
    if (to) setChosen(to.roundKey);
  };
  return (
    <section>
      <div className={styles.pager} role="group" aria-label={t('league.roundNav')}>
        <IconButton label={t('league.earlier')} disabled={!rounds?.[at - 1]} onClick={() => turn(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <h2 className={styles.round} aria-live="polite">
          {name}
        </h2>
        <IconButton label={t('league.later')} disabled={!rounds?.[at + 1]} onClick={() => turn(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      {!value && <SkeletonRows rows={6} height={62} />}
      {value?.length === 0 && <p className={styles.quiet}>{t('league.noMatches')}</p>}
      <ul className={styles.matches}>
        {value?.map((fixture) => (
          <RoundMatch key={fixture.fixtureId} fixture={fixture} />
        ))}
      </ul>
    </section>
  );
};

const RoundMatch = ({ fixture }: { readonly fixture: Fixture }) => {
  const said = { football: useWords('football'), schedule: useWords('schedule') };
  const when = whenOfFixture(fixture, useZone(), said);
  const off = offText(fixture, said);
  const { score, status } = fixture;
  const lead = status === 'ended' && score ? Math.sign(score.home - score.away) : 0;
  return (
    <li className={styles.match} data-state={off === null ? status : 'off'}>
      <span className={styles.when}>{when.figures ? <Figure size={18}>{when.text}</Figure> : when.text}</span>
      <span className={styles.teams}>
        {[fixture.localteam, fixture.visitorteam].map((team, i) => (
          <span key={team.id} className={styles.team} data-lost={lead === (i === 0 ? -1 : 1) || undefined}>
            <Crest side={team} size={18} />
            <span className={styles.cut}>{team.name}</span>
          </span>
        ))}
        {off !== null && <small className={styles.off}>{off}</small>}
      </span>
      <Link to={fixturePath(fixture)} className={row.stretched} aria-label={matchTitle(fixtureMatch(fixture))} />
      {fixture.hidden && (
        <span className={styles.score}>
          <Unlit of={fixture} size={18} />
          <Unlit of={fixture} size={18} second />
        </span>
      )}
      {score && (
        <span className={styles.score} data-lit={status === 'live' || undefined}>
          <Figure size={18}>{score.home}</Figure>
          <Figure size={18}>{score.away}</Figure>
        </span>
      )}
    </li>
  );
};

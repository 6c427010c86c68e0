import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { ofTeam } from '#domain/football/ofTeam.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { ScoreTile } from '../../kit/ScoreTile.tsx';
import { scoreTile } from '../../kit/ScoreTile.css.ts';
import { Unlit } from '../../kit/Unlit.tsx';
import { whenOfFixture } from '../fixtureWhen.ts';
import * as styles from './LiveStrip.css.ts';

/** TP-10: the match that is on, pinned; of one team's page its own goals come first. */
export const LiveStrip = ({ fixture, teamId }: { readonly fixture: Fixture; readonly teamId?: string }) => {
  const t = useWords('teams');
  const said = { football: useWords('football'), schedule: useWords('schedule') };
  const when = whenOfFixture(fixture, useZone(), said);
  const { localteam, visitorteam, score, hidden } = fixture;
  const seen = teamId === undefined ? null : ofTeam(fixture, teamId);
  const goals = seen ? seen.goals : score && ([score.home, score.away] as const);
  return (
    <section className={styles.strip} aria-label={t('live.label', { home: localteam.name, away: visitorteam.name })}>
      <span className={styles.when}>
        <LiveDot />
        {when.figures ? (
          <Figure size={20} tone="live">
            {when.text}
          </Figure>
        ) : (
          when.text
        )}
      </span>
      <span className={styles.who}>
        {seen ? t('live.against', { team: seen.opponent.name }) : `${localteam.name} – ${visitorteam.name}`}
      </span>
      {hidden ? <Unlit of={fixture} tile={scoreTile} /> : goals && <ScoreTile score={goals} />}
      <Link to={roomPath(fixtureMatch(fixture)) ?? fixturePath(fixture)} {...buttonLook({ tone: 'live' })}>
        {t('live.watch')}
      </Link>
    </section>
  );
};

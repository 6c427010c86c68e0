import type { PlayerDetail, PlayerMatch, SeasonStat } from '#domain/football/answers.ts';
import { chosenQuery } from '#domain/football/candidate.ts';
import { teamPath } from '#domain/football/footballPaths.ts';
import { ageAt } from '#domain/football/ofTeam.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { FollowStar } from '../../features/social/FollowStar.tsx';
import { Link } from '../../kit/Link.tsx';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { dateText } from './dateText.ts';
import { countText } from './figureText.ts';
import * as styles from './PlayerHead.css.ts';

const HOUR_MS = 3_600_000;

/** Who it is: number, name, team and position on the board, then what the source tells of the person. */
export const PlayerHead = ({ player }: { readonly player: PlayerDetail }) => {
  const t = useWords('players');
  const { name, number, team, position } = player;
  return (
    <header className={styles.board} data-bare={number === undefined || undefined}>
      {team && <Edge side={team} className={styles.edge} />}
      {number !== undefined && (
        <span className={styles.number}>
          <VisuallyHidden>{t('number', { number })}</VisuallyHidden>
          <span aria-hidden="true">
            <Figure size={50} tone="lit">
              {number}
            </Figure>
          </span>
        </span>
      )}
      <div className={styles.who}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.team}>
          {team && (
            <>
              <Crest side={team} size={24} />
              <Link to={teamPath(team)}>{team.name}</Link>
            </>
          )}
          {position && <span className={styles.quiet}>{t(`pos.${position}`)}</span>}
        </p>
        <Person player={player} />
      </div>
      <div className={styles.hands}>
        <Link
          className={styles.compare}
          to={hrefOf('footballComparePlayers') + chosenQuery({ a: player.playerId, b: null })}
        >
          {t('compare')}
        </Link>
        <FollowStar of={{ type: 'player', id: player.playerId, name }} onBoard />
      </div>
    </header>
  );
};

const Person = ({ player: { birthDate, heightCm, foot, club } }: { readonly player: PlayerDetail }) => {
  const t = useWords('players');
  const locale = useLocale();
  const now = useNow(HOUR_MS);
  const facts = [
    ...(birthDate === undefined ? [] : [`${t('age', { age: ageAt(birthDate, now) })}, ${dateText(birthDate, locale)}`]),
    ...(heightCm === undefined ? [] : [t('height', { cm: heightCm })]),
    ...(foot === undefined ? [] : [t(`foot.${foot}`)]),
    ...(club === undefined ? [] : [t('club', { club })]),
  ];
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
};

type Counted = 'apps' | 'minutes' | 'goals' | 'assists' | 'yellows' | 'saves' | 'rating';

interface KeyFiguresProps {
  readonly stat: SeasonStat;
  readonly log: readonly PlayerMatch[];
}

/** The season in a few figures; what the source does not count is left out. */
export const KeyFigures = ({ stat: { totals, values, leagueId, season }, log }: KeyFiguresProps) => {
  const t = useWords('players');
  const ratings = log
    .filter(({ fixture }) => fixture.leagueId === leagueId && fixture.season === season)
    .flatMap(({ rating }) => rating ?? []);
  const keys =
    totals.position === 'GK' && totals.minutes > 0
      ? (['saves', 'yellows'] as const)
      : (['goals', 'assists', 'yellows'] as const);
  const figures: readonly (readonly [Counted, string])[] = [
    ...(totals.apps > 0 ? [['apps', countText(totals.apps)] as const] : []),
    ...(totals.minutes > 0 ? [['minutes', countText(totals.minutes)] as const] : []),
    ...keys.flatMap((key) => {
      const found = values.find((one) => one.key === key);
      return found ? [[key, countText(found.total)] as const] : [];
    }),
    ...(ratings.length > 0
      ? [['rating', (ratings.reduce((sum, one) => sum + one, 0) / ratings.length).toFixed(2)] as const]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`key.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

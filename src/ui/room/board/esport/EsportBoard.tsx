import {
  goldAhead,
  mapBoxes,
  mapNumber,
  mapScore,
  mapsToWin,
  type EsportBoard as Board,
  type MapBox,
} from '#domain/match/board/esport.ts';
import { sideColours } from '#domain/match/board/sideColours.ts';
import { timePassed, type Pair, type SideName } from '#domain/match/board/timer.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useWords, type Words } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { PlainBoard } from '../../ScoreBoard.tsx';
import { hasDetails, isSmall, type BoardMatch, type ScoreBoardProps } from '../boardProps.ts';
import { SportClock } from '../SportClock.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { Draft } from './Draft.tsx';
import { GoldChart } from './GoldChart.tsx';
import { MapBoxes } from './MapBoxes.tsx';
import * as styles from './EsportBoard.css.ts';

const mapText = (t: Words<'board'>, board: Board): string => {
  const number = mapNumber(board);
  if (board.state === 'over') return t('over');
  if (board.state === 'draft') return t('draft', { number });
  return board.state === 'break' ? t('pause', { number }) : t('map', { number, of: board.bestOf });
};

/** The boxes of one side: those it won, and the one that is on. */
const boxesOf = (board: Board, side: SideName): readonly MapBox[] => {
  const won = board.maps.filter((one) => one === side).length;
  const needed = mapsToWin(board.bestOf);
  return Array.from({ length: needed }, (_, i): MapBox => {
    if (i < won) return side;
    return i === won && board.state !== 'over' ? 'now' : 'coming';
  });
};

/** Maps won beside the score; under it kills, towers, dragons and gold, the draft, and how the gold went. */
export const EsportBoard = (props: ScoreBoardProps) => {
  const { match, size } = props;
  const t = useWords('board');
  const board = useBoard('esport', match.fixtureId);
  if (!board) return <PlainBoard {...props} />;
  const colours = sideColours(match.localteam, match.visitorteam);
  const [home, away] = mapScore(board);
  const boxes = (side: SideName, team: string, count: number) => (
    <MapBoxes boxes={boxesOf(board, side)} colours={colours} label={t.tn('mapsWon', count, { team })} width={26} />
  );
  return (
    <>
      <PlainBoard
        {...props}
        match={{ ...match, score: `${home}-${away}` }}
        clock={<Clock board={board} />}
        {...(!isSmall(size) && {
          under: [boxes('home', match.home, home), boxes('away', match.away, away)] as const,
        })}
      />
      {hasDetails(size) && <Details board={board} match={match} colours={colours} phone={size === 'phone'} />}
    </>
  );
};

const Clock = ({ board }: { readonly board: Board }) => {
  const t = useWords('board');
  return (
    <SportClock
      timer={board.clock}
      board={board}
      at={timePassed}
      text={(ms) => clockDuration(ms / 1000)}
      said={mapText(t, board)}
      saidAs={`${styles.small} ${styles.onWide}`}
    />
  );
};

interface DetailsProps {
  readonly board: Board;
  readonly match: BoardMatch;
  readonly colours: readonly [string, string];
  readonly phone: boolean;
}
const Details = ({ board, match, colours, phone }: DetailsProps) => {
  const t = useWords('board');
  const teams = [match.home, match.away] as const;
  const { kills, towers, dragons, gold, draft, goldLead } = board;
  return (
    <div className={styles.details} data-theme="dark">
      <div className={styles.facts}>
        <Compared what={t('kills')} teams={teams} values={kills} />
        {towers && <Compared what={t('towers')} teams={teams} values={towers} />}
        {dragons && <Compared what={t('dragons')} teams={teams} values={dragons} />}
        {gold && <Gold gold={gold} teams={teams} phone={phone} />}
        {phone && (
          <div className={styles.fact}>
            <span className={styles.values}>
              <MapBoxes
                boxes={mapBoxes(board)}
                colours={colours}
                label={teams.map((team, i) => t.tn('mapsWon', mapScore(board)[i]!, { team })).join(', ')}
                width={16}
              />
            </span>
            <small className={styles.small}>{mapText(t, board)}</small>
          </div>
        )}
      </div>
      {!phone && draft && <Draft draft={draft} teams={teams} colours={colours} />}
      {!phone && goldLead && goldLead.length > 1 && <GoldChart goldLead={goldLead} teams={teams} colours={colours} />}
    </div>
  );
};

type Teams = readonly [string, string];
interface ComparedProps {
  readonly what: string;
  readonly teams: Teams;
  readonly values: Pair;
}
const Compared = ({ what, teams, values: [home, away] }: ComparedProps) => {
  const t = useWords('board');
  return (
    <div className={styles.fact}>
      <span className={`${figure} ${styles.values}`} aria-hidden="true">
        <b data-more={home >= away || undefined}>{home}</b>
        <b data-more={away >= home || undefined}>{away}</b>
      </span>
      <small className={styles.small} aria-hidden="true">
        {what}
      </small>
      <VisuallyHidden>
        {t('compared', { what, home: teams[0], homeCount: home, away: teams[1], awayCount: away })}
      </VisuallyHidden>
    </div>
  );
};

const Gold = ({ gold, teams, phone }: { readonly gold: Pair; readonly teams: Teams; readonly phone: boolean }) => {
  const t = useWords('board');
  const ahead = goldAhead(gold);
  const team = ahead && teams[ahead.side === 'home' ? 0 : 1];
  return (
    <div className={styles.fact}>
      <span className={`${figure} ${styles.values}`}>
        <b className={styles.gold}>{ahead?.text ?? '0.0'}</b>
      </span>
      <small className={styles.small} aria-hidden={phone || undefined}>
        {phone || !team ? t(team ? 'goldUnit' : 'goldLevel') : t('goldBy', { team })}
      </small>
      {phone && team && <VisuallyHidden>{t('goldBy', { team })}</VisuallyHidden>}
    </div>
  );
};

import type { ReactNode } from 'react';
import type { LineupPlayer } from '#domain/football/matchData.ts';
import { ratedOf, rowsOf, type PlayerMarks } from '#domain/football/playerMarks.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Edge } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { TeamLineup } from './section.ts';
import { Marks, useMarkWords } from './Marks.tsx';
import { PersonName } from './PersonName.tsx';
import * as styles from './Pitch.css.ts';

/** The lines of a pitch that lies, 105 × 68 metres, in stripes. */
const Lines = ({ upright }: { readonly upright?: boolean }) => (
  <svg
    className={styles.lines}
    data-way={upright ? 'upright' : 'lying'}
    viewBox={upright ? '0 0 68 105' : '0 0 105 68'}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g transform={upright ? 'translate(68 0) rotate(90)' : undefined}>
      {[0, 2, 4, 6, 8].map((stripe) => (
        <rect key={stripe} className={styles.stripe} x={stripe * 10.5} width={10.5} height={68} />
      ))}
      <path
        className={styles.line}
        d="M2 2H103V66H2ZM52.5 2V66M2 13.8H18.5V54.2H2M2 24.8H7.5V43.2H2M103 13.8H86.5V54.2H103M103 24.8H97.5V43.2H103M18.5 27.3a9 9 0 0 1 0 13.4M86.5 27.3a9 9 0 0 0 0 13.4"
      />
      <circle className={styles.line} cx={52.5} cy={34} r={9.15} />
    </g>
  </svg>
);

/** The pitch without players: what stands while they load. */
export const PitchGround = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.pitch}>
    <Lines />
    <Lines upright />
    {children}
  </div>
);

interface PitchProps {
  readonly sides: readonly TeamLineup[];
  readonly marks: ReadonlyMap<string, PlayerMarks>;
  readonly rated: boolean;
}

/** Both elevens where they play: home at the left, or above on a phone. */
export const Pitch = ({ sides, marks, rated }: PitchProps) => {
  const t = useWords('matchSections');
  const best = ratedOf(sides.map(({ lineup }) => lineup))[0]?.rating;
  return (
    <PitchGround>
      {sides.map(({ lineup, team }) => (
        <ul
          key={lineup.side}
          className={styles.side}
          data-side={lineup.side}
          aria-label={t('lineups.side', { team: team.name, formation: lineup.formation })}
        >
          {rowsOf(lineup).map((row, i) => (
            <li key={row[0]!.gridRow} className={styles.row} data-row={i}>
              <ul className={styles.players}>
                {row.map((player) => (
                  <Token
                    key={player.player.playerId}
                    {...{ player, team }}
                    marks={marks.get(player.player.playerId)}
                    rating={rated ? player.rating : undefined}
                    best={player.rating === best}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ))}
    </PitchGround>
  );
};

interface TokenProps {
  readonly player: LineupPlayer;
  readonly team: TeamLineup['team'];
  readonly marks: PlayerMarks | undefined;
  readonly rating: number | undefined;
  readonly best: boolean;
}

const Token = ({ player: { player, number, captain }, team, marks, rating, best }: TokenProps) => {
  const t = useWords('matchSections');
  const markWords = useMarkWords();
  const said = [
    captain && t('lineups.captain'),
    rating !== undefined && t('lineups.rating', { rating: rating.toFixed(1) }),
    markWords(marks),
  ].filter((one) => typeof one === 'string' && one !== '');
  return (
    <li className={styles.token}>
      <span className={styles.shirt}>
        <Figure size={20}>{number ?? '–'}</Figure>
        <Edge side={team} className={styles.edge} />
        {captain && (
          <span className={styles.captain} aria-hidden="true">
            {t('lineups.captainShort')}
          </span>
        )}
        {rating !== undefined && (
          <span className={styles.rating} data-best={best || undefined} aria-hidden="true">
            {rating.toFixed(1)}
          </span>
        )}
        {marks && (
          <span className={styles.marks}>
            <Marks marks={marks} />
          </span>
        )}
      </span>
      <b className={styles.name}>
        <PersonName person={player} />
      </b>
      {said.length > 0 && <VisuallyHidden>{said.join(', ')}</VisuallyHidden>}
    </li>
  );
};

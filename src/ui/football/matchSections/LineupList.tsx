import { ratedOf, type PlayerMarks } from '#domain/football/playerMarks.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { TeamLineup } from './section.ts';
import { NumberedPlayer } from './NumberedPlayer.tsx';
import * as styles from './Lineups.css.ts';

interface LineupListProps {
  readonly sides: readonly TeamLineup[];
  readonly marks: ReadonlyMap<string, PlayerMarks>;
}

/** Both elevens as lists, with what the pitch shows of each. */
export const LineupList = ({ sides, marks }: LineupListProps) => {
  const t = useWords('matchSections');
  const best = ratedOf(sides.map(({ lineup }) => lineup))[0]?.rating;
  return (
    <div className={styles.columns}>
      {sides.map(({ lineup: { side, formation, start }, team }) => (
        <div key={side} className={styles.column}>
          <h3 className={styles.heading}>
            <Crest side={team} size={18} />
            <span className={styles.cutName}>
              {formation === '' ? team.name : t('lineups.side', { team: team.name, formation })}
            </span>
          </h3>
          <ol>
            {start.map((one) => (
              <li key={one.player.playerId} className={styles.row}>
                <NumberedPlayer of={one} marks={marks.get(one.player.playerId)}>
                  {one.captain && (
                    <span className={styles.captain}>
                      <span aria-hidden="true">{t('lineups.captainShort')}</span>
                      <VisuallyHidden>{t('lineups.captain')}</VisuallyHidden>
                    </span>
                  )}
                </NumberedPlayer>
                <span className={styles.detail}>{t(`lineups.pos.${one.pos}`)}</span>
                {one.rating !== undefined && (
                  <span className={styles.rating} data-best={one.rating === best || undefined}>
                    {one.rating.toFixed(1)}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
};

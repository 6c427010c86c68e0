import { useId, useState } from 'react';
import type { LineupPlayer } from '#domain/football/matchData.ts';
import type { PlayerMarks } from '#domain/football/playerMarks.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { media } from '../../theme/media.ts';
import type { TeamLineup } from './section.ts';
import { NumberedPlayer } from './NumberedPlayer.tsx';
import { PersonName } from './PersonName.tsx';
import * as styles from './Lineups.css.ts';

interface ReservesProps {
  readonly sides: readonly TeamLineup[];
  readonly marks: ReadonlyMap<string, PlayerMarks>;
}

/** Below the pitch: bench, head coach, and who is missing with the reason. On a phone behind a button. */
export const Reserves = (props: ReservesProps) => {
  const t = useWords('matchSections');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!useMedia(media.mobile)) return <Both {...props} />;
  return (
    <>
      <button
        className={styles.more}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('lineups.reserves')}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id}>{open && <Both {...props} />}</div>
    </>
  );
};

const Both = ({ sides, marks }: ReservesProps) => {
  const t = useWords('matchSections');
  return (
    <div className={styles.columns}>
      {sides.map(({ lineup: { side, coach, bench, missing }, team }) => (
        <div key={side} className={styles.column}>
          <h3 className={styles.heading}>
            <Crest side={team} size={18} />
            <span className={styles.cutName}>{t('lineups.benchOf', { team: team.name })}</span>
          </h3>
          <ul>
            {bench.map((one) => (
              <BenchRow key={one.player.playerId} one={one} marks={marks.get(one.player.playerId)} />
            ))}
            {coach && (
              <li className={styles.row}>
                <span className={styles.number}>
                  <Icon name="user-round" size={16} />
                </span>
                <span className={styles.cutName}>
                  <PersonName person={coach} coach />
                </span>
                <span className={styles.detail}>{t('lineups.coach')}</span>
              </li>
            )}
          </ul>
          {missing.length > 0 && (
            <>
              <h3 className={styles.heading}>{t('lineups.missingOf', { team: team.name })}</h3>
              <ul>
                {missing.map(({ player, reason }) => (
                  <li key={player.playerId} className={styles.missing}>
                    <Icon name="minus" size={16} />
                    <span className={styles.cutName}>
                      <PersonName person={player} />
                    </span>
                    <span className={styles.detail}>{reason}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </div>
  );
};

interface BenchRowProps {
  readonly one: Omit<LineupPlayer, 'gridRow' | 'gridCol'>;
  readonly marks: PlayerMarks | undefined;
}

const BenchRow = ({ one, marks }: BenchRowProps) => {
  const t = useWords('matchSections');
  const { pos, rating } = one;
  return (
    <li className={styles.row}>
      <NumberedPlayer of={one} marks={marks} />
      <span className={styles.detail} aria-hidden={marks?.on && true}>
        {marks?.on ? t('lineups.onAt', { minute: minuteText(marks.on) }) : t(`lineups.pos.${pos}`)}
      </span>
      {rating !== undefined && marks?.on && <span className={styles.rating}>{rating.toFixed(1)}</span>}
    </li>
  );
};

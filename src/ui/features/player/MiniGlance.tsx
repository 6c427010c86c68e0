import { matchTitle } from '#domain/match/match.ts';
import { Figure } from '../../kit/Figure.tsx';
import { GlanceLines } from '../../shared/glance/GlanceLines.tsx';
import { SportGlance } from '../../shared/glance/SportGlance.tsx';
import type { GlanceProps } from '../../shared/glance/glances.ts';
import { cut } from '../../theme/text.css.ts';
import * as styles from './MiniBar.css.ts';
import { MiniSides } from './MiniSides.tsx';

/** The mini player's board in the figures of its sport. */
export default function MiniGlance({ match, sport, plain }: GlanceProps) {
  return (
    <SportGlance sport={sport} fixtureId={match.fixtureId} plain={plain}>
      {({ lines, score, time, said }) => (
        <>
          {score ? (
            <MiniSides sides={[match.localteam, match.visitorteam]} score={score} match={match} />
          ) : (
            <span className={styles.title}>
              <span className={cut}>{matchTitle(match)}</span>
              <GlanceLines lines={lines} />
            </span>
          )}
          <span className={styles.minute} data-live>
            {time !== null && <Figure size={20}>{time}</Figure>}
            <small className={styles.period} data-alone={time === null || undefined}>
              {said}
            </small>
          </span>
        </>
      )}
    </SportGlance>
  );
}

import { matchTitle, type Match } from '#domain/match/match.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { GlanceLine } from '../../shared/glance/glanceOf.ts';
import { Sign } from '../../shared/glance/Sign.tsx';
import { SportGlance } from '../../shared/glance/SportGlance.tsx';
import type { GlanceProps } from '../../shared/glance/glances.ts';
import * as tile from './LiveTile.css.ts';
import * as styles from './TileGlance.css.ts';
import { TileSides } from './LiveTile.tsx';

const Value = ({ line: { value, figure } }: { readonly line: GlanceLine }) =>
  figure ? <Figure size={20}>{value}</Figure> : <small className={styles.word}>{value}</small>;

/** In a tile both lines; in a row the title, and both in the line below it. */
const Lines = ({ match, lines: [first, second] }: { readonly match: Match; readonly lines: readonly GlanceLine[] }) => (
  <>
    <span className={`${tile.side} ${styles.inRow}`}>
      <i className={tile.edge} />
      <span className={tile.name}>{matchTitle(match)}</span>
    </span>
    {first && (
      <span className={tile.side}>
        <i className={tile.edge} />
        <Sign of={first.sign} size={20} />
        <span className={tile.name}>{first.name}</span>
        <span className={styles.value}>
          <Value line={first} />
          {second && (
            <span className={styles.besideInRow}>
              <Sign of={second.sign} size={20} />
              <Value line={second} />
            </span>
          )}
        </span>
      </span>
    )}
    {second && (
      <span className={`${tile.side} ${styles.inTile}`}>
        <i className={tile.edge} />
        <Sign of={second.sign} size={20} />
        <span className={tile.name}>{second.name}</span>
        <span className={styles.value}>
          <Value line={second} />
        </span>
      </span>
    )}
  </>
);

/** A tile's board in the figures of its sport. */
export default function TileGlance({ match, sport, plain, large = false }: GlanceProps) {
  const t = useWords('board');
  const kills = (count: number) => (
    <span className={styles.inside}>
      <VisuallyHidden>{t('kills')}</VisuallyHidden>
      <Figure size={18}>{count}</Figure>
    </span>
  );
  return (
    <SportGlance sport={sport} fixtureId={match.fixtureId} plain={plain}>
      {({ lines, score, inside, time, said }) => (
        <>
          <span className={tile.sides}>
            {score ? (
              <TileSides
                {...{ match, score, large }}
                {...(inside && { before: [kills(inside[0]), kills(inside[1])] as const })}
              />
            ) : (
              <Lines match={match} lines={lines} />
            )}
          </span>
          <span className={tile.minute}>
            {time !== null && <Figure size={large ? 34 : 20}>{time}</Figure>}
            <small className={time === null ? undefined : tile.words}>{said}</small>
          </span>
        </>
      )}
    </SportGlance>
  );
}

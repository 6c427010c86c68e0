import type { HighlightCard } from '#domain/highlights/highlight.ts';
import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import { kmCount } from '#domain/shared/count.ts';
import { clockText } from '#domain/vod/vod.ts';
import { useWords } from '../../hooks/useWords.ts';
import { CoverPicture } from '../../kit/CoverPicture.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { Moving } from '../../shared/moving/Moving.tsx';
import { Ago } from '../../shared/Ago.tsx';
import * as styles from './HighlightTile.css.ts';

interface HighlightCoverProps {
  readonly highlight: Pick<HighlightCard, 'cover' | 'clip' | 'hidden' | 'durationSec'>;
  /** The largest picture of its page. */
  readonly first?: boolean;
}

/** NE-6, NE-7: a picture with its length; of a hidden match a safe one, over which the board is switched off. */
export const HighlightCover = ({
  highlight: { cover, clip, hidden, durationSec },
  first = false,
}: HighlightCoverProps) => (
  <span className={styles.cover}>
    {cover && <CoverPicture picture={cover} className="" first={first} />}
    {clip !== undefined && !hidden && <Moving clip={clip} on="intent" />}
    {hidden && <span className={styles.unlit} aria-hidden="true" />}
    {durationSec !== null && (
      <span className={styles.length}>
        <Figure size={17}>{clockText(durationSec)}</Figure>
      </span>
    )}
  </span>
);

interface HighlightTileProps {
  readonly highlight: HighlightCard;
  readonly first?: boolean;
  /** The picture beside the text, for a list at the side of a page. */
  readonly row?: true;
}

/** A highlight in a grid or a list. */
export const HighlightTile = ({ highlight, first, row }: HighlightTileProps) => {
  const t = useWords('highlights');
  const { title, hidden, categoryName, createdAt, counters, highlightId } = highlight;
  return (
    <li className={styles.tile} data-row={row} data-highlight={highlightId} data-hidden={hidden}>
      <HighlightCover highlight={highlight} first={first ?? false} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={highlightPath(highlight)} className={styles.stretched}>
            {title}
          </Link>
        </h3>
        <span className={styles.facts}>
          {hidden && (
            <span className={styles.shielded}>
              <Icon name="eye-off" size={14} />
              {t('shielded')}
            </span>
          )}
          <span>{categoryName}</span>
          {counters.views > 0 && <span>{t('views', { count: kmCount(counters.views) })}</span>}
          <Ago at={createdAt} />
        </span>
      </div>
    </li>
  );
};

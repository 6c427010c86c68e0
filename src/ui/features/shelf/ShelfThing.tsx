import type { ShelfItem } from '#domain/social/shelf.ts';
import { clockText } from '#domain/vod/vod.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Link } from '../../kit/Link.tsx';
import { SeenPicture } from '../../kit/SeenPicture.tsx';
import type { ShelfLook } from './GoOn.tsx';
import { shelfIcons } from './kinds.ts';
import * as styles from './Shelf.css.ts';

interface ShelfThingProps {
  readonly item: ShelfItem;
  readonly look: ShelfLook;
  readonly onOff: () => void;
}

/** A thing on the shelf: its picture, what it is, and as a figure what is left of it. */
export const ShelfThing = ({ item, look, onOff }: ShelfThingProps) => {
  const t = useWords('shelf');
  const { card, target, position, duration, left } = item;
  const icon = shelfIcons[target.type];
  return (
    <li className={styles.thing} data-look={look} data-kind={target.type}>
      <Link className={styles.link} data-look={look} to={card.path}>
        <SeenPicture picture={card.img} seen={duration > 0 ? position / duration : null} />
        <span className={styles.words}>
          <span className={styles.left}>
            {left === null ? (
              <b data-live={card.live || undefined}>{t(card.live ? 'live' : 'goBack')}</b>
            ) : (
              <>
                <span className={styles.spoken}>{t('leftWord')}</span>
                <Figure size={20}>{clockText(left)}</Figure>
              </>
            )}
          </span>
          <b className={styles.title}>{card.title}</b>
          <span className={styles.fact}>
            {icon && <Icon name={icon} size={18} />}
            <span>{card.subtitle}</span>
          </span>
        </span>
      </Link>
      <span className={styles.off}>
        <IconButton label={t('off', { title: card.title })} onClick={onOff}>
          <Icon name="x" size={18} />
        </IconButton>
      </span>
    </li>
  );
};

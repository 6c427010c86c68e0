import type { CardImage } from '#domain/social/social.ts';
import * as styles from './Cover.css.ts';

interface CoverProps {
  readonly picture: CardImage;
  readonly eager?: boolean;
}

/** A square cover; its place is kept while it loads. */
export const Cover = ({ picture: { url, w, h }, eager }: CoverProps) => (
  <img
    className={styles.cover}
    src={url}
    width={w}
    height={h}
    alt=""
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);

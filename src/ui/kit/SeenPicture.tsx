import type { CardImage } from '#domain/social/social.ts';
import * as styles from './SeenPicture.css.ts';

interface SeenPictureProps {
  readonly picture: CardImage | null;
  /** How much of it was seen, from 0 to 1; null where nobody began. */
  readonly seen: number | null;
}

/** A wide picture of something that plays, with how far one is in it; its place is kept where there is none. */
export const SeenPicture = ({ picture, seen }: SeenPictureProps) => (
  <span className={styles.picture}>
    {picture && <img src={picture.url} width={picture.w} height={picture.h} alt="" loading="lazy" decoding="async" />}
    {seen !== null && <progress className={styles.reached} max={1} value={seen} aria-hidden="true" />}
  </span>
);

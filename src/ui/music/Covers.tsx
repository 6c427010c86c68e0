import type { PlaylistCard } from '#domain/music/playlist.ts';
import { Icon } from '../kit/Icon.tsx';
import * as own from './playlist.css.ts';

/** Of the first four songs that have different ones; a place for none. */
export const Covers = ({ covers }: Pick<PlaylistCard, 'covers'>) => (
  <span className={own.covers} data-four={covers.length >= 4 || undefined}>
    {covers.slice(0, covers.length >= 4 ? 4 : 1).map(({ url, w, h }) => (
      <img key={url} src={url} width={w} height={h} alt="" loading="lazy" decoding="async" />
    ))}
    {covers.length === 0 && <Icon name="music" size={44} />}
  </span>
);

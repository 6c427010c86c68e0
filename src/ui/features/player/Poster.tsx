import { stillImage } from '#domain/match/still.ts';
import type { OnStage } from '../../app/stage.ts';
import { Crest } from '../../kit/Crest.tsx';
import * as styles from './Poster.css.ts';

/** Shown until the first frame: the still, or the two teams. */
export const Poster = ({ show }: { readonly show: Pick<OnStage, 'artwork' | 'title' | 'sides'> }) => (
  <div className={styles.poster} aria-hidden="true">
    {show.artwork ? (
      <img className={styles.still} {...stillImage(show.artwork, 'lead')} alt="" decoding="async" />
    ) : (
      <div className={styles.teams}>
        {show.sides && <Crest side={show.sides[0]} size={56} />}
        <b>{show.title}</b>
        {show.sides && <Crest side={show.sides[1]} size={56} />}
      </div>
    )}
  </div>
);

import type { OnStage } from './stage.ts';
import { Crest } from '../../kit/Crest.tsx';
import * as styles from './Poster.css.ts';

/** What stands until the first frame: the still, or who meets whom. */
export const Poster = ({ show }: { readonly show: Pick<OnStage, 'poster' | 'title' | 'sides'> }) => (
  <div className={styles.poster} aria-hidden="true">
    {show.poster ? (
      <img className={styles.still} src={show.poster} alt="" decoding="async" />
    ) : (
      <div className={styles.teams}>
        {show.sides && <Crest side={show.sides[0]} size={56} />}
        <b>{show.title}</b>
        {show.sides && <Crest side={show.sides[1]} size={56} />}
      </div>
    )}
  </div>
);

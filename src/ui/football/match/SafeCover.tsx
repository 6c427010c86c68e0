import type { Fixture } from '#domain/football/fixture.ts';
import { Crest } from '../../kit/Crest.tsx';
import * as styles from './WatchBlock.css.ts';

/** B2: in place of a still, which may show the score: both crests on the pitch, and the board switched off. */
export const SafeCover = ({ fixture: { localteam, visitorteam } }: { readonly fixture: Fixture }) => (
  <div className={styles.cover} aria-hidden="true">
    <svg className={styles.pitch} viewBox="0 0 560 315" preserveAspectRatio="xMidYMid slice">
      <path
        className={styles.stripes}
        d="M0 0h56v315H0zM112 0h56v315h-56zM224 0h56v315h-56zM336 0h56v315h-56zM448 0h56v315h-56z"
      />
      <path className={styles.lines} d="M280 0v315M280 82a75 75 0 1 0 .1 0" />
    </svg>
    <Crest side={localteam} size={72} />
    <span className={styles.unlit} />
    <Crest side={visitorteam} size={72} />
  </div>
);

import { useWords } from '../../hooks/useWords.ts';
import { Heading } from '../team/Heading.tsx';
import { standLetters, StandsPlan } from './StandsPlan.tsx';
import * as styles from './Stands.css.ts';

/** The plan of the stands, and where each of them is. */
export const Stands = () => {
  const t = useWords('teams');
  return (
    <section>
      <Heading>{t('venue.stands')}</Heading>
      <div className={styles.both}>
        <StandsPlan />
        <ul className={styles.list}>
          {standLetters.map((letter) => (
            <li key={letter} className={styles.stand}>
              <b className={styles.letter} aria-hidden="true">
                {letter}
              </b>
              <span>
                <b className={styles.name}>{t('venue.stand', { letter })}</b>
                <small className={styles.side}>{t(`venue.sides.${letter}`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

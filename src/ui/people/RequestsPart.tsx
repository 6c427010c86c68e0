import { useWords } from '../hooks/useWords.ts';
import { ListPart } from './ListPart.tsx';
import * as styles from './PeopleScreen.css.ts';

/** Friend requests, received and sent. */
export const RequestsPart = () => {
  const t = useWords('people');
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('requests.incoming')}</h2>
        <ListPart
          label={t('requests.incoming')}
          state="incoming"
          byPress
          none={<p className={styles.note}>{t('requests.noneIncoming')}</p>}
        />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('requests.outgoing')}</h2>
        <ListPart
          label={t('requests.outgoing')}
          state="requested"
          none={<p className={styles.note}>{t('requests.noneOutgoing')}</p>}
        />
      </section>
    </>
  );
};

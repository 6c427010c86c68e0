import { useWords } from '../hooks/useWords.ts';
import { ListPart } from './ListPart.tsx';
import * as styles from './PeopleScreen.css.ts';
import type { PagesOf } from './usePages.ts';

/** Who waits for the viewer, and for whom the viewer waits. */
export const RequestsPart = ({ pagesOf }: { readonly pagesOf: PagesOf }) => {
  const t = useWords('people');
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('requests.incoming')}</h2>
        <ListPart
          label={t('requests.incoming')}
          {...pagesOf('incoming')}

          none={<p className={styles.note}>{t('requests.noneIncoming')}</p>}
        />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('requests.outgoing')}</h2>
        <ListPart
          label={t('requests.outgoing')}
          {...pagesOf('requested')}

          none={<p className={styles.note}>{t('requests.noneOutgoing')}</p>}
        />
      </section>
    </>
  );
};

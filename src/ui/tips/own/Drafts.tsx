import { hourMinute } from '#domain/shared/zone.ts';
import { dropDraft } from '#machines/tips/ownTips.acts.ts';
import { tipDrafts } from '#machines/tips/ownTips.resources.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Link } from '../../kit/Link.tsx';
import { writePath } from './ownPaths.ts';
import * as styles from './OwnTips.css.ts';

/** What is written and not published; nothing where there is none. */
export const Drafts = () => {
  const t = useWords('ownTips');
  const zone = useZone();
  const { value } = useResource(tipDrafts, null);
  const { press, pressed } = useAct(dropDraft);
  if (!value || value.length === 0) return null;
  return (
    <section aria-labelledby="own-drafts">
      <h2 className={styles.heading} id="own-drafts">
        {t('drafts.title')}
      </h2>
      <ul className={styles.list}>
        {value.map(({ fixtureId, title, savedTs }) => (
          <li key={fixtureId} className={styles.row}>
            <span className={styles.cut}>
              <span className={styles.pick}>{title === '' ? t('drafts.untitled') : title}</span>
              <br />
              <span className={styles.small}>{t('drafts.saved', { time: hourMinute(savedTs, zone) })}</span>
            </span>
            <span className={styles.acts}>
              <Link to={writePath({ fixtureId })} {...buttonLook({ size: 's' })}>
                {t('drafts.goOn')}
              </Link>
              <Button
                tone="plain"
                size="s"
                busy={pressed?.fixtureId === fixtureId}
                onClick={() => void press({ fixtureId })}
              >
                {t('drafts.drop')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

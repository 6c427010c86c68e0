import { newsDigest } from '#machines/news/news.resources.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import * as styles from './news.css.ts';
import { useReadAloud } from './useReadAloud.ts';

/** NE-11: what today brought, to hear or to read. */
export const Digest = () => {
  const t = useWords('news');
  const locale = useLocale();
  const { value, failure } = useResource(newsDigest, null);
  const items = value?.items ?? [];
  const { reading, toggle } = useReadAloud(() => items.map(({ text }) => text), locale);
  if (failure && !value) return null;
  if (!value) return <Skeleton height={73} />;
  if (items.length === 0) return null;
  return (
    <section className={styles.digest}>
      <button
        type="button"
        className={styles.digestPlay}
        aria-label={t(reading ? 'digest.stop' : 'digest.play')}
        aria-pressed={reading}
        onClick={toggle}
      >
        <Icon name={reading ? 'pause' : 'play'} size={20} filled />
      </button>
      <details className={styles.digestText}>
        <summary className={styles.digestHead}>
          <span className={styles.digestName}>
            <b>{t('digest.title')}</b>
            <span className={styles.fact}>{t.tn('digest.items', items.length)}</span>
          </span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <ol className={styles.digestList}>
          {items.map(({ target, text, path }) => (
            <li key={`${target.type} ${target.id}`}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
};

import { banners } from '#machines/portal/portal.resources.ts';
import { useKeptIds } from '../hooks/useKeptIds.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { GoTo } from '../kit/GoTo.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import * as home from './HomeScreen.css.ts';
import * as styles from './Banners.css.ts';

const CLOSED = 'banners.closed';

/**
 * The operator's banners, without those that the viewer has closed; takes no space if there are none or they cannot be
 * loaded.
 */
export default function Banners() {
  const t = useWords('home');
  const { value } = useResource(banners, { locale: useLocale(), position: 'home' });
  const [closed, close] = useKeptIds(CLOSED);
  const shown = (value ?? []).filter(({ bannerId }) => !closed.has(bannerId));
  if (shown.length === 0) return null;
  return (
    <section className={styles.block} aria-label={t('banners')}>
      <ul className={home.stack}>
        {shown.map(({ bannerId, img, w, h, goTo, alt = t('banners') }) => (
          <li key={bannerId} className={styles.banner}>
            <GoTo to={goTo}>
              <img className={styles.picture} src={img} width={w} height={h} alt={alt} loading="lazy" />
            </GoTo>
            <span className={styles.close} data-theme="dark">
              <IconButton
                label={t('closeBanner', { name: alt })}
                onClick={() => close((before) => [...before, bannerId])}
              >
                <Icon name="x" size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

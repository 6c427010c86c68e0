import { banners } from '#machines/portal/portal.resources.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { Link } from '../parts/Link.tsx';
import * as home from './HomeScreen.css.ts';
import * as styles from './Banners.css.ts';

/** What the operator puts on the home page; nothing, without a gap, when there is none or it could not be had. */
export default function Banners() {
  const t = useMessages('home');
  const { value } = useResource(banners, { locale: useLocale(), position: 'home' });
  if (!value || value.length === 0) return null;
  return (
    <section className={styles.block} aria-label={t('banners')}>
      <ul className={home.stack}>
        {value.map((banner) => {
          const picture = (
            <img
              className={styles.picture}
              src={banner.img}
              width={banner.w}
              height={banner.h}
              alt={t('banners')}
              loading="lazy"
            />
          );
          return (
            <li key={banner.bannerId}>
              {banner.goTo.startsWith('/') ? (
                <Link to={banner.goTo}>{picture}</Link>
              ) : (
                <a href={banner.goTo} rel="noopener" target="_blank">
                  {picture}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

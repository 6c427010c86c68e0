import type { Nation } from '#domain/tv/channel.ts';
import { categoryPath, guidePath, nationPath } from '#domain/tv/tvPaths.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import * as styles from './head.css.ts';

export type TvView = 'home' | 'guide' | 'favourites' | 'recents' | 'categories' | 'search' | 'channel';

interface TvHeadProps {
  readonly view: TvView;
  readonly nation: string;
  readonly nations: readonly Nation[];
}

/** The head of the area: its parts, its nations, and the search over channels and programmes. */
export const TvHead = ({ view, nation, nations }: TvHeadProps) => {
  const t = useWords('tv');
  const go = useNavigate();
  const q = useQuery('q');
  const links = [
    { id: 'home', to: nationPath(nation), label: t('tabs.home') },
    { id: 'guide', to: guidePath(nation), label: t('tabs.guide') },
    { id: 'categories', to: categoryPath(nation), label: t('tabs.categories') },
    { id: 'favourites', to: '/tivi?muc=yeu-thich', label: t('tabs.favourites') },
    { id: 'recents', to: '/tivi?muc=vua-xem', label: t('tabs.recents') },
  ] as const;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SectionNav
        label={t('tabs.label')}
        links={links.map(({ id, to, label }) => ({ to, label, current: id === view }))}
      />
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          go(text === '' ? '/tivi' : `/tivi?q=${encodeURIComponent(text)}`);
        }}
      >
        <Icon name="search" size={18} />
        <input
          name="q"
          type="search"
          key={q}
          defaultValue={q ?? ''}
          maxLength={80}
          aria-label={t('search')}
          placeholder={t('search')}
        />
      </form>
      {nations.length > 1 && (
        <nav className={styles.nations} aria-label={t('nations')}>
          {nations.map((one) => (
            <Link
              key={one.nation}
              to={view === 'categories' ? categoryPath(one.nation) : nationPath(one.nation)}
              {...chipLook(one.nation === nation && view !== 'favourites' && view !== 'recents')}
              aria-current={one.nation === nation ? 'true' : undefined}
            >
              {one.name}
              <small>{one.total}</small>
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
};

import { TV } from '#domain/tv/channel.ts';
import { categoryPath } from '#domain/tv/tvPaths.ts';
import { tvCategories, tvChannels } from '#machines/tv/tv.resources.ts';
import { useLast } from '../hooks/useLast.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ChannelList } from './ChannelList.tsx';
import * as styles from './found.css.ts';

const pageIn = (text: string | null): number => (/^[1-9]\d{0,2}$/u.test(text ?? '') ? Number(text) : 1);

/** TV-1: the channels of a nation by what they broadcast, with how many there are of each; all of them page by page. */
export default function ByCategory({ nation }: { readonly nation: string }) {
  const t = useWords('tv');
  const chosen = useQuery('loai');
  const pageNum = pageIn(useQuery('trang'));
  const category = chosen ?? undefined;
  const categories = useLast(useResource(tvCategories, { nation }).value);
  const { value, failure, busy, retry } = useResource(tvChannels, {
    ...{ nation, pageNum },
    ...(category !== undefined && { category }),
  });
  const pages = value ? Math.ceil(value.total / TV.mostPerPage) : 0;
  const body = () => {
    if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
    if (!value) return <Skeleton height={576} />;
    if (value.list.length === 0) return <Empty fact={t('noneOfCategoryFact')}>{t('noneOfCategory')}</Empty>;
    return <ChannelList channels={value.list} shown={null} />;
  };
  return (
    <div className={styles.found}>
      <nav aria-label={t('tabs.categories')} className={styles.categories} data-part="categories">
        <Link to={categoryPath(nation)} {...chipLook(!category)} aria-current={category ? undefined : 'true'}>
          {t('allCategories')}
        </Link>
        {categories?.map(({ value: one, name, total }) => (
          <Link
            key={one}
            to={categoryPath(nation, { category: one })}
            {...chipLook(one === category)}
            aria-current={one === category ? 'true' : undefined}
          >
            {name}
            <small>{total}</small>
          </Link>
        ))}
      </nav>
      {value && <h2 role="status">{t('foundChannels', { count: value.total })}</h2>}
      {body()}
      {pages > 1 && (
        <div data-part="pages" className={styles.categories}>
          {pageNum > 1 && (
            <Link to={categoryPath(nation, { category, page: pageNum - 1 })} {...buttonLook()}>
              {t('pageBefore')}
            </Link>
          )}
          {pageNum < pages && (
            <Link to={categoryPath(nation, { category, page: pageNum + 1 })} {...buttonLook()}>
              {t('pageAfter')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

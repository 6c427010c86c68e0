import { mayWriteNews } from '#domain/news/newsroom.ts';
import { listPath } from '#domain/news/newsView.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { newsTree } from '#machines/news/news.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { AreaHead } from '../kit/AreaHead.tsx';

interface NewsHeadProps {
  /** The slug of a category; 'hot' for the first page, 'mine' for what is proposed; null for another list of all news. */
  readonly at: string | null;
}

/** NE-1: the parts of news: what is proposed, the first page, and each category. */
export const NewsHead = ({ at }: NewsHeadProps) => {
  const t = useWords('news');
  const { value: tree } = useResource(newsTree, null);
  const viewer = useViewer();
  const writes = viewer !== null && mayWriteNews(viewer.siteRoleId);
  const links = [
    { to: listPath({}, { hot: 'de-xuat' }), label: t('forYou'), current: at === 'mine' },
    { to: listPath({}), label: t('hot'), current: at === 'hot' },
    ...(tree ?? []).map(({ slug, name }) => ({ to: listPath({ category: slug }), label: name, current: at === slug })),
    ...(writes ? [{ to: hrefOf('newsroom'), label: t('room'), current: false }] : []),
  ];
  return <AreaHead title={t('title')} label={t('parts')} links={links} />;
};

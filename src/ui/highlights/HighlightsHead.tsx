import { highlightPlacePath } from '#domain/highlights/highlightPaths.ts';
import { highlightTree } from '#machines/highlights/highlights.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { AreaHead } from '../kit/AreaHead.tsx';

/** NE-1: all highlights and each category; `at` is the slug of a category, null for all. */
export const HighlightsHead = ({ at }: { readonly at: string | null }) => {
  const t = useWords('highlights');
  const { value: tree } = useResource(highlightTree, null);
  const links = [
    { to: highlightPlacePath({}), label: t('allParts'), current: at === null },
    ...(tree ?? []).map(({ slug, name }) => ({
      to: highlightPlacePath({ category: slug }),
      label: name,
      current: at === slug,
    })),
  ];
  return <AreaHead title={t('title')} label={t('parts')} links={links} />;
};

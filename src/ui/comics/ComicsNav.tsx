import { hrefOf } from '#domain/routing/routes.ts';
import { waitingChapters } from '#machines/comics/comics.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { AreaHead } from '../kit/AreaHead.tsx';

/** The parts of the library, as its address names them. */
export const libraryParts = ['hom-nay', 'tat-ca', 'theo-doi', 'da-tai'] as const;
export type LibraryPart = (typeof libraryParts)[number];

export const partPath = (part: LibraryPart): string =>
  part === 'hom-nay' ? hrefOf('comics') : `${hrefOf('comics')}?muc=${part}`;

/** The head of the area: its name and its parts; CO-13: with the number of chapters that wait in what one follows. */
export const ComicsNav = ({ at }: { readonly at: LibraryPart }) => {
  const t = useWords('comics');
  const alive = useHydrated();
  const { value: waiting } = useResource(waitingChapters, { member: useLoggedIn() && alive });
  return (
    <AreaHead
      title={t('title')}
      label={t('parts.label')}
      links={libraryParts.map((part) => ({
        ...{ to: partPath(part), label: t(`parts.${part}`), current: part === at },
        ...(part === 'theo-doi' && { count: waiting ?? 0 }),
      }))}
    />
  );
};

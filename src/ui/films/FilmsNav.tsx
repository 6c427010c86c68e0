import type { ReactNode } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import type { FilmsRouteId } from '#domain/routing/areas/films.routes.ts';
import { useWords } from '../hooks/useWords.ts';
import { AreaHead } from '../kit/AreaHead.tsx';

interface FilmsNavProps {
  readonly at: Exclude<FilmsRouteId, 'film'>;
  readonly children?: ReactNode;
}

/** The head of the area: its name, its parts, and at its end what is done from here. */
export const FilmsNav = ({ at, children }: FilmsNavProps) => {
  const t = useWords('films');
  const links = [
    { id: 'films', to: hrefOf('films'), label: t('tabs.home') },
    { id: 'filmsOfCinema', to: hrefOf('filmsOfCinema'), label: t('tabs.cinema') },
    { id: 'filmsOfShows', to: hrefOf('filmsOfShows'), label: t('tabs.shows') },
    { id: 'filmsSaved', to: hrefOf('filmsSaved'), label: t('tabs.saved') },
  ] as const;
  return (
    <AreaHead
      title={t('title')}
      label={t('tabs.label')}
      links={links.map(({ id, to, label }) => ({ to, label, current: id === at }))}
    >
      {children}
    </AreaHead>
  );
};

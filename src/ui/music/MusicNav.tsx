import { hrefOf } from '#domain/routing/routes.ts';
import type { MusicRouteId } from '#domain/routing/areas/music.routes.ts';
import { useWords } from '../hooks/useWords.ts';
import { AreaHead } from '../kit/AreaHead.tsx';

interface MusicNavProps {
  readonly at: Exclude<MusicRouteId, 'musicAlbum' | 'musicSong' | 'musicArtist'>;
}

/** The head of the area: its name and its parts. */
export const MusicNav = ({ at }: MusicNavProps) => {
  const t = useWords('music');
  const links = [
    { id: 'music', to: hrefOf('music'), label: t('tabs.home') },
    { id: 'musicAll', to: hrefOf('musicAll'), label: t('tabs.all') },
    { id: 'musicMood', to: hrefOf('musicMood'), label: t('tabs.mood') },
    { id: 'musicReleases', to: hrefOf('musicReleases'), label: t('tabs.releases') },
    { id: 'musicMine', to: hrefOf('musicMine'), label: t('tabs.mine') },
    { id: 'musicPlaylists', to: hrefOf('musicPlaylists'), label: t('tabs.playlists') },
  ] as const;
  return (
    <AreaHead
      title={t('title')}
      label={t('tabs.label')}
      links={links.map(({ id, to, label }) => ({ to, label, current: id === at }))}
    />
  );
};

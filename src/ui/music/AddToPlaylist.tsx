import { useState } from 'react';
import { addToPlaylist, createPlaylist } from '#machines/music/music.acts.ts';
import { playlistList } from '#machines/music/music.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { EnterButton } from '../kit/GuestGate.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import NameSheet from './NameSheet.tsx';
import * as own from './playlist.css.ts';

interface AddToPlaylistProps {
  readonly songIds: readonly string[];
  readonly onClose: () => void;
}

/** MU-9: which playlist songs go into, or a new one. */
export default function AddToPlaylist({ songIds, onClose }: AddToPlaylistProps) {
  const t = useWords('music');
  const member = useLoggedIn();
  return (
    <Sheet open onClose={onClose} title={t('menu.playlist')}>
      {member ? (
        <Choose {...{ songIds, onClose }} />
      ) : (
        <div className={own.form}>
          <p>{t('playlist.guest')}</p>
          <EnterButton>{t('mine.enter')}</EnterButton>
        </div>
      )}
    </Sheet>
  );
}

const Choose = ({ songIds, onClose }: AddToPlaylistProps) => {
  const t = useWords('music');
  const notify = useNotify();
  const [naming, setNaming] = useState(false);
  const playlists = useFeed(playlistList, null);
  const done = ({ name }: { readonly name: string }) => {
    notify('success', t('playlist.added', { name }));
    onClose();
  };
  const add = useAct(addToPlaylist, { done });
  const create = useAct(createPlaylist, { done });
  return (
    <div className={own.form}>
      <Button tone="primary" busy={create.busy} onClick={() => setNaming(true)}>
        {t('playlist.create')}
      </Button>
      <Feed of={playlists} empty={<p>{t('playlist.none')}</p>} byPress>
        {(list) => (
          <ul className={own.choices}>
            {list.map(({ playlistId, name }) => (
              <li key={playlistId}>
                <Button
                  busy={add.busy && add.pressed?.playlistId === playlistId}
                  onClick={() => void add.press({ playlistId, songIds })}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Feed>
      <NameSheet
        open={naming}
        title={t('playlist.create')}
        name=""
        onClose={() => setNaming(false)}
        onName={(name) => void create.press({ name, songIds })}
      />
    </div>
  );
};

import { Suspense, useRef, useState } from 'react';
import type { PlaylistCard } from '#domain/music/playlist.ts';
import { playlistPath } from '#domain/music/musicPaths.ts';
import { clockText } from '#domain/vod/vod.ts';
import { createPlaylist, importPlaylist } from '#machines/music/music.acts.ts';
import { playlistList } from '#machines/music/music.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { Covers } from './Covers.tsx';
import * as styles from './music.css.ts';
import * as own from './playlist.css.ts';

const NameSheet = lazyPart(() => import('./NameSheet.tsx'));

/** MU-9: a member's playlists, and how another is made. */
export default function OwnPlaylists() {
  const t = useWords('music');
  const go = useNavigate();
  const [naming, setNaming] = useState(false);
  const playlists = useFeed(playlistList, null);
  const { press, busy } = useAct(createPlaylist, { done: (made) => go(playlistPath(made)) });
  return (
    <>
      <div className={styles.acts}>
        <Button tone="primary" busy={busy} onClick={() => setNaming(true)}>
          <Icon name="plus" size={18} />
          {t('playlist.create')}
        </Button>
        <Import />
      </div>
      <Feed of={playlists} empty={<Empty fact={t('playlist.noneFact')}>{t('playlist.none')}</Empty>}>
        {(list) => (
          <ul className={styles.grid}>
            {list.map((playlist) => (
              <Tile key={playlist.playlistId} playlist={playlist} />
            ))}
          </ul>
        )}
      </Feed>
      <Suspense>
        {naming && (
          <NameSheet
            open
            title={t('playlist.create')}
            name=""
            onClose={() => setNaming(false)}
            onName={(name) => void press({ name, songIds: [] })}
          />
        )}
      </Suspense>
    </>
  );
}

const Tile = ({ playlist }: { readonly playlist: PlaylistCard }) => {
  const t = useWords('music');
  return (
    <li className={styles.tile} data-playlist={playlist.playlistId}>
      <Link className={styles.tileLink} to={playlistPath(playlist)}>
        <Covers covers={playlist.covers} />
        <b>{playlist.name}</b>
        <small>
          {t.tn('songs', playlist.songCount)}, <Figure size={17}>{clockText(playlist.durationSec)}</Figure>
          {playlist.public && ` · ${t('playlist.public')}`}
        </small>
      </Link>
    </li>
  );
};

/** A file of another player, M3U8 or XSPF; what this portal does not have is said. */
const Import = () => {
  const t = useWords('music');
  const go = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { press, busy } = useAct(importPlaylist, {
    done: ({ playlist, missing: none }) => {
      setMissing(none);
      if (none.length === 0) go(playlistPath(playlist));
    },
  });
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    void press({ format: /^\s*</u.test(text) ? 'xspf' : 'm3u8', text: text.slice(0, 60_000) });
  };
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {t('playlist.import')}
      </Button>
      <input
        ref={input}
        className={own.file}
        type="file"
        accept=".m3u,.m3u8,.xspf,.xml"
        aria-label={t('playlist.import')}
        tabIndex={-1}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {missing.length > 0 && (
        <div className={own.missing} role="status">
          <p>{t.tn('playlist.missing', missing.length)}</p>
          <ul>
            {missing.slice(0, 20).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

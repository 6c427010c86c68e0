import { useState } from 'react';
import type { Song } from '#domain/music/music.ts';
import type { Playlist, PlaylistEntry } from '#domain/music/playlist.ts';
import { askedTogether } from '#domain/music/together.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { clockText } from '#domain/vod/vod.ts';
import { deletePlaylist, moveInPlaylist, removeFromPlaylist, updatePlaylist } from '#machines/music/music.acts.ts';
import { playlistDetail } from '#machines/music/music.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { useAct } from '../hooks/useAct.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Switch } from '../kit/Switch.tsx';
import { Covers } from './Covers.tsx';
import NameSheet from './NameSheet.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongRow } from './SongRow.tsx';
import * as styles from './music.css.ts';
import * as own from './playlist.css.ts';
import { usePlayList } from './usePlayList.ts';

/** MU-9: a playlist: played, renamed, reordered, public or not, taken along as a file, deleted. */
export default function PlaylistView({ id }: { readonly id: string }) {
  const { value, failure, busy, retry } = useResource(playlistDetail, { id });
  useNotFound(!value && isMissing(failure));
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={8} height={52} />;
  return <Shown playlist={value} />;
}

const Shown = ({ playlist }: { readonly playlist: Playlist }) => {
  const t = useWords('music');
  const { playlistId, name, owner, items, durationSec, mine } = playlist;
  const from = `playlist:${playlistId}`;
  const songs = items.flatMap(({ song }): readonly Song[] => (song ? [song] : []));
  const { play } = usePlayList(songs, from);
  return (
    <article className={styles.page}>
      <div className={styles.detail}>
        <Covers covers={playlist.covers} />
        <div className={styles.detailHead}>
          <p className={styles.fact}>{t('playlist.by', { name: owner.displayName })}</p>
          <h2 className={styles.work}>{name}</h2>
          <p className={styles.fact}>
            {t.tn('songs', items.length)}, <Figure size={18}>{clockText(durationSec)}</Figure>
          </p>
          <div className={styles.acts}>
            <PlayAll songs={songs} from={from} />
          </div>
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.acts}>
          {mine && <Owner playlist={playlist} />}
          {(['m3u8', 'xspf'] as const).map((format) => (
            <a
              key={format}
              href={`/other/api/music/playlist/export?id=${playlistId}&format=${format}`}
              download
              {...buttonLook()}
            >
              {format.toUpperCase()}
            </a>
          ))}
        </div>
        {items.length === 0 ? (
          <Empty fact={t('playlist.emptyFact')}>{t('playlist.empty')}</Empty>
        ) : (
          <ol className={styles.songs}>
            {items.map((item, i) => (
              <Place
                key={item.qid}
                {...{ playlist, item, place: i }}
                onPlay={() => item.song && play(songs.indexOf(item.song))}
              />
            ))}
          </ol>
        )}
      </div>
    </article>
  );
};

interface PlaceProps {
  readonly playlist: Playlist;
  readonly item: PlaylistEntry;
  readonly place: number;
  readonly onPlay: () => void;
}
const Place = ({ playlist, item: { qid, song }, place, onPlay }: PlaceProps) => {
  const t = useWords('music');
  const move = useAct(moveInPlaylist);
  const remove = useAct(removeFromPlaylist);
  const name = song?.name ?? t('mine.goneOne');
  const to = (by: number) => {
    const at = place + by;
    if (at >= 0 && at < playlist.items.length) void move.press({ of: playlist, qid, to: at });
  };
  const among = askedTogether(playlist.items, place).flatMap((one) => one.song ?? []);
  const row = song ? (
    <SongRow song={song} no={place + 1} among={among} onPlay={onPlay} />
  ) : (
    <li className={styles.fact}>{name}</li>
  );
  return (
    <>
      {row}
      {playlist.mine && (
        <li className={own.moves}>
          <IconButton label={t('playlist.up', { name })} disabled={place === 0} onClick={() => to(-1)}>
            <Icon name="chevron-up" size={18} />
          </IconButton>
          <IconButton
            label={t('playlist.down', { name })}
            disabled={place === playlist.items.length - 1}
            onClick={() => to(1)}
          >
            <Icon name="chevron-down" size={18} />
          </IconButton>
          <IconButton label={t('playlist.remove', { name })} onClick={() => void remove.press({ of: playlist, qid })}>
            <Icon name="x" size={18} />
          </IconButton>
        </li>
      )}
    </>
  );
};

const Owner = ({ playlist }: { readonly playlist: Playlist }) => {
  const t = useWords('music');
  const go = useNavigate();
  const [asked, setAsked] = useState<'name' | 'delete' | null>(null);
  const update = useAct(updatePlaylist);
  const discard = useAct(deletePlaylist, { done: () => go(hrefOf('musicPlaylists'), { replace: true }) });
  return (
    <>
      <Button onClick={() => setAsked('name')}>
        <Icon name="pencil" size={18} />
        {t('playlist.rename')}
      </Button>
      <Switch on={playlist.public} onChange={(on) => void update.press({ of: playlist, public: on })}>
        {t('playlist.public')}
      </Switch>
      <Button tone="danger" onClick={() => setAsked('delete')}>
        {t('playlist.delete')}
      </Button>
      <NameSheet
        open={asked === 'name'}
        title={t('playlist.rename')}
        name={playlist.name}
        onClose={() => setAsked(null)}
        onName={(name) => void update.press({ of: playlist, name })}
      />
      <Sheet
        open={asked === 'delete'}
        onClose={() => setAsked(null)}
        title={t('playlist.deleteAsk', { name: playlist.name })}
      >
        <div className={own.form}>
          <Button tone="danger" busy={discard.busy} onClick={() => void discard.press(playlist)}>
            {t('playlist.delete')}
          </Button>
          <Button onClick={() => setAsked(null)}>{t('playlist.stay')}</Button>
        </div>
      </Sheet>
    </>
  );
};

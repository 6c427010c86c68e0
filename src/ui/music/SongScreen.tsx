import type { Lyric } from '#domain/music/lyric.ts';
import type { SongDetail } from '#domain/music/music.ts';
import { albumPath, artistPath, songPath } from '#domain/music/musicPaths.ts';
import { secondAsked } from '#domain/vod/resume.ts';
import { clockText } from '#domain/vod/vod.ts';
import { songDetail, songLyric } from '#machines/music/music.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { Cover } from '../features/music/Cover.tsx';
import { useHeard, useListen } from '../features/music/useListen.ts';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useCanonical } from '../hooks/useCanonical.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { DetailSkeleton } from './AlbumScreen.tsx';
import { SongMenu } from './SongRow.tsx';
import { SongList } from './SongList.tsx';
import * as styles from './music.css.ts';

/** MU-8: a song with its words, who made it, and songs like it. */
export default function SongScreen({ params: { name, id } }: Pick<ScreenProps<'musicSong'>, 'params'>) {
  const { value: song, failure, busy, retry } = useResource(songDetail, { id });
  useNotFound(!song && isMissing(failure));
  useCanonical(song && songPath(song), songPath({ songId: id, slug: name }));
  if (failure && !song) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!song) return <DetailSkeleton />;
  return <Shown song={song} />;
}

const Shown = ({ song }: { readonly song: SongDetail }) => {
  const t = useWords('music');
  const listen = useListen();
  const heard = useHeard();
  const asked = secondAsked(useQuery('t'));
  const now = heard.songId === song.songId;
  const press = () => {
    if (now) return listen({ type: heard.sounds ? 'music.pause' : 'music.play' });
    listen({ type: 'music.playAll', tracks: [song, ...song.similar], from: `song:${song.songId}`, at: 0 });
    if (asked !== null) listen({ type: 'music.seek', toS: asked });
  };
  const facts = [
    [t('genres'), song.genres.map(({ name }) => name).join(', ')],
    [t('tabs.mood'), song.moods.map(({ name }) => name).join(', ')],
    ...song.credits.map(({ role, name }) => [role, name] as const),
    [t('licence'), [song.licence, song.credit].filter(Boolean).join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles.page}>
      <div className={styles.detail}>
        <Cover picture={song.cover} eager />
        <div className={styles.detailHead}>
          {song.album && (
            <p className={styles.fact}>
              <Link to={albumPath({ albumId: song.album.id, slug: 'album' })}>{song.album.name}</Link>
            </p>
          )}
          <h1 className={styles.work}>{song.name}</h1>
          <p className={styles.fact}>
            {song.artists.map((artist, i) => (
              <span key={artist.artistId}>
                {i > 0 && ', '}
                <Link to={artistPath(artist)}>{artist.name}</Link>
              </span>
            ))}
            {' · '}
            <Figure size={18}>{clockText(song.durationSec)}</Figure>
            {' · '}
            {t('plays', { count: song.counters.plays })}
            {song.chart && ` · ${t('chart.at', { rank: song.chart.rank })}`}
          </p>
          <div className={styles.acts}>
            <Button tone="primary" size="l" onClick={press}>
              <Icon name={now && heard.sounds ? 'pause' : 'play'} size={18} filled />
              {t(now && heard.sounds ? 'pause' : 'play')}
            </Button>
            {useHydrated() && <Marks song={song} />}
            <SongMenu song={song} />
          </div>
        </div>
      </div>
      <div className={styles.two}>
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('lyric.title')}</h2>
          </div>
          <LyricOf song={song} />
        </section>
        <dl className={styles.makers}>
          {facts.map(([term, value], i) => (
            <div key={`${term}${i}`}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {song.similar.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('similar')}</h2>
          </div>
          <SongList songs={song.similar} from={`song:${song.songId}`} />
        </section>
      )}
      <Comments target={{ type: 'song', id: song.songId }} name={song.name} folded inset />
    </article>
  );
};

const Marks = ({ song: { songId: id, name } }: { readonly song: SongDetail }) => {
  const thing = { target: { type: 'song', id }, name } as const;
  return (
    <>
      <MarkButton mark="like" {...thing} />
      <MarkButton mark="save" {...thing} />
    </>
  );
};

const LyricOf = ({ song }: { readonly song: SongDetail }) => {
  const t = useWords('music');
  const { value, failure, busy, retry } = useResource(songLyric, { id: song.songId });
  if (song.instrumental) return <p className={styles.fact}>{t('lyric.instrumental')}</p>;
  if (song.lyric === 'none') return <p className={styles.fact}>{t('lyric.none')}</p>;
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={8} height={36} />;
  return <Lines song={song} lyric={value} />;
};

/** A press on a line with a time plays the song from there. */
const Lines = ({ song, lyric: { lines, lang } }: { readonly song: SongDetail; readonly lyric: Lyric }) => {
  const listen = useListen();
  const heard = useHeard();
  const go = (ms: number) => {
    if (heard.songId !== song.songId)
      listen({ type: 'music.playAll', tracks: [song, ...song.similar], from: `song:${song.songId}`, at: 0 });
    listen({ type: 'music.seek', toS: ms / 1000 });
  };
  return (
    <ol className={styles.words} lang={lang === 'und' ? undefined : lang}>
      {lines.map(({ t: at, text }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines are sung twice, and never change their places
        <li key={i}>
          {at === null || text === '' ? (
            <p className={styles.line}>{text}</p>
          ) : (
            <button className={styles.line} type="button" onClick={() => go(at)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
};

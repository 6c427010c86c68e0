import { hrefOf } from '#domain/routing/routes.ts';
import { heardArtists, musicHome } from '#machines/music/music.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { ChartTable } from './ChartTable.tsx';
import { MusicNav } from './MusicNav.tsx';
import { AlbumTile, ArtistTile, MoodTile } from './tiles.tsx';
import * as styles from './music.css.ts';

/** One that is large, and four beside it. */
const RELEASES = 5;

/** MU-7: what is new, the chart of the week, moods around a match, and artists. */
export default function MusicScreen() {
  return (
    <div className={styles.page}>
      <MusicNav at="music" />
      <Home />
    </div>
  );
}

const Home = () => {
  const t = useWords('music');
  const { value, failure, busy, retry } = useResource(musicHome, null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <HomeSkeleton />;
  const { releases, releasesTotal, chart, moods, artists, totals } = value;
  if (totals.songs === 0) return <Empty fact={t('noneFact')}>{t('none')}</Empty>;
  return (
    <>
      <div className={styles.two}>
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('releases')}</h2>
            <Link to={hrefOf('musicReleases')}>{t('allOf', { count: releasesTotal })}</Link>
          </div>
          <ul className={styles.releases}>
            {releases.slice(0, RELEASES).map((album, i) => (
              <AlbumTile key={album.albumId} album={album} eager={i < 3} />
            ))}
          </ul>
        </section>
        <ChartTable first={chart} />
      </div>
      {moods.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('moods')}</h2>
            <Link to={hrefOf('musicMood')}>{t('allMoods')}</Link>
          </div>
          <ul className={styles.moods}>
            {moods.map((mood) => (
              <MoodTile key={mood.slug} mood={mood} />
            ))}
          </ul>
        </section>
      )}
      <Heard />
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{t('artists')}</h2>
        </div>
        <ul className={styles.rail}>
          {artists.map((artist) => (
            <ArtistTile key={artist.artistId} artist={artist} />
          ))}
        </ul>
      </section>
    </>
  );
};

const HomeSkeleton = () => (
  <div className={styles.two} aria-hidden="true">
    <Skeleton height={420} />
    <SkeletonRows rows={7} height={58} />
  </div>
);

/** The artists that the member heard most in this month; it fills its place once the page is alive. */
const Heard = () => {
  const member = useLoggedIn();
  return useHydrated() && member ? <HeardOf /> : null;
};
const HeardOf = () => {
  const t = useWords('music');
  const { value } = useResource(heardArtists, null);
  if (!value || value.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('heard')}</h2>
        <Link to={hrefOf('musicMine')}>{t('tabs.mine')}</Link>
      </div>
      <ul className={styles.rail}>
        {value.map(({ artist, ms }) => (
          <ArtistTile
            key={artist.artistId}
            artist={artist}
            fact={t('minutes', { count: Math.max(1, Math.round(ms / 60_000)) })}
          />
        ))}
      </ul>
    </section>
  );
};

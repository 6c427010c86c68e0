import { moodList, moodSongs } from '#machines/music/music.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Feed } from '../kit/Feed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { MusicNav } from './MusicNav.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongList } from './SongList.tsx';
import { MoodTile } from './tiles.tsx';
import * as styles from './music.css.ts';

/** MU-7: songs for a moment of the day, most of them around a match. */
export default function MoodScreen() {
  const slug = useQuery('tam-trang');
  return (
    <div className={styles.page}>
      <MusicNav at="musicMood" />
      <Moods />
      {slug !== null && /^[a-z0-9-]{1,48}$/u.test(slug) && <Songs slug={slug} />}
    </div>
  );
}

const Moods = () => {
  const t = useWords('music');
  const { value, failure, busy, retry } = useResource(moodList, null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={2} height={116} />;
  if (value.length === 0) return <Empty fact={t('noneFact')}>{t('none')}</Empty>;
  return (
    <section className={styles.section} aria-label={t('tabs.mood')}>
      <ul className={styles.moods}>
        {value.map((mood) => (
          <MoodTile key={mood.slug} mood={mood} />
        ))}
      </ul>
    </section>
  );
};

const Songs = ({ slug }: { readonly slug: string }) => {
  const t = useWords('music');
  const songs = useFeed(moodSongs, { slug });
  const from = `mood:${slug}`;
  return (
    <section className={styles.section}>
      {songs.value && (
        <div className={styles.head}>
          <h2>{songs.value.about.mood.name}</h2>
          <span>{t.tn('songs', songs.value.about.total)}</span>
          <PlayAll songs={songs.value.list} from={from} />
        </div>
      )}
      <Feed of={songs} empty={<Empty fact={t('noMatchFact')}>{t('noMatch')}</Empty>}>
        {(list) => <SongList songs={list} from={from} />}
      </Feed>
    </section>
  );
};

import { useState } from 'react';
import { artistNames } from '#domain/listening/track.ts';
import { chartTypes, type Chart, type ChartRow, type ChartType } from '#domain/music/music.ts';
import { songPath } from '#domain/music/musicPaths.ts';
import { musicChart } from '#machines/music/music.resources.ts';
import { Cover } from '../features/music/Cover.tsx';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './ChartTable.css.ts';
import { Plays } from './Plays.tsx';
import { SongMenu } from './SongRow.tsx';
import { usePlayList } from './usePlayList.ts';

/** Rows that stand before somebody asks for all. */
const FIRST = 7;

/** MU-7: the chart as a league table on the board: place, movement, the line of the last seven days. */
export const ChartTable = ({ first }: { readonly first: Chart }) => {
  const t = useWords('music');
  const [type, setType] = useState<ChartType>(first.type);
  const [whole, setWhole] = useState(false);
  const asked = whole || type !== first.type;
  return (
    <section className={styles.chart} data-theme="dark" data-part="chart" aria-labelledby="music-chart">
      <div className={styles.head}>
        <h2 id="music-chart">{t('chart.title')}</h2>
        <span role="group" aria-label={t('chart.kinds')}>
          {chartTypes.map((one) => (
            <button
              key={one}
              className={styles.kind}
              type="button"
              aria-pressed={one === type}
              onClick={() => setType(one)}
            >
              {t(`chart.${one}`)}
            </button>
          ))}
        </span>
        <Day day={first.day} />
      </div>
      {asked ? <Asked {...{ type, whole }} /> : <Table chart={first} most={FIRST} />}
      {!whole && (
        <p className={styles.foot}>
          <Button onClick={() => setWhole(true)}>{t('chart.whole')}</Button>
        </p>
      )}
    </section>
  );
};

const Day = ({ day }: { readonly day: string }) => {
  const t = useWords('music');
  const [, month = '', date = ''] = day.split('-');
  return <small>{t('chart.until', { day: `${date}/${month}` })}</small>;
};

const Asked = ({ type, whole }: { readonly type: ChartType; readonly whole: boolean }) => {
  const { value, failure, busy, retry } = useResource(musicChart, { type });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={FIRST} height={58} />;
  return <Table chart={value} most={whole ? value.list.length : FIRST} />;
};

const Table = ({ chart: { list, type }, most }: { readonly chart: Chart; readonly most: number }) => {
  const t = useWords('music');
  const { play } = usePlayList(
    list.map(({ song }) => song),
    `chart:${type}`,
  );
  if (list.length === 0) return <p className={styles.none}>{t('chart.none')}</p>;
  return (
    <ol className={styles.rows}>
      {list.slice(0, most).map((row, i) => (
        <Row key={row.song.songId} row={row} onPlay={() => play(i)} />
      ))}
    </ol>
  );
};

const Row = ({
  row: { song, rank, prevRank, plays, week },
  onPlay,
}: {
  readonly row: ChartRow;
  readonly onPlay: () => void;
}) => {
  const t = useWords('music');
  return (
    <li className={styles.row}>
      <span className={styles.rank} data-first={rank === 1 || undefined}>
        <Figure size={rank === 1 ? 34 : 28} tone={rank === 1 ? 'lit' : 'plain'}>
          {rank}
        </Figure>
      </span>
      <Move {...{ rank, prevRank }} />
      <button className={styles.cover} type="button" aria-label={t('playSong', { name: song.name })} onClick={onPlay}>
        <Cover picture={song.cover} />
      </button>
      <span className={styles.words}>
        <Link className={styles.name} to={songPath(song)}>
          {song.name}
        </Link>
        <small>{artistNames(song)}</small>
      </span>
      <Week week={week} />
      <span className={styles.plays}>
        <Plays count={plays} />
      </span>
      <span className={styles.menu}>
        <SongMenu song={song} />
      </span>
    </li>
  );
};

/** Movement has an arrow and a figure; what is new is a word. */
const Move = ({ rank, prevRank }: Pick<ChartRow, 'rank' | 'prevRank'>) => {
  const t = useWords('music');
  if (prevRank === null)
    return (
      <span className={styles.move} data-way="new">
        {t('chart.entered')}
      </span>
    );
  const by = prevRank - rank;
  if (by === 0)
    return (
      <span className={styles.move} data-way="same" role="img" aria-label={t('chart.same')}>
        <Icon name="minus" size={18} />
      </span>
    );
  return (
    <span
      className={styles.move}
      data-way={by > 0 ? 'up' : 'down'}
      role="img"
      aria-label={t(by > 0 ? 'chart.up' : 'chart.down', { count: Math.abs(by) })}
    >
      <Icon name={by > 0 ? 'arrow-up' : 'arrow-down'} size={18} />
      <Figure size={18}>{Math.abs(by)}</Figure>
    </span>
  );
};

/** Plays of the last seven days; its last point is today. */
const Week = ({ week }: { readonly week: readonly number[] }) => {
  const most = Math.max(1, ...week);
  const point = (plays: number, i: number) =>
    `${3 + (i * 66) / Math.max(1, week.length - 1)} ${27 - (plays / most) * 24}`;
  const last = week.at(-1);
  return (
    <svg className={styles.week} viewBox="0 0 72 30" width={72} height={30} aria-hidden="true">
      {week.length > 0 && <path className={styles.line} d={`M${week.map(point).join('L')}`} />}
      {last !== undefined && <circle className={styles.today} cx={69} cy={27 - (last / most) * 24} r={3.2} />}
    </svg>
  );
};

import { gameTags, type GameTab, type GameTag, type PlayedGame } from '#domain/games/game.ts';
import { gamePath } from '#domain/games/gamePaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { GamesRouteId } from '#domain/routing/areas/games.routes.ts';
import { gameList, recentGames } from '#machines/games/games.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { AreaHead } from '../kit/AreaHead.tsx';
import { buttonLook } from '../kit/Button.tsx';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { GuestGate } from '../kit/GuestGate.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { SearchBar } from '../shared/SearchBar.tsx';
import { GameTable } from './GameTable.tsx';
import { GameTile } from './GameTile.tsx';
import * as styles from './games.css.ts';

type ListId = Exclude<GamesRouteId, 'game'>;
const tabOf: Readonly<Record<ListId, GameTab>> = {
  ...{ games: 'game-hot', gamesHot: 'game-hot', gamesNew: 'game-moi', gamesTop: 'game-top' },
  ...{ gamesTrending: 'xu-huong', gamesAll: 'game-all' },
};
const pathOf: Readonly<Record<ListId, string>> = {
  ...{ games: hrefOf('games'), gamesHot: hrefOf('gamesHot'), gamesNew: hrefOf('gamesNew') },
  ...{ gamesTop: hrefOf('gamesTop'), gamesTrending: hrefOf('gamesTrending'), gamesAll: hrefOf('gamesAll') },
};
const tabs = ['gamesHot', 'gamesNew', 'gamesTop', 'gamesTrending', 'gamesAll'] as const;

const isTag = (text: string | null): text is GameTag => gameTags.some((tag) => tag === text);
/** The list with what is chosen, as an address. */
const listPath = (at: ListId, { tag, q }: { readonly tag: GameTag | null; readonly q: string }): string => {
  const query = new URLSearchParams({ ...(tag && { loai: tag }), ...(q !== '' && { q }) }).toString();
  return query === '' ? pathOf[at] : `${pathOf[at]}?${query}`;
};

/** GA-1, GA-6: a list of games, found by tag and name; beside it what one plays, and the table of the day. */
export default function GamesScreen({ routeId }: Pick<ScreenProps<ListId>, 'routeId'>) {
  const t = useWords('games');
  const asked = useQuery('loai');
  const tag = isTag(asked) ? asked : null;
  const q = useQuery('q') ?? '';
  const list = useFeed(gameList, { tab: tabOf[routeId], ...(tag && { genre: tag }), ...(q !== '' && { q }) });
  const filtered = tag !== null || q !== '';
  const first = list.value?.list[0];
  return (
    <div className={styles.page}>
      <AreaHead
        title={t('title')}
        label={t('tabs.label')}
        links={tabs.map((id) => ({
          to: pathOf[id],
          label: t(`tabs.${id}`),
          current: id === routeId || (id === 'gamesHot' && routeId === 'games'),
        }))}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SearchBar label={t('search')} q={q} pathOf={(text) => listPath(routeId, { tag, q: text })} />
          <nav aria-label={t('tags.label')}>
            <ul className={styles.chips}>
              {gameTags.map((one) => (
                <li key={one}>
                  <Link
                    to={listPath(routeId, { tag: one === tag ? null : one, q })}
                    replace
                    {...chipLook(one === tag)}
                    aria-current={one === tag ? 'true' : undefined}
                  >
                    {t(`tags.${one === 'two' ? 'pair' : one}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Feed
            of={list}
            empty={<Empty fact={t(filtered ? 'noMatchFact' : 'noneFact')}>{t(filtered ? 'noMatch' : 'none')}</Empty>}
          >
            {(games) => (
              <ul className={styles.grid}>
                {games.map((game, i) => (
                  <GameTile key={game.gameId} game={game} lead={i === 0} />
                ))}
              </ul>
            )}
          </Feed>
        </div>
        <aside className={styles.aside}>
          <GuestGate waiting={<SkeletonRows rows={3} height={72} />} guest={null}>
            {() => <Recent />}
          </GuestGate>
          {first && <GameTable gameId={first.gameId} title={first.name} />}
        </aside>
      </div>
    </div>
  );
}

const Recent = () => {
  const t = useWords('games');
  const { value } = useFeed(recentGames, null);
  const played =
    value?.list.filter((one): one is PlayedGame & { game: NonNullable<PlayedGame['game']> } => one.game !== null) ?? [];
  if (played.length === 0) return null;
  return (
    <section>
      <div className={styles.boardHead}>
        <h2>{t('goOn')}</h2>
      </div>
      <ul className={styles.rows}>
        {played.slice(0, 3).map(({ game, playedMs }) => (
          <li key={game.gameId} className={styles.recent}>
            <img className={styles.cover} src={game.cover.url} width={56} height={56} alt="" loading="lazy" />
            <span>
              <b>{game.name}</b>
              <small className={styles.fact}>
                {' '}
                {t('played', { count: Math.max(1, Math.round(playedMs / 60_000)) })}
              </small>
            </span>
            <Link to={gamePath(game)} {...buttonLook({ size: 's' })} aria-label={`${t('go')}: ${game.name}`}>
              {t('go')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

import { useState } from 'react';
import { favouriteTypes, liveFirst, moved, type Favourite, type FavouriteType } from '#domain/football/favourites.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { sortFavourites, takeTeamCalendar } from '#machines/football/favourites.acts.ts';
import { deviceFavouritesIn } from '../../features/social/deviceFavourites.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { CalendarFeed } from '../../shared/CalendarFeed.tsx';
import { FavouriteRows } from './FavouriteRows.tsx';
import { Coming } from './Coming.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useFollowed } from '../../features/social/useFollowed.ts';
import * as styles from './FavouritesScreen.css.ts';

const TeamTips = lazyPart(() => import('./TeamTips.tsx'));

const none: readonly Favourite[] = [];

const useSort = (type: FavouriteType): ((ids: readonly string[]) => void) => {
  const { storage } = useApp();
  const loggedIn = useLoggedIn();
  const { press } = useAct(sortFavourites);
  return (ids) => {
    if (loggedIn) void press({ type, ids });
    else deviceFavouritesIn(storage).sort(type, ids);
  };
};

const FavouritesOf = ({ type }: { readonly type: FavouriteType }) => {
  const t = useWords('favourites');
  const { value, failure, busy, retry } = useFollowed(type);
  const sort = useSort(type);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={4} height={68} />;
  if (value.list.length === 0)
    return (
      <Empty
        fact={t(`none.${type}Fact`)}
        action={
          <Link to={hrefOf('footballFixtures')} {...buttonLook()}>
            {t('none.action')}
          </Link>
        }
      >
        {t(`none.${type}`)}
      </Empty>
    );
  const shown = liveFirst(value.list);
  const ids = shown.map(({ target }) => target.id);
  return (
    <>
      <FavouriteRows list={shown} onMove={(from, to) => sort(moved(ids, from, to))} />
      <Coming list={shown} heading={t(`coming.${type}`)} />
      {type === 'team' && (
        <>
          <TeamTips ids={ids} />
          <CalendarFeed
            take={takeTeamCalendar}
            title={t('calendar.title')}
            about={t('calendar.about')}
            secret={t('calendar.secret')}
          />
        </>
      )}
    </>
  );
};

/** TP-5, TP-10: what of football somebody follows, in their own order, with the match that each waits for. */
export default function FavouritesScreen() {
  const t = useWords('favourites');
  const [type, setType] = useState<FavouriteType>('team');
  const counts: Readonly<Record<FavouriteType, number>> = {
    team: (useFollowed('team').value?.list ?? none).length,
    league: (useFollowed('league').value?.list ?? none).length,
    player: (useFollowed('player').value?.list ?? none).length,
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Tabs
        label={t('title')}
        value={type}
        onChange={(value) => setType(favouriteTypes.find((one) => one === value) ?? 'team')}
        tabs={favouriteTypes.map((value) => ({
          ...{ value, label: t(`tabs.${value}`), count: counts[value] },
          content: (
            <>
              <FavouritesOf type={value} />
              <Suggestions type={value} />
            </>
          ),
        }))}
      />
    </div>
  );
}

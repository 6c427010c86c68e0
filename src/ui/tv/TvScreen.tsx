import { Suspense, useMemo } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { startAsked } from '#domain/tv/past.ts';
import { sunk } from '#domain/tv/zapping.ts';
import { HOME_NATION } from '#domain/tv/tvPaths.ts';
import { lastChannel, TV_KEPT } from '#machines/tv/tv.memory.ts';
import { tvChannel, tvChannels, tvNations } from '#machines/tv/tv.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useShell } from '../hooks/useShell.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ChannelAbout } from './ChannelAbout.tsx';
import { ChannelList } from './ChannelList.tsx';
import { KeptChannels } from './KeptChannels.tsx';
import { NowPanel } from './NowPanel.tsx';
import { TicketsToCome } from './TicketsToCome.tsx';
import { TvHead, type TvView } from './TvHead.tsx';
import * as styles from './tv.css.ts';

const TvSet = lazyPart(() => import('./TvSet.tsx'));
const PastProgramme = lazyPart(() => import('./PastProgramme.tsx'));
const MoveFavourites = lazyPart(() => import('./MoveFavourites.tsx'));
const GuideView = lazyPart(() => import('./GuideView.tsx'));
const ByCategory = lazyPart(() => import('./ByCategory.tsx'));
const Found = lazyPart(() => import('./Found.tsx'));

const none: readonly Channel[] = [];

const PARTS: Readonly<Record<string, TvView>> = {
  ...{ 'yeu-thich': 'favourites', 'vua-xem': 'recents', 'the-loai': 'categories' },
};
/** What the address asks for. */
const useView = (ofChannel: boolean, alive: boolean): TvView => {
  const [part, guide, q] = [useQuery('muc'), useQuery('guide'), useQuery('q')];
  if (ofChannel) return 'channel';
  // The page is painted for its path alone.
  if (!alive) return 'home';
  if (q) return 'search';
  if (guide !== null) return 'guide';
  return PARTS[part ?? ''] ?? 'home';
};

interface TvScreenProps {
  readonly params: { readonly nation?: string; readonly channel?: string };
}

/** TV-1: channels of a nation, their guide, and one of them with its picture. */
export default function TvScreen({ params: { nation: asked, channel: slug } }: TvScreenProps) {
  const t = useWords('tv');
  const { storage } = useApp();
  const alive = useHydrated();
  const member = useLoggedIn() && alive;
  const phone = useShell() === 'mobile';
  const last = useMemo(() => (alive ? lastChannel(storage) : null), [alive, storage]);
  const nations = useResource(tvNations, null);
  const known = nations.value;
  const resumed = known?.some((one) => one.nation === last?.nation) ? last!.nation : HOME_NATION;
  const home = known && !known.some((one) => one.nation === resumed) ? (known[0]?.nation ?? resumed) : resumed;
  const nation = asked ?? home;
  const list = useResource(tvChannels, { nation });
  const view = useView(slug !== undefined, alive);
  const from = startAsked(useQuery('tu'));
  const one = useResource(tvChannel, { nation, channel: slug ?? null });
  useNotFound(!one.value && isMissing(one.failure));
  const listed = list.value?.list;
  const channels = useMemo(() => (listed ? sunk(listed) : none), [listed]);
  const named = channels.find((channel) => channel.slug === slug) ?? one.value;
  const shown =
    view === 'channel'
      ? named
      : (channels.find((channel) => channel.slug === last?.slug && channel.nation === last.nation) ??
        channels[0] ??
        null);

  const narrow = view === 'channel' && !phone;
  const body = () => {
    if (list.failure && !list.value) return <Failed failure={list.failure} onRetry={list.retry} busy={list.busy} />;
    if (!list.value) return <Skeleton height={576} />;
    if (channels.length === 0) return <Empty fact={t('noneFact')}>{t('none')}</Empty>;
    return <ChannelList {...{ channels, shown, narrow }} />;
  };
  const set = <TvSet channel={alive ? shown : null} {...{ channels, nation }} preview={view === 'home'} />;
  const withSet = view === 'channel' || view === 'home';
  return (
    <div className={styles.page} data-view={view} data-area="tv">
      {member && storage.read(TV_KEPT.favourites) && (
        <Suspense>
          <MoveFavourites />
        </Suspense>
      )}
      {view !== 'channel' && <TvHead {...{ view, nation }} nations={known ?? []} />}
      {withSet && shown && (
        <div className={styles.stage} data-view={view} data-alive={alive || undefined}>
          <div className={styles.picture}>
            <Suspense>
              {view === 'channel' && alive && from !== null ? (
                <PastProgramme channel={shown} from={from} live={set} />
              ) : (
                set
              )}
            </Suspense>
          </div>
          {view === 'home' ? <NowPanel channel={shown} /> : <ChannelAbout channel={shown} />}
          <aside className={styles.beside}>
            {view === 'home' && alive && <TicketsToCome />}
            {view === 'channel' && (
              <header className={styles.listHead}>
                <h2>{known?.find((found) => found.nation === nation)?.name ?? t('title')}</h2>
                <span className={styles.plainFact}>{t('channels', { count: channels.length })}</span>
              </header>
            )}
            {(view === 'channel' || phone || !alive) && body()}
          </aside>
        </div>
      )}
      {withSet && !shown && body()}
      {view === 'home' && shown && alive && !phone && (
        <Suspense fallback={<Skeleton height={576} />}>
          <GuideView {...{ nation, channels, shown }} />
        </Suspense>
      )}
      {view === 'guide' &&
        (list.value && channels.length > 0 ? (
          <Suspense fallback={<Skeleton height={864} />}>
            <GuideView {...{ nation, channels, shown }} whole />
          </Suspense>
        ) : (
          body()
        ))}
      {(view === 'favourites' || view === 'recents') && <KeptChannels which={view} />}
      {view === 'categories' && (
        <Suspense fallback={<Skeleton height={576} />}>
          <ByCategory nation={nation} />
        </Suspense>
      )}
      {view === 'search' && (
        <Suspense fallback={<Skeleton height={576} />}>
          <Found />
        </Suspense>
      )}
    </div>
  );
}

import { TV_KEPT } from '#machines/tv/tv.memory.ts';
import { tvChannels, tvMine } from '#machines/tv/tv.resources.ts';
import { useKeptIds } from '../hooks/useKeptIds.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ChannelList } from './ChannelList.tsx';

/** TV-5: favourites and what was watched last, of all nations. */
export const KeptChannels = ({ which }: { readonly which: 'favourites' | 'recents' }) =>
  useLoggedIn() ? <OfMember which={which} /> : <OfDevice which={which} />;

const OfMember = ({ which }: { readonly which: 'favourites' | 'recents' }) => {
  const t = useWords('tv');
  const { value, failure, busy, retry } = useResource(tvMine, { member: true });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <Skeleton height={432} />;
  const channels = value[which];
  if (channels.length === 0) return <Empty fact={t(`empty.${which}Fact`)}>{t(`empty.${which}`)}</Empty>;
  return <ChannelList channels={channels} shown={null} />;
};

const OfDevice = ({ which }: { readonly which: 'favourites' | 'recents' }) => {
  const t = useWords('tv');
  const [kept] = useKeptIds(TV_KEPT[which]);
  const channelIds = [...kept].reverse();
  if (channelIds.length === 0) return <Empty fact={t(`empty.${which}Fact`)}>{t(`empty.${which}`)}</Empty>;
  return <Named channelIds={channelIds} />;
};
const Named = ({ channelIds }: { readonly channelIds: readonly string[] }) => {
  const { value, failure, busy, retry } = useResource(tvChannels, { channelIds });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  return value ? <ChannelList channels={value.list} shown={null} /> : <Skeleton height={432} />;
};

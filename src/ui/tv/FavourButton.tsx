import type { Channel } from '#domain/tv/channel.ts';
import { favourChannel } from '#machines/tv/tv.acts.ts';
import { TV_KEPT } from '#machines/tv/tv.memory.ts';
import { tvMine } from '#machines/tv/tv.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useKeptIds } from '../hooks/useKeptIds.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

/** TV-5: a favourite; a guest's stays on the device. */
export const FavourButton = ({ channel }: { readonly channel: Channel }) => {
  const t = useWords('tv');
  const member = useLoggedIn();
  const mine = useResource(tvMine, { member }).value;
  const [kept, keep] = useKeptIds(TV_KEPT.favourites);
  const { press } = useAct(favourChannel);
  const { channelId, name } = channel;
  const on = member ? (mine?.favourites.some((one) => one.channelId === channelId) ?? false) : kept.has(channelId);
  const toggle = () => {
    if (member) void press({ channel, on: !on });
    else keep((before) => (on ? [...before].filter((id) => id !== channelId) : [...before, channelId]));
  };
  return (
    <Button aria-pressed={on} aria-label={t(on ? 'unfavour' : 'favour', { name })} onClick={toggle}>
      <Icon name="heart" filled={on} />
    </Button>
  );
};

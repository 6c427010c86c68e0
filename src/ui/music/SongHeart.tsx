import { targetText } from '#domain/social/social.ts';
import type { Song } from '#domain/music/music.ts';
import { likedAmong } from '#machines/music/music.resources.ts';
import { turns } from '#machines/social/social.acts.ts';
import { useSocialWhyNot } from '../features/social/useSocialWhyNot.ts';
import { useAct } from '../hooks/useAct.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';

interface SongHeartProps {
  readonly song: Song;
  readonly among: readonly Song[];
}

/** MU-9: likes a song in a list, or takes that back; a guest is asked to log in first. */
export default function SongHeart({ song: { songId, name }, among }: SongHeartProps) {
  const t = useWords('social');
  const target = { type: 'song', id: songId } as const;
  const songIds = useLoggedIn() ? [...new Set(among.map((one) => one.songId))] : [];
  const targets = songIds.map((id) => ({ type: 'song', id }) as const);
  const on = useResource(likedAmong, { targets }).value?.has(songId) ?? false;
  const { press } = useAct(turns.like, {
    whyNot: useSocialWhyNot(),
    intent: () => ({ kind: 'like', what: name, target: targetText(target) }),
  });
  return (
    <IconButton
      label={t(on ? 'likedOf' : 'likeOf', { name })}
      aria-pressed={on}
      onClick={() => void press({ target, on: !on })}
    >
      <Icon name="heart" size={20} filled={on} />
    </IconButton>
  );
}

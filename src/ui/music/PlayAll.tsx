import type { Song } from '#domain/music/music.ts';
import { useHeard, useListen } from '../features/music/useListen.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { usePlayList } from './usePlayList.ts';

interface PlayAllProps {
  readonly songs: readonly Song[];
  readonly from: string;
}

/** Plays all of a list or mixes it; while it is heard, the first button pauses. */
export const PlayAll = ({ songs, from }: PlayAllProps) => {
  const t = useWords('music');
  const listen = useListen();
  const heard = useHeard();
  const { play, mix } = usePlayList(songs, from);
  const now = heard.from === from;
  const press = () => {
    if (now) listen({ type: heard.sounds ? 'music.pause' : 'music.play' });
    else play(0);
  };
  return (
    <>
      <Button tone="primary" size="l" disabled={songs.length === 0} onClick={press}>
        <Icon name={now && heard.sounds ? 'pause' : 'play'} size={18} filled />
        {t(now && heard.sounds ? 'pause' : 'play')}
      </Button>
      <Button size="l" disabled={songs.length === 0} onClick={mix}>
        <Icon name="shuffle" size={18} />
        {t('mix')}
      </Button>
    </>
  );
};

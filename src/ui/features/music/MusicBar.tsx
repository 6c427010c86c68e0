import { Suspense, useEffect, useRef } from 'react';
import { artistNames } from '#domain/listening/track.ts';
import { songPath } from '#domain/music/musicPaths.ts';
import { selectEntry, selectInConflict, selectMusicState } from '#machines/music/audioQueue.selectors.ts';
import { selectLayout } from '#machines/navigation/navigation.selectors.ts';
import type { Music } from '../../app/music.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Link } from '../../kit/Link.tsx';
import { Cover } from './Cover.tsx';
import * as styles from './MusicBar.css.ts';
import { SongScrubber } from './SongScrubber.tsx';
import { NextButton, PlayButton, Transport } from './Transport.tsx';
import { useSwipe } from './useSwipe.ts';
import { PlayerHeart } from './PlayerHeart.tsx';
import { HeartContext, MusicContext, type Heart, useMusicSend, useMusicState } from './useMusic.ts';
import { useMusicKeys } from './useMusicKeys.ts';
import { useMusicMediaSession } from './useMusicMediaSession.ts';
import { useMusicNews } from './useMusicNews.ts';

const PlayerSheet = lazyPart(() => import('./PlayerSheet.tsx'));
const ConflictSheet = lazyPart(() => import('./ConflictSheet.tsx'));

/** MU-1: the bar of what is heard, beside every page; nothing of the page changes what it plays. */
export default function MusicBar({ music, heart }: { readonly music: Music; readonly heart: Heart }) {
  return (
    <MusicContext value={music}>
      <HeartContext value={heart}>
        <Member />
        <Bar />
      </HeartContext>
    </MusicContext>
  );
}

/** A member's queue is shared by their devices; a guest's stays here. */
const Member = () => {
  const send = useMusicSend();
  const on = useLoggedIn();
  useEffect(() => send({ type: 'music.member', on }), [send, on]);
  return null;
};

/** Leaves room for the bar below the page. */
const usePlace = (shown: boolean) => {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-music', shown);
    return () => void document.documentElement.removeAttribute('data-music');
  }, [shown]);
};

const Bar = () => {
  const t = useWords('listen');
  const entry = useMusicState(selectEntry);
  const inConflict = useMusicState(selectInConflict);
  const inRoom = useSelector(useApp().navigation, selectLayout) === 'liveroom';
  const { open, show, hide } = useOwnLayer('music');
  usePlace(entry !== null && !inRoom);
  useMusicMediaSession();
  useMusicNews();
  useMusicKeys();
  if (!entry) return null;
  return (
    <>
      <section
        className={styles.bar}
        data-theme="dark"
        data-part="music"
        data-room={inRoom || undefined}
        aria-label={t('bar')}
      >
        <Strip />
        <Head onOpen={show} />
        <div className={styles.middle}>
          <Transport />
          <SongScrubber wave={[]} />
        </div>
        <span className={styles.small}>
          <PlayButton />
          <NextButton />
        </span>
        <Tail onOpen={show} />
        <State />
      </section>
      <Suspense>
        {open && <PlayerSheet onClose={hide} />}
        {inConflict && <ConflictSheet />}
      </Suspense>
    </>
  );
};

/** On a phone: how far the song is, as a line at the upper edge. */
const Strip = () => {
  const share = useMusicState(({ context: { atS, lengthS } }) =>
    lengthS > 0 ? Math.round((atS / lengthS) * 200) / 200 : 0,
  );
  return <progress className={styles.strip} max={1} value={share} aria-hidden="true" />;
};

const Head = ({ onOpen }: { readonly onOpen: () => void }) => {
  const t = useWords('listen');
  const send = useMusicSend();
  const track = useMusicState((now) => selectEntry(now)!.track);
  const place = useRef<HTMLDivElement>(null);
  useSwipe(place, { left: () => send('music.next'), right: () => send('music.previous'), up: onOpen });
  return (
    <div className={styles.head} ref={place}>
      <button className={styles.open} type="button" aria-label={t('open', { name: track.name })} onClick={onOpen}>
        <Cover picture={track.cover} eager />
      </button>
      <span className={styles.words}>
        <Link className={styles.name} to={songPath(track)}>
          {track.name}
        </Link>
        <small>{artistNames(track)}</small>
      </span>
      <span className={styles.heart}>
        <PlayerHeart track={track} />
      </span>
    </div>
  );
};

const Tail = ({ onOpen }: { readonly onOpen: () => void }) => {
  const t = useWords('listen');
  const send = useMusicSend();
  const volume = useMusicState(({ context }) => context.volume);
  return (
    <div className={styles.tail}>
      <IconButton label={t('panel')} onClick={onOpen}>
        <Icon name="list-music" size={20} />
      </IconButton>
      <label className={styles.volume}>
        <Icon name="volume-2" size={20} />
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          aria-label={t('volume')}
          onChange={(event) => send({ type: 'music.setVolume', volume: Number(event.target.value) })}
        />
      </label>
    </div>
  );
};

/** MU-10, MU-11: why nothing is heard, where that is not the listener's wish. */
const State = () => {
  const t = useWords('listen');
  const send = useMusicSend();
  const state = useMusicState(selectMusicState);
  if (state !== 'yielded' && state !== 'stranded' && state !== 'failed') return null;
  return (
    <p className={styles.state} role="status">
      <span>{t(`state.${state}`)}</span>
      {state !== 'stranded' && (
        <Button size="s" tone="board" onClick={() => send('music.play')}>
          {t(state === 'yielded' ? 'again' : 'retry')}
        </Button>
      )}
    </p>
  );
};

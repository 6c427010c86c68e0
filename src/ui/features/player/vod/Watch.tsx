import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { VodItem } from '#domain/vod/vod.ts';
import { clockText } from '#domain/vod/vod.ts';
import {
  selectFollowing,
  selectMoves,
  selectPart,
  selectShownS,
  selectVodPlayback,
  type VodPlayback,
} from '#machines/vod/vod.selectors.ts';
import type { Vod } from '../../../app/vod.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useShell } from '../../../hooks/useShell.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { lazyPart } from '../../../kit/lazyPart.tsx';
import { Rows } from '../../../kit/Rows.tsx';
import { useAutoHide } from '../useAutoHide.ts';
import { Touches } from './Touches.tsx';
import { useForcedDark } from './useForcedDark.ts';
import { useVodShortcuts } from './useVodShortcuts.ts';
import { useVod, useVodSend, useVodState, VodContext } from './useVod.ts';
import { VodControls } from './VodControls.tsx';
import * as styles from './Watch.css.ts';

const Captions = lazyPart(() => import('./Captions.tsx'));
const NextUp = lazyPart(() => import('./NextUp.tsx'));
const Stats = lazyPart(() => import('./Stats.tsx'));
const TrackSheet = lazyPart(() => import('./TrackSheet.tsx'));
const VodMediaSession = lazyPart(() => import('./VodMediaSession.tsx'));

export interface WatchProps {
  readonly vod: Vod;
  readonly item: VodItem;
  /** Where it begins, in seconds. */
  readonly atS: number;
  /** Whether a press led here: then it plays, and has its sound. */
  readonly playing: boolean;
  /** Back to the page of what plays. */
  readonly onLeave: () => void;
  /** Opens what follows, or what came before. */
  readonly onGo: (path: string) => void;
  /** The match beside the film. */
  readonly glance?: ReactNode;
  /** A part of its page, with this in the picture's place until there is one; else a window of its own. */
  readonly inPage?: ReactNode;
  /** More buttons in its head. */
  readonly acts?: ReactNode;
  /** Beside the picture: those who watch too. */
  readonly aside?: ReactNode;
}

/** The player of films: a window of its own on a wide screen, the head of the page on a phone. */
export const Watch = ({ vod, item, atS, playing, onGo, ...rest }: WatchProps) => {
  const begin = useRef({ atS, playing });
  useEffect(() => {
    begin.current.atS = atS;
  }, [atS]);
  useEffect(() => {
    vod.player.send({ type: 'vod.open', item, ...begin.current });
    // What follows was led to by playing.
    begin.current.playing = true;
  }, [vod, item]);
  // Within the commit: an element that is out of the page for longer than that is paused by the browser.
  useLayoutEffect(() => {
    vod.small.set(false);
    // Who walks on while it plays takes it along.
    return () => {
      if (selectMoves(vod.player.getSnapshot())) vod.small.set(true);
      else vod.player.send({ type: 'vod.close' });
    };
  }, [vod]);
  useEffect(() => vod.follow(onGo), [vod, onGo]);
  return (
    <VodContext value={vod}>
      <Picture onGo={onGo} {...rest} />
      {rest.aside}
    </VodContext>
  );
};

type PictureProps = Pick<WatchProps, 'onLeave' | 'onGo' | 'glance' | 'acts' | 'aside' | 'inPage'>;
const Picture = ({ onLeave, onGo, glance, acts, aside, inPage }: PictureProps) => {
  const t = useWords('vod');
  const { video } = useVod();
  const send = useVodSend();
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const phone = useShell() === 'mobile';
  const [sheet, setSheet] = useState(false);
  const [stats, setStats] = useState(false);
  const playback = useVodState(selectVodPlayback);
  const item = useVodState(({ context }) => context.item);
  const part = useVodState(selectPart);
  const subtitled = useVodState(({ context }) => context.cues.length > 0);
  const ends = useVodState((snapshot) => selectFollowing(snapshot) !== 'clear');
  const awake = useAutoHide(host, playback !== 'playing' || sheet);
  const moves = useVodState(selectMoves);
  const alone = inPage === undefined;
  // A page that a video is a part of is dark once it is watched, and stays so between two of its scenes.
  const [began, setBegan] = useState(moves);
  if (moves && !began) setBegan(true);
  useForcedDark(alone || began);
  useVodShortcuts(host, { onLeave, onGo, onStats: () => setStats((on) => !on), inPage: !alone });
  useLayoutEffect(() => {
    frame.current?.prepend(video);
    return () => video.remove();
  }, [video]);
  useEffect(() => {
    // The link that led here keeps the arrow keys otherwise, under the picture.
    if (alone) host.current?.focus({ preventScroll: true });
  }, [alone]);
  const toggle = () => send(moves ? 'vod.pause' : 'vod.play');
  return (
    <div
      ref={host}
      className={styles.host}
      data-theme="dark"
      data-beside={alone && aside ? true : undefined}
      data-in-page={!alone || undefined}
      data-asleep={!awake || undefined}
      role="region"
      tabIndex={-1}
      aria-label={t('player')}
      onPointerDown={() => send('vod.touched')}
    >
      <div className={styles.stage}>
        <div className={styles.frame} ref={frame}>
          {!began && inPage}
          <Touches onPress={toggle} onDown={onLeave} />
        </div>
        <Suspense>{subtitled && <Captions lifted={awake && !phone} />}</Suspense>
        <State playback={playback} />
        <header className={styles.head}>
          {alone && (
            <IconButton label={t('leave')} onClick={onLeave}>
              <Icon name={phone ? 'chevron-down' : 'arrow-left'} size={22} />
            </IconButton>
          )}
          {alone && !phone && (
            <p className={styles.title}>
              <b>{item?.title}</b>
              <span>{item?.collection}</span>
            </p>
          )}
          {glance}
          {acts}
        </header>
        {part && (
          <button className={styles.skip} type="button" aria-keyshortcuts="S" onClick={() => send('vod.skip')}>
            {t(`skip.${part.type}`)} <kbd>S</kbd>
          </button>
        )}
        <Suspense>
          {stats && <Stats onClose={() => setStats(false)} />}
          {sheet && !phone && <TrackSheet />}
        </Suspense>
        <Suspense>{ends && !phone && <NextUp />}</Suspense>
        <VodControls {...{ host, phone, sheet, onGo }} paced={!alone} onSheet={() => setSheet((on) => !on)} />
      </div>
      <Suspense>{phone && sheet && <TrackSheet />}</Suspense>
      <Suspense>{ends && phone && <NextUp />}</Suspense>
      <Suspense>
        <VodMediaSession />
      </Suspense>
    </div>
  );
};

/** What stands over the picture where it does not move; the picture itself stays. */
const State = ({ playback }: { readonly playback: VodPlayback }) => {
  const t = useWords('vod');
  const send = useVodSend();
  const online = useOnline();
  const shownS = useVodState(selectShownS);
  if (playback === 'failed')
    return (
      <div className={styles.state} role="alert">
        <b>{t(online ? 'failed' : 'offline')}</b>
        <span>{t('failedFact', { at: clockText(shownS) })}</span>
        <Button
          tone="board"
          onClick={() => {
            send('vod.retry');
          }}
        >
          {t('retry')}
        </Button>
      </div>
    );
  if (playback === 'ready')
    return (
      <button className={styles.begin} type="button" aria-label={t('play')} onClick={() => send('vod.play')}>
        <Icon name="play" size={32} filled />
      </button>
    );
  if (playback === 'ended')
    return (
      <div className={styles.state}>
        <b>{t('ended')}</b>
        <Button onClick={() => send('vod.play')}>{t('again')}</Button>
      </div>
    );
  const word = waitingWord(playback, online);
  return (
    word && (
      <p className={styles.waiting} role="status">
        <Rows size={32} loading />
        {t(word)}
      </p>
    )
  );
};

const waitingWord = (playback: VodPlayback, online: boolean) => {
  if (playback === 'retrying' || playback === 'deciding') return online ? 'retrying' : 'offline';
  if (playback === 'loading' || playback === 'waiting' || playback === 'seeking') return playback;
  return null;
};

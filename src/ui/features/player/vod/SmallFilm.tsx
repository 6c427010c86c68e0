import { Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { clockText } from '#domain/vod/vod.ts';
import { selectMoves, selectShownS, selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import type { Vod } from '../../../app/vod.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Figure } from '../../../kit/Figure.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { lazyPart } from '../../../kit/lazyPart.tsx';
import { Link } from '../../../kit/Link.tsx';
import { useStage } from '../useStage.ts';
import * as styles from './SmallFilm.css.ts';
import { useVod, useVodSend, useVodState, VodContext } from './useVod.ts';

const VodMediaSession = lazyPart(() => import('./VodMediaSession.tsx'));

/** The film in the small window: it goes on over other pages, and what takes its place or its sound folds it. */
export const SmallFilm = ({ vod }: { readonly vod: Vod }) => {
  const { small } = vod;
  const open = useSyncExternalStore(small.subscribe, small.isOpen, small.isOpen);
  return open ? (
    <VodContext value={vod}>
      <Small />
    </VodContext>
  ) : null;
};

/** Closes it where a room plays, where another player took the sound and left a stub, and at its end. */
const useFold = () => {
  const { stubs, small } = useVod();
  const send = useVodSend();
  const beside = useStage(({ show }) => show !== null);
  const left = useSyncExternalStore(stubs.subscribe, stubs.list, stubs.list);
  const id = useVodState(({ context }) => context.item?.id ?? null);
  const playback = useVodState(selectVodPlayback);
  const folded = beside || playback === 'ended' || playback === 'idle' || left.some((stub) => stub.id === id);
  useEffect(() => {
    if (!folded) return;
    small.set(false);
    send('vod.close');
  }, [folded, small, send]);
};

const Small = () => {
  const t = useWords('vod');
  const { video, small } = useVod();
  const send = useVodSend();
  const frame = useRef<HTMLDivElement>(null);
  const item = useVodState(({ context }) => context.item);
  const moves = useVodState(selectMoves);
  const shownS = useVodState(selectShownS);
  const lengthS = useVodState(({ context }) => context.lengthS);
  useFold();
  // Within the commit that took it out of the page of the film: a moment later it would be paused.
  useLayoutEffect(() => {
    frame.current?.prepend(video);
  }, [video]);
  if (!item) return null;
  const close = () => {
    send('vod.pause');
    send('vod.close');
    small.set(false);
  };
  return (
    <section className={styles.small} data-theme="dark" data-part="smallFilm" aria-label={t('small')}>
      <Link className={styles.back} to={item.path} aria-label={t('smallBack', { title: item.title })}>
        <span ref={frame} className={styles.frame} />
        <span className={styles.words}>
          <b>{item.title}</b>
          <Figure size={18}>{`${clockText(shownS)} / ${clockText(lengthS)}`}</Figure>
        </span>
      </Link>
      <span className={styles.acts}>
        <IconButton label={t(moves ? 'pause' : 'play')} onClick={() => send(moves ? 'vod.pause' : 'vod.play')}>
          <Icon name={moves ? 'pause' : 'play'} size={20} filled />
        </IconButton>
        <IconButton label={t('close')} onClick={close}>
          <Icon name="x" size={20} />
        </IconButton>
      </span>
      <Suspense>
        <VodMediaSession />
      </Suspense>
    </section>
  );
};

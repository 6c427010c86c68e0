import { Suspense, useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { isSoundWithheld, selectPlayback } from '#machines/player/player.selectors.ts';
import { selectChannel, selectScreen, selectTrouble } from '#machines/tv/zapping.selectors.ts';
import { useLazy } from '../hooks/useLazy.ts';
import { useLive } from '../hooks/useLive.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useShell } from '../hooks/useShell.ts';
import { useWords } from '../hooks/useWords.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { useAutoHide } from '../features/player/useAutoHide.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Rows } from '../kit/Rows.tsx';
import type { Tv } from '../app/tv.ts';
import { RadioView } from './RadioView.tsx';
import { TvControls } from './TvControls.tsx';
import { useTvKeys } from './useTvKeys.ts';
import { useTvSet } from './useTvSet.ts';
import { ZapBoard } from './ZapBoard.tsx';
import * as styles from './set.css.ts';

const TvGlance = lazyPart(() => import('./TvGlance.tsx'));

interface TvSetProps {
  readonly channel: Channel | null;
  readonly channels: readonly Channel[];
  readonly nation: string;
  readonly preview: boolean;
}

/** The set: the picture of a channel, what is typed over it, and why there is none. */
export default function TvSet(props: TvSetProps) {
  const tv = useLazy(useLive().tv);
  useTvSet(tv, props);
  return <Picture tv={tv} {...props} />;
}

/** A swipe sideways over this much of the picture is a step. */
const SWIPE = 0.2;

const Picture = ({ tv, channels, nation, preview }: TvSetProps & { readonly tv: Tv }) => {
  const t = useWords('tv');
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const swiped = useRef<number | null>(null);
  const phone = useShell() === 'mobile';
  const screen = useSelector(tv.zapping, selectScreen);
  const channel = useSelector(tv.zapping, selectChannel);
  const playback = useSelector(tv.player, selectPlayback);
  const withheld = useSelector(tv.player, isSoundWithheld);
  const awake = useAutoHide(host, playback === 'paused' || screen !== 'shown');
  const [canvas] = useState(tv.lastFrame);
  useTvKeys(tv, host, nation);
  useEffect(() => {
    frame.current?.prepend(tv.video, canvas);
    return () => {
      tv.video.remove();
      canvas.remove();
    };
  }, [tv, canvas]);
  const lift = (event: PointerEvent) => {
    const from = swiped.current;
    swiped.current = null;
    if (from === null || event.pointerType === 'mouse') return;
    const by = (event.clientX - from) / (host.current?.clientWidth ?? 1);
    if (Math.abs(by) > SWIPE) tv.zapping.send({ type: 'zap.step', by: by < 0 ? 1 : -1 });
  };
  const quiet = preview || (withheld && screen === 'shown');
  return (
    <div
      ref={host}
      className={styles.host}
      data-theme="dark"
      data-screen={screen}
      data-preview={preview || undefined}
      data-asleep={(!awake && !preview) || undefined}
      role="region"
      aria-label={t('set')}
      onPointerDown={(event) => {
        swiped.current = event.clientX;
      }}
      onPointerUp={lift}
    >
      <div className={styles.frame} ref={frame} />
      {channel?.kind === 'radio' && screen !== 'dark' && <RadioView channel={channel} playing={screen === 'shown'} />}
      <State tv={tv} />
      <ZapBoard tv={tv} channels={channels} />
      {quiet && screen !== 'dark' && (
        <button className={styles.unmute} type="button" onClick={() => tv.player.send({ type: 'player.unmute' })}>
          <Icon name="volume-x" size={18} />
          {t('unmute')}
        </button>
      )}
      {!preview && (
        <Suspense>
          <TvGlance />
        </Suspense>
      )}
      {!preview && <TvControls {...{ tv, host, phone }} />}
    </div>
  );
};

/** What is said over the picture while there is none. */
const State = ({ tv }: { readonly tv: Tv }) => {
  const t = useWords('tv');
  const online = useOnline();
  const screen = useSelector(tv.zapping, selectScreen);
  const trouble = useSelector(tv.zapping, selectTrouble);
  const playback = useSelector(tv.player, selectPlayback);
  const channel = useSelector(tv.zapping, selectChannel);
  if (screen === 'dark')
    return (
      <div className={styles.state} role="alert" data-trouble={trouble ?? 'failed'}>
        <b>{t(`dark.${online ? (trouble ?? 'failed') : 'offline'}`, { name: channel?.name ?? '' })}</b>
        <span>{t(`darkFact.${online ? (trouble ?? 'failed') : 'offline'}`)}</span>
        <span className={styles.stateActs}>
          <Button tone="board" onClick={() => tv.zapping.send({ type: 'zap.retry' })}>
            {t('retry')}
          </Button>
          <Button tone="board" onClick={() => tv.zapping.send({ type: 'zap.step', by: 1 })}>
            {t('nextChannel')}
          </Button>
        </span>
      </div>
    );
  if (screen !== 'soon' && screen !== 'slow' && playback !== 'buffering') return null;
  return (
    <div className={styles.waiting} role="status">
      <Rows size={20} loading />
      {screen === 'slow' ? t('slow') : screen === 'soon' ? t('tuning', { name: channel?.name ?? '' }) : t('buffering')}
    </div>
  );
};

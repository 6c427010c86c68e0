import { useRef, useState } from 'react';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import * as styles from './MovingPicture.css.ts';
import { useInSight } from '../../hooks/useInSight.ts';
import { useMayMove } from './useMayMove.ts';
import { useMeant } from './useMeant.ts';

export interface MovingPictureProps {
  /** Address of a short silent video. */
  readonly clip: string;
  /** `intent`: while the link around it is meant; `sight`: while it is in the window, with a button to stop it. */
  readonly on: 'intent' | 'sight';
}

/** Where a viewer has stopped the picture that moves by itself. */
const STOPPED = 'khandai.stillHero';

/** The loop itself; until its first frame, and where it cannot be played, the still below shows. */
const Loop = ({ clip }: { readonly clip: string }) => {
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <video
      className={styles.loop}
      data-playing={playing || undefined}
      src={clip}
      tabIndex={-1}
      aria-hidden="true"
      muted
      loop
      autoPlay
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      onPlaying={() => setPlaying(true)}
      onError={() => setBroken(true)}
    />
  );
};

const OnIntent = ({ clip }: Pick<MovingPictureProps, 'clip'>) => {
  const place = useRef<HTMLSpanElement>(null);
  const meant = useMeant(place);
  const may = useMayMove();
  return (
    <span ref={place} className={styles.place}>
      {may && meant && <Loop clip={clip} />}
    </span>
  );
};

const InSight = ({ clip }: Pick<MovingPictureProps, 'clip'>) => {
  const t = useWords('schedule');
  const { storage } = useApp();
  const place = useRef<HTMLSpanElement>(null);
  const inSight = useInSight(place);
  const may = useMayMove();
  const [stopped, setStopped] = useState(() => storage.read(STOPPED) !== null);
  const turn = () => {
    storage.write(STOPPED, stopped ? null : '1');
    setStopped(!stopped);
  };
  return (
    <>
      <span ref={place} className={styles.place}>
        {may && inSight && !stopped && <Loop clip={clip} />}
      </span>
      {may && (
        <span className={styles.turn} data-theme="dark">
          <IconButton label={t(stopped ? 'playPicture' : 'pausePicture')} onClick={turn}>
            <Icon name={stopped ? 'play' : 'pause'} size={18} />
          </IconButton>
        </span>
      )}
    </>
  );
};

/** A picture that moves by a plain looping video over its still. */
export default function MovingPicture({ clip, on }: MovingPictureProps) {
  return on === 'intent' ? <OnIntent clip={clip} /> : <InSight clip={clip} />;
}

import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../kit/lazyPart.tsx';
import * as styles from './LateActs.css.ts';
import type { RoomMark, SpeakerActs } from './RoomActs.tsx';

const load = () => import('./RoomActs.tsx');
const Speaker = lazyPart(async () => ({ default: (await load()).SpeakerActs }));
const Mark = lazyPart(async () => ({ default: (await load()).RoomMark }));

/** Their places stand from the beginning; what is in them comes after the picture. */
export const LateSpeakerActs = (props: ComponentProps<typeof SpeakerActs>) => (
  <span className={styles.speaker} data-small={props.small}>
    <Suspense>
      <Speaker {...props} />
    </Suspense>
  </span>
);
export const LateRoomMark = (props: ComponentProps<typeof RoomMark>) => (
  <span className={styles.mark}>
    <Suspense>
      <Mark {...props} />
    </Suspense>
  </span>
);

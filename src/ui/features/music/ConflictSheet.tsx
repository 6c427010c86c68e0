import { useState } from 'react';
import type { Queue } from '#domain/listening/queue.ts';
import { clockText } from '#domain/vod/vod.ts';
import type { SharedQueue } from '#ports/sharedQueue.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useDates } from '../../shared/useDates.ts';
import * as styles from './ConflictSheet.css.ts';
import { useMusicSend, useMusicState } from './useMusic.ts';

/** MU-3: two devices changed the queue: which one stands is chosen by hand. Closed, it asks again by the bar. */
export default function ConflictSheet() {
  const t = useWords('listen');
  const send = useMusicSend();
  const mine = useMusicState(({ context }) => context.queue);
  const theirs = useMusicState(({ context }) => context.theirs);
  const [later, setLater] = useState(false);
  const text = ({ entries, index }: Queue) =>
    t('conflict.songs', { count: entries.length, name: entries[index]?.track.name ?? '' });
  if (!theirs) return null;
  if (later)
    return (
      <div className={styles.waiting} role="status">
        <span>{t('conflict.title')}</span>
        <Button size="s" onClick={() => setLater(false)}>
          {t('conflict.choose')}
        </Button>
      </div>
    );
  return (
    <Sheet open onClose={() => setLater(true)} title={t('conflict.title')}>
      <div className={styles.body}>
        <p>{t('conflict.fact')}</p>
        <Button tone="primary" onClick={() => send('music.moveHere')}>
          <Icon name="devices" size={18} />
          {t('devices.moveHere')}
        </Button>
        <small>
          {text(theirs.queue)} · {clockText(theirs.atS)}
          <br />
          <Who by={theirs.by} />
        </small>
        <Button onClick={() => send('music.keepMine')}>{t('conflict.mine')}</Button>
        <small>{text(mine)}</small>
        <Button onClick={() => send('music.takeTheirs')}>{t('conflict.theirs')}</Button>
      </div>
    </Sheet>
  );
}

const Who = ({ by }: { readonly by: SharedQueue['by'] | undefined }) => {
  const t = useWords('listen');
  const { minute } = useDates();
  if (!by) return t('conflict.unknown');
  return t('conflict.by', { device: by.device || t('conflict.unknown'), when: minute(by.at) });
};

import { selectCountdown, selectFollowing } from '#machines/vod/vod.selectors.ts';
import { clockText, VOD } from '#domain/vod/vod.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure } from '../../../kit/Figure.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Rows } from '../../../kit/Rows.tsx';
import * as styles from './Watch.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

/** FI-4, FI-9: what follows, under the picture; the count stops with the picture, and "stay" ends it. */
export default function NextUp() {
  const t = useWords('vod');
  const send = useVodSend();
  const following = useVodState(selectFollowing);
  const left = useVodState(selectCountdown);
  const next = useVodState(({ context }) => context.item?.next ?? null);
  if (!next || (following !== 'counting' && following !== 'shown' && following !== 'asking')) return null;
  const name = next.no === null ? t('upNextFilm') : t('upNext', { no: next.no });
  return (
    <section className={styles.next} aria-label={name} data-part="next">
      <div className={styles.nextText}>
        <p>{following === 'asking' ? t('still') : name}</p>
        {left !== null && (
          <p className={styles.count} role="timer">
            <Figure size={34} tone="lit">
              {clockText(left)}
            </Figure>
            <Rows size={18} lit={Math.min(3, Math.ceil((left / VOD.countdownS) * 3)) as 0 | 1 | 2 | 3} />
          </p>
        )}
        <b>{next.title}</b>
      </div>
      <div className={styles.nextActs}>
        <Button tone="board" onClick={() => send('vod.next')}>
          <Icon name="play" size={18} filled />
          {t(following === 'asking' ? 'stillYes' : 'watchNow')}
        </Button>
        <Button onClick={() => send('vod.stay')}>{t('stay')}</Button>
      </div>
    </section>
  );
}

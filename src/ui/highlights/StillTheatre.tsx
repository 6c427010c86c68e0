import type { Highlight } from '#domain/highlights/highlight.ts';
import { useShield } from '../hooks/useShield.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { CoverPicture } from '../kit/CoverPicture.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ChapterPanel } from './ChapterPanel.tsx';
import * as styles from './highlights.css.ts';

interface StillTheatreProps {
  readonly highlight: Highlight;
}

/** Where there is no video (yet): its picture in its place, and the chapters; a hidden one is shown by a press. */
export const StillTheatre = ({ highlight }: StillTheatreProps) => {
  const { cover, hidden } = highlight;
  return (
    <>
      <div className={styles.still} data-theme="dark" data-part="still">
        {cover && <CoverPicture picture={cover} className={styles.stillPicture} alt={cover.alt} first />}
        {hidden && <Hidden highlight={highlight} />}
      </div>
      <ChapterPanel highlight={highlight} now={-1} />
    </>
  );
};

/** B2: one press shows its match, here and everywhere, and plays it. */
const Hidden = ({ highlight: { spoilerFor } }: StillTheatreProps) => {
  const t = useWords('highlights');
  const { light } = useShield();
  return (
    <div className={styles.hidden}>
      <Icon name="eye-off" size={24} />
      <b>{t('shieldedTitle')}</b>
      <p className={styles.hiddenFact}>{t('shieldedFact')}</p>
      <Button tone="primary" onClick={() => spoilerFor.forEach((fixtureId) => light(fixtureId))}>
        <Icon name="play" size={18} filled />
        {t('show')}
      </Button>
    </div>
  );
};

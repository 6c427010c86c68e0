import type { CutDraft } from '#domain/highlights/cutDraft.ts';
import { wallClock } from '#domain/shared/zone.ts';
import { clockText } from '#domain/vod/vod.ts';
import { selectPosition } from '#machines/player/player.selectors.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { useZone } from '../../../hooks/useZone.ts';
import { Button } from '../../../kit/Button.tsx';
import { FieldError } from '../../../kit/FieldError.tsx';
import { Figure } from '../../../kit/Figure.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { usePlayer } from '../usePlayer.ts';
import type { ProblemOf } from './useProblem.ts';
import * as styles from './CutForm.css.ts';

interface CutSpanProps {
  readonly draft: CutDraft;
  readonly problem: ProblemOf;
  readonly onChange: (change: Partial<CutDraft>) => void;
}

/** From and to, each taken from the picture and moved by seconds. */
export const CutSpan = ({ draft: { fromTs, toTs }, problem, onChange }: CutSpanProps) => {
  const t = useWords('cutting');
  const long = fromTs === null || toTs === null ? null : Math.max(0, toTs - fromTs) / 1000;
  return (
    <fieldset className={styles.span}>
      <legend className={styles.legend}>{t('span')}</legend>
      <End name="from" at={fromTs} problem={problem('fromTs')} onAt={(at) => onChange({ fromTs: at })} />
      <End name="to" at={toTs} problem={problem('toTs')} onAt={(at) => onChange({ toTs: at })} />
      <p className={styles.fact}>{long === null ? t('hint') : t('length', { length: clockText(long) })}</p>
    </fieldset>
  );
};

const NUDGE_MS = 1000;

interface EndProps {
  readonly name: 'from' | 'to';
  readonly at: number | null;
  readonly problem: string | null;
  readonly onAt: (at: number) => void;
}
const End = ({ name, at, problem, onAt }: EndProps) => {
  const t = useWords('cutting');
  const zone = useZone();
  const position = usePlayer(selectPosition);
  const id = `cut-${name}`;
  const nudge = (by: number) => () => at !== null && onAt(at + by);
  return (
    <div className={styles.end} role="group" aria-label={t(name)}>
      <span className={styles.endName}>{t(name)}</span>
      <output className={styles.endTime} aria-describedby={problem === null ? undefined : id}>
        {at === null ? t('unset') : <Figure size={20}>{wallClock(at, zone).time}</Figure>}
      </output>
      <IconButton label={t(`${name}Earlier`)} disabled={at === null} onClick={nudge(-NUDGE_MS)}>
        <Icon name="minus" size={18} />
      </IconButton>
      <IconButton label={t(`${name}Later`)} disabled={at === null} onClick={nudge(NUDGE_MS)}>
        <Icon name="plus" size={18} />
      </IconButton>
      <Button
        size="s"
        aria-label={t(name === 'from' ? 'setFrom' : 'setTo')}
        aria-invalid={problem === null ? undefined : true}
        disabled={position === null}
        onClick={() => position !== null && onAt(Math.round(position))}
      >
        {t('here')}
      </Button>
      <FieldError id={id}>{problem}</FieldError>
    </div>
  );
};

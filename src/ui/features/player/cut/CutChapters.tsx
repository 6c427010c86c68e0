import type { CutDraft, OfferedMark } from '#domain/highlights/cutDraft.ts';
import { HIGHLIGHTS } from '#domain/highlights/highlight.ts';
import { wallClock } from '#domain/shared/zone.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { useZone } from '../../../hooks/useZone.ts';
import { Field } from '../../../kit/Field.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { ProblemOf } from './useProblem.ts';
import * as styles from './CutForm.css.ts';

interface CutChaptersProps {
  readonly draft: CutDraft;
  /** The moments of the match that the span shows. */
  readonly marks: readonly OfferedMark[];
  readonly problem: ProblemOf;
  readonly onChange: (change: Partial<CutDraft>) => void;
}

/** NE-6: the moments of the match as chapters, each with a name that can be written anew, or left out. */
export const CutChapters = ({ draft, marks, problem, onChange }: CutChaptersProps) => {
  const t = useWords('cutting');
  const zone = useZone();
  const { fromTs, toTs, without, labels } = draft;
  if (fromTs === null || toTs === null) return null;
  const kept = marks.filter(({ at }) => !without.includes(at));
  return (
    <fieldset className={styles.span}>
      <legend className={styles.legend}>{t('chapters')}</legend>
      {marks.length === 0 && <p className={styles.fact}>{t('chaptersNone')}</p>}
      {marks.map((mark) => {
        const { at, label } = mark;
        const on = kept.includes(mark);
        return (
          <div key={at} className={styles.chapter}>
            <Switch
              on={on}
              onChange={() => onChange({ without: on ? [...without, at] : without.filter((one) => one !== at) })}
            >
              <VisuallyHidden>{t('keep', { label })}</VisuallyHidden>
            </Switch>
            <Field
              label={t('nameOf', { time: wallClock(at, zone).time })}
              value={labels[at] ?? label}
              error={problem(`chapters.${kept.indexOf(mark)}.label`)}
              maxLength={HIGHLIGHTS.labelMax}
              disabled={!on}
              onChange={({ target }) => onChange({ labels: { ...labels, [at]: target.value } })}
            />
          </div>
        );
      })}
    </fieldset>
  );
};

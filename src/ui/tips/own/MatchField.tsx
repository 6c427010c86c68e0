import { useId } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Side } from '#domain/match/match.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { fieldLabel } from '../../kit/Field.css.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { Locking } from './useTipLock.ts';
import * as styles from './TipForm.css.ts';

/** The match of a form: from a list, or of the tip that is edited. */
export interface FormMatch extends Locking {
  readonly localteam: Side;
  readonly visitorteam: Side;
}

const titleOf = ({ localteam, visitorteam }: Pick<FormMatch, 'localteam' | 'visitorteam'>): string =>
  `${localteam.name} – ${visitorteam.name}`;

interface MatchFieldProps {
  readonly fixtures: readonly Fixture[];
  readonly match: FormMatch | null;
  readonly missing: boolean;
  readonly disabled: boolean;
  /** Null: the match of a published tip stays. */
  readonly onChoose: ((fixtureId: string) => void) | null;
}

/** Which match, from those with odds that have not begun. */
export const MatchField = ({ fixtures, match, missing, disabled, onChoose }: MatchFieldProps) => {
  const t = useWords('ownTips');
  const zone = useZone();
  const id = useId();
  const isListed = match !== null && fixtures.some(({ fixtureId }) => fixtureId === match.fixtureId);
  return (
    <div className={styles.field}>
      <label className={fieldLabel} htmlFor={id}>
        {t('form.match')}
      </label>
      <div className={styles.matchBox} data-bad={missing || undefined}>
        {match && <Crest side={match.localteam} size={24} />}
        <select
          id={id}
          className={styles.matchSelect}
          value={match?.fixtureId ?? ''}
          disabled={disabled || onChoose === null}
          aria-invalid={missing || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChoose?.(event.target.value)}
        >
          {!match && <option value="">{t('form.choose')}</option>}
          {match && !isListed && <option value={match.fixtureId}>{titleOf(match)}</option>}
          {fixtures.map((fixture) => (
            <option key={fixture.fixtureId} value={fixture.fixtureId}>
              {`${titleOf(fixture)}, ${hourMinute(fixture.startTs, zone)}`}
            </option>
          ))}
        </select>
        {onChoose && <Icon name="chevron-down" size={18} />}
      </div>
      <FieldError id={`${id}-error`}>{missing && t('form.missing.match')}</FieldError>
    </div>
  );
};

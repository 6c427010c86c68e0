import type { Fixture } from '#domain/football/fixture.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { TIP_FORM, type TipForm, type TipProblem, type TipProblems } from '#domain/tips/tipForm.ts';
import { seqText } from '#domain/tips/tipView.ts';
import type { TipFormContext } from '#machines/tips/tipForm.machine.ts';
import type { TipFormStep } from '#machines/tips/tipForm.selectors.ts';
import { pickText } from '../../features/tips/tipText.ts';
import { Countdown } from '../../features/tips/Countdown.tsx';
import type { Seen } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { FormAlert } from '../../shared/FormAlert.tsx';
import { asTipMatch } from './formMatch.ts';
import { MatchField, type FormMatch } from './MatchField.tsx';
import { PickField } from './PickField.tsx';
import { Preview } from './Preview.tsx';
import { StakeField } from './StakeField.tsx';
import type { TipCommands } from './useTipForm.ts';
import * as styles from './TipForm.css.ts';

export interface TipFormViewProps {
  readonly fixtures: readonly Fixture[];
  readonly match: FormMatch | null;
  readonly odds: Seen<readonly OddsMarket[]>;
  readonly lock: 'unknown' | 'far' | 'open' | 'closing' | 'locked';
  readonly form: TipForm;
  readonly problems: TipProblems;
  readonly trouble: TipFormContext['failure'];
  readonly step: TipFormStep;
  /** The number that its row will have; null while that is not known. */
  readonly row: number | null;
  readonly usualStake: number | null;
  /** Whether a published tip is edited. */
  readonly edited: boolean;
  readonly commands: TipCommands;
}

const ChainMark = () => (
  <svg className={styles.links} viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
    <path d="M8 5h18" />
    <rect x=".75" y=".75" width="8" height="8.5" rx="2" />
    <rect x="13" y=".75" width="8" height="8.5" rx="2" />
    <rect className={styles.linkFull} x="25.25" y=".75" width="8" height="8.5" rx="2" />
  </svg>
);

/** Until when it can be written. */
const LockLine = ({ match, lock }: Pick<TipFormViewProps, 'match' | 'lock'>) => {
  const t = useWords('ownTips');
  const zone = useZone();
  if (!match || lock === 'unknown') return null;
  const time = hourMinute(match.startTs, zone);
  if (lock === 'locked')
    return (
      <span className={styles.lock} data-state="locked" role="alert">
        <Icon name="lock" size={16} />
        {t('form.locked', { time })}
      </span>
    );
  return (
    <span className={styles.lock} data-state={lock}>
      <Icon name="lock-open" size={16} />
      {t('form.locksIn')}
      <Countdown to={match.startTs} size={18} />
      {t('form.locksAt', { time })}
    </span>
  );
};

const letters = (text: string): string => [...text.trim()].length.toLocaleString('en').replaceAll(',', ' ');

/** A6: the form of a tip, as plain data. */
export const TipFormView = (props: TipFormViewProps) => {
  const { fixtures, match, odds, lock, form, problems, step, usualStake, edited, commands } = props;
  const t = useWords('ownTips');
  const tips = useWords('tips');
  const disabled = step !== 'filling' || lock === 'locked';
  const autoTitle = match && form.picked ? pickText({ ...form.picked, fixture: asTipMatch(match) }, tips) : '';
  const textError = (problem: TipProblem | undefined) =>
    problem && t(`form.text.${problem}`, { min: TIP_FORM.textMin, max: TIP_FORM.textMax });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        commands.publish();
      }}
    >
      <div>
        <MatchField
          {...{ fixtures, match }}
          disabled={step === 'publishing' || step === 'unanswered'}
          missing={problems.fixtureId !== undefined}
          onChoose={edited ? null : commands.choose}
        />
        <LockLine match={match} lock={lock} />
      </div>
      {match && (
        <PickField
          key={match.fixtureId}
          {...{ match, odds, disabled }}
          picked={form.picked}
          missing={problems.picked !== undefined}
          onPick={(picked) => {
            const own = form.title.trim() !== '' && form.title !== autoTitle;
            const title = pickText({ ...picked, fixture: asTipMatch(match) }, tips);
            commands.edit({ picked, ...(!own && { title }) });
          }}
        />
      )}
      <StakeField
        stake={form.stake}
        usual={usualStake}
        disabled={disabled}
        onStake={(stake) => commands.edit({ stake })}
      />
      <Field
        label={t('form.title')}
        value={form.title}
        disabled={disabled}
        error={problems.title && t(`form.title_${problems.title === 'long' ? 'long' : 'missing'}`)}
        onChange={(event) => commands.edit({ title: event.target.value })}
      />
      <div className={styles.field}>
        <TextArea
          label={t('form.why', { min: TIP_FORM.textMin })}
          value={form.text}
          disabled={disabled}
          error={textError(problems.text)}
          hint={t('form.marks')}
          onChange={(event) => commands.edit({ text: event.target.value })}
        />
        <span className={styles.count}>{`${letters(form.text)}/${letters('x'.repeat(TIP_FORM.textMax))}`}</span>
      </div>
      {match && form.picked && odds.value && (
        <Preview match={match} odds={odds.value} picked={form.picked} stake={form.stake} />
      )}
      <Send {...props} disabled={disabled} />
    </form>
  );
};

const Send = ({
  step,
  row,
  edited,
  trouble,
  lock,
  disabled,
  commands,
}: TipFormViewProps & { readonly disabled: boolean }) => {
  const t = useWords('ownTips');
  const number = row === null ? '' : seqText(row);
  return (
    <div className={styles.send}>
      <p className={styles.banner}>
        <ChainMark />
        <span>{row === null ? t('form.rowUnknown') : t(edited ? 'form.rowEdit' : 'form.row', { row: number })}</span>
      </p>
      <FormAlert>{troubleText(trouble, step, t)}</FormAlert>
      {step === 'unanswered' ? (
        <>
          <p className={styles.note} role="alert">
            {t('form.unanswered')}
          </p>
          <Button tone="primary" size="l" onClick={commands.retry}>
            {t('form.askAgain')}
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          tone="primary"
          size="l"
          busy={step === 'publishing'}
          disabled={(disabled && step !== 'publishing') || lock === 'locked'}
        >
          {edited ? t('form.save') : t('form.publish', { row: number })}
        </Button>
      )}
    </div>
  );
};

const troubleText = (
  trouble: TipFormContext['failure'],
  step: TipFormStep,
  t: ReturnType<typeof useWords<'ownTips'>>,
): string | null => {
  if (trouble === null || step === 'unanswered') return null;
  if (trouble === 'offline') return t('form.trouble.offline');
  if (step === 'locked') return t('form.trouble.locked');
  if (trouble.kind === 'rateLimited') return t('form.trouble.tooMany');
  if (trouble.kind === 'unauthorized') return t('form.trouble.session');
  if (trouble.kind !== 'refused') return t('form.trouble.failed');
  if (trouble.fields?.['market'] !== undefined) return t('form.trouble.market');
  if (trouble.code === 409) return t('form.trouble.often');
  return t(trouble.code === 410 || trouble.code === 404 ? 'form.trouble.gone' : 'form.trouble.failed');
};

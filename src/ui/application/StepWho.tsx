import { FORM } from '#domain/application/form.ts';
import { selectForm, selectProblems } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Field } from '../kit/Field.tsx';
import { problemWord } from './fieldWords.ts';
import { PhotoField } from './PhotoField.tsx';
import type { StepProps } from './stepProps.ts';
import { fields } from './FormView.css.ts';

const YEAR_DIGITS = 4;

/** Who applies. */
export const StepWho = ({ actor, commands: { edit, updated }, files, userId }: StepProps) => {
  const t = useWords('application');
  const form = useSelector(actor, selectForm);
  const problems = useSelector(actor, selectProblems);
  return (
    <div className={fields}>
      <Field
        label={t('fields.realName')}
        hint={t('fields.realNameHint')}
        error={problemWord(t, problems, 'realName')}
        name="realName"
        autoComplete="name"
        required
        maxLength={FORM.realName.max * 2}
        value={form.realName}
        onChange={(event) => edit({ realName: event.target.value })}
      />
      <Field
        label={t('fields.stageName')}
        hint={t('fields.stageNameHint')}
        error={problemWord(t, problems, 'stageName')}
        name="stageName"
        autoComplete="nickname"
        required
        maxLength={FORM.stageName.max * 2}
        value={form.stageName}
        onChange={(event) => edit({ stageName: event.target.value })}
      />
      <Field
        label={t('fields.birthYear')}
        error={problemWord(t, problems, 'birthYear')}
        name="birthYear"
        autoComplete="bday-year"
        inputMode="numeric"
        required
        maxLength={YEAR_DIGITS}
        value={form.birthYear === null ? '' : String(form.birthYear)}
        onChange={(event) => edit({ birthYear: yearIn(event.target.value) })}
      />
      <PhotoField actor={actor} upload={files.photo} userId={userId} onUpdated={updated} />
    </div>
  );
};

/** The typed or pasted digits as a year; empty if there are none. */
const yearIn = (text: string): number | null => {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, YEAR_DIGITS);
  return digits === '' ? null : Number(digits);
};

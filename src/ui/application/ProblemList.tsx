import { stepOf, type FieldName, type Problems, type Step } from '#domain/application/form.ts';
import { useWords } from '../hooks/useWords.ts';
import { problemWord } from './fieldWords.ts';
import { problemList } from './FormView.css.ts';

/** All missing or invalid fields of all steps, each with a link to it. */
export const ProblemList = ({
  problems,
  onGo,
}: {
  readonly problems: Problems;
  readonly onGo: (step: Step) => void;
}) => {
  const t = useWords('application');
  const elsewhere = (Object.keys(problems) as FieldName[]).filter((field) => stepOf(field) !== 'voice');
  if (elsewhere.length === 0) return null;
  return (
    <div className={problemList} role="alert" data-invalid tabIndex={-1}>
      <b>{t('steps.problems')}</b>
      <ul>
        {elsewhere.map((field) => (
          <li key={field}>
            <button type="button" onClick={() => onGo(stepOf(field))}>
              {problemWord(t, problems, field)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

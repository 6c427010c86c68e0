import { useWords } from '../../hooks/useWords.ts';
import { choice } from '../../kit/choice.css.ts';
import { labelled } from './BookmakerChoice.css.ts';

interface BookmakerChoiceProps {
  readonly all: readonly string[];
  /** Null for the first one. */
  readonly value: string | null;
  readonly onChange: (bookmaker: string) => void;
}

/** Whose prices are shown; nothing where there is only one. */
export const BookmakerChoice = ({ all, value, onChange }: BookmakerChoiceProps) => {
  const t = useWords('odds');
  if (all.length < 2) return null;
  return (
    <label className={labelled}>
      {t('bookmaker')}
      <select
        className={choice}
        value={all.find((one) => one === value) ?? all[0]}
        onChange={(event) => onChange(event.target.value)}
      >
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
};

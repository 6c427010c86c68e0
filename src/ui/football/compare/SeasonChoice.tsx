import type { SharedSeason } from '#domain/football/answers.ts';
import type { ChosenSeason } from '#domain/football/candidate.ts';
import { useWords } from '../../hooks/useWords.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import * as styles from './columns.css.ts';

const idOf = ({ leagueId = '', season = '' }: ChosenSeason): string => `${season} ${leagueId}`;

interface SeasonChoiceProps {
  /** Latest first. */
  readonly choices: readonly SharedSeason[];
  readonly chosen: ChosenSeason;
  readonly onChoose: (season: ChosenSeason) => void;
}

/** TP-6, TP-7: which season both sides are compared in; nothing where there is no choice. The latest is the bare address. */
export const SeasonChoice = ({ choices, chosen, onChoose }: SeasonChoiceProps) => {
  const t = useWords('compare');
  if (choices.length < 2) return null;
  const choose = (id: string) => {
    const at = choices.findIndex((one) => idOf(one) === id);
    const { season, leagueId } = choices[at]!;
    onChoose(at === 0 ? {} : { season, ...(leagueId !== undefined && { leagueId }) });
  };
  return (
    <div className={styles.season}>
      <SelectField
        label={t('season.label')}
        value={chosen.season === undefined ? idOf(choices[0]!) : idOf(chosen)}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((one) => (
          <option key={idOf(one)} value={idOf(one)}>
            {one.leagueName === undefined
              ? t('season.bare', { season: one.season })
              : t('season.of', { league: one.leagueName, season: one.season })}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

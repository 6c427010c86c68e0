import { fold } from '#domain/shared/fold.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './MentionRail.css.ts';

const SHOWN = 6;

/** Names that start with the typed text, or have a word that does, ignoring diacritics. */
export const suggestionsFor = (names: readonly string[], query: string): readonly string[] => {
  const wanted = fold(query.replaceAll('\u00a0', ' '));
  return names
    .filter((name) => ` ${fold(name)}`.replaceAll('_', ' ').includes(` ${wanted.replaceAll('_', ' ')}`))
    .slice(0, SHOWN);
};

interface MentionRailProps {
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onChoose: (name: string) => void;
}

/** Names to mention, in a row above the field; ↑ ↓ select, Tab or Enter inserts. */
export const MentionRail = ({ names, chosen, onChoose }: MentionRailProps) => {
  const t = useWords('chat');
  return (
    <div className={styles.rail} role="listbox" aria-label={t('mentions')}>
      {names.map((name, i) => (
        <button
          key={name}
          className={styles.name}
          type="button"
          role="option"
          aria-selected={i === chosen}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          @{name}
        </button>
      ))}
    </div>
  );
};

import { fold } from '#domain/shared/fold.ts';
import * as styles from './MentionRail.css.ts';

const SHOWN = 6;

/** Names that start with the typed text, or have a word that does, ignoring diacritics. */
export const suggestionsFor = (names: readonly string[], query: string): readonly string[] => {
  const wanted = fold(query.replaceAll('\u00a0', ' '));
  return names
    .filter((name) => ` ${fold(name)}`.replaceAll('_', ' ').includes(` ${wanted.replaceAll('_', ' ')}`))
    .slice(0, SHOWN);
};

export interface Suggestion {
  readonly label: string;
  /** What is written where it is chosen. */
  readonly words: string;
}

interface MentionRailProps {
  readonly label: string;
  readonly items: readonly Suggestion[];
  readonly chosen: number;
  readonly onChoose: (words: string) => void;
}

/** Names to mention, in a row above the field; ↑ ↓ select, Tab or Enter inserts. */
export const MentionRail = ({ label, items, chosen, onChoose }: MentionRailProps) => (
  <div className={styles.rail} role="listbox" aria-label={label}>
    {items.map((item, i) => (
      <button
        key={item.label}
        className={styles.name}
        type="button"
        role="option"
        aria-selected={i === chosen}
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(item.words)}
      >
        {item.label}
      </button>
    ))}
  </div>
);

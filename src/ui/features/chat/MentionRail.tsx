import type { Suggestion } from './suggestionsFor.ts';
import * as styles from './MentionRail.css.ts';

interface MentionRailProps {
  readonly label: string;
  readonly items: readonly Suggestion[];
  readonly chosen: number;
  readonly onChoose: (words: string) => void;
}

/** Names to mention, in a row above the field; ↑ ↓ select, Tab or Enter inserts. */
const MentionRail = ({ label, items, chosen, onChoose }: MentionRailProps) => (
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
export default MentionRail;

import * as styles from './FlyingChoices.css.ts';

interface ChoiceLineProps<A extends string | number> {
  readonly label: string;
  readonly all: readonly A[];
  readonly chosen: A;
  readonly say: (one: A) => string;
  readonly onChoose: (one: A) => void;
}

/** One of a few, in a line with its label. */
export const ChoiceLine = <A extends string | number>({ label, all, chosen, say, onChoose }: ChoiceLineProps<A>) => (
  <div className={styles.line}>
    <span>{label}</span>
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {all.map((one) => (
        <button
          key={one}
          className={styles.choice}
          type="button"
          role="radio"
          aria-checked={one === chosen}
          onClick={() => onChoose(one)}
        >
          {say(one)}
        </button>
      ))}
    </div>
  </div>
);

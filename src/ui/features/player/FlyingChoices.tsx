import { useState } from 'react';
import { flyingAreas, flyingDensities, flyingSizes, LEAST_OPACITY, MOST_BLOCKED } from '#domain/chat/flying.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useFlying } from '../../shared/useFlying.ts';
import * as styles from './FlyingChoices.css.ts';

interface ChoicesProps<A extends string | number> {
  readonly label: string;
  readonly all: readonly A[];
  readonly chosen: A;
  readonly say: (one: A) => string;
  readonly onChoose: (one: A) => void;
}

const Choices = <A extends string | number>({ label, all, chosen, say, onChoose }: ChoicesProps<A>) => (
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

/** CH-12: area, opacity, density and size of flying messages, and words that keep one from flying. */
export default function FlyingChoices() {
  const t = useWords('flying');
  const [flying, change] = useFlying();
  return (
    <div className={styles.all}>
      <Choices
        label={t('area')}
        all={flyingAreas}
        chosen={flying.area}
        say={(area) => `${area}%`}
        onChoose={(area) => change({ area })}
      />
      <label className={styles.line}>
        <span>{t('opacity')}</span>
        <input
          className={styles.range}
          type="range"
          min={LEAST_OPACITY}
          max={100}
          step={5}
          value={flying.opacity}
          aria-valuetext={`${flying.opacity} %`}
          onChange={(event) => change({ opacity: Number(event.currentTarget.value) })}
        />
      </label>
      <Choices
        label={t('density')}
        all={flyingDensities}
        chosen={flying.density}
        say={(density) => t(density)}
        onChoose={(density) => change({ density })}
      />
      <Choices
        label={t('size')}
        all={flyingSizes}
        chosen={flying.size}
        say={(size) => t(size)}
        onChoose={(size) => change({ size })}
      />
      <Blocked blocked={flying.blocked} onChange={(blocked) => change({ blocked })} />
    </div>
  );
}

interface BlockedProps {
  readonly blocked: readonly string[];
  readonly onChange: (blocked: readonly string[]) => void;
}

const Blocked = ({ blocked, onChange }: BlockedProps) => {
  const t = useWords('flying');
  const [word, setWord] = useState('');
  const add = () => {
    const added = word.trim();
    setWord('');
    if (added !== '' && !blocked.includes(added) && blocked.length < MOST_BLOCKED) onChange([...blocked, added]);
  };
  return (
    <div className={styles.line}>
      <span>{t('blocked')}</span>
      <span className={styles.words}>
        {blocked.map((one) => (
          <button
            key={one}
            className={styles.choice}
            type="button"
            aria-label={t('unblock', { word: one })}
            onClick={() => onChange(blocked.filter((other) => other !== one))}
          >
            {one} <Icon name="x" size={14} />
          </button>
        ))}
        <input
          className={styles.field}
          value={word}
          maxLength={24}
          placeholder={t('add')}
          aria-label={t('add')}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
          onBlur={add}
        />
      </span>
    </div>
  );
};

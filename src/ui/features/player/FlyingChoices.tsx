import { useState } from 'react';
import {
  flyingAreas,
  flyingDensities,
  flyingSizes,
  flyingSpeeds,
  LEAST_OPACITY,
  MOST_BLOCKED,
} from '#domain/chat/flying.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useFlying } from '../../shared/useFlying.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import * as styles from './FlyingChoices.css.ts';

/** CH-12: area, opacity, density, size and speed of flying messages, and words that keep one from flying. */
export default function FlyingChoices() {
  const t = useWords('flying');
  const [flying, change] = useFlying();
  return (
    <div className={styles.all}>
      <ChoiceLine
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
      <ChoiceLine
        label={t('density')}
        all={flyingDensities}
        chosen={flying.density}
        say={(density) => t(density)}
        onChoose={(density) => change({ density })}
      />
      <ChoiceLine
        label={t('size')}
        all={flyingSizes}
        chosen={flying.size}
        say={(size) => t(size)}
        onChoose={(size) => change({ size })}
      />
      <ChoiceLine
        label={t('speed')}
        all={flyingSpeeds}
        chosen={flying.speed}
        say={(speed) => t(speed)}
        onChoose={(speed) => change({ speed })}
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

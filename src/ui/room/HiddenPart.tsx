import { useShield } from '../hooks/useShield.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as styles from './HiddenPart.css.ts';

const parts = ['events', 'stats', 'odds'] as const;

/** B2: what a tab would give away, as a list, and how to light it for this match. */
export default function HiddenPart({ fixtureId }: { readonly fixtureId: string }) {
  const t = useWords('spoiler');
  const { light } = useShield();
  return (
    <section aria-label={t('hidden')} className={styles.hidden}>
      <h2 className={styles.title}>{t('hidden')}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part} className={styles.part}>
            {t(part)}
            <span className={styles.dots} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <Button onClick={() => light(fixtureId)}>
        <Icon name="eye" size={18} />
        {t('lightOne')}
      </Button>
    </section>
  );
}

import { useState } from 'react';
import { marquee } from '#machines/portal/portal.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useKeptIds } from '../hooks/useKeptIds.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { GoTo } from '../kit/GoTo.tsx';
import * as styles from './Ribbon.css.ts';

const CLOSED = 'ribbon.closed';

/** A kick-off time at the start of a line is highlighted. */
const Line = ({ text }: { readonly text: string }) => {
  const time = /^(\d{1,2}:\d{2})\s+(.*)$/.exec(text);
  return time ? (
    <>
      <b className={styles.lit}>{time[1]}</b> {time[2]}
    </>
  ) : (
    text
  );
};

/**
 * SH-13: the ticker. It can be paused and closed; closed lines stay closed by id, and new lines appear by themselves.
 */
export const Ribbon = () => {
  const t = useWords('home');
  const { value, failure } = useResource(marquee, { locale: useLocale() });
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  const [closed, close] = useKeptIds(CLOSED);
  const lines = (value ?? []).filter(({ id }) => !closed.has(id));
  if (failure && !value) return null;
  // For viewers who have closed lines before no space is reserved, because there is rarely a new one.
  if (lines.length === 0 && (value || closed.size > 0)) return null;
  return (
    <section className={styles.ribbon} data-theme="dark" data-painted={!hydrated || undefined} aria-label={t('ribbon')}>
      <div className={styles.window}>
        <ul className={styles.run} data-paused={paused}>
          {lines.map((line) => (
            <li key={line.id}>
              {line.goTo ? (
                <GoTo className={styles.link} to={line.goTo}>
                  <Line text={line.text} />
                </GoTo>
              ) : (
                <Line text={line.text} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label={t(paused ? 'playRibbon' : 'pauseRibbon')}
        aria-pressed={paused}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} size={14} />
      </IconButton>
      <IconButton label={t('closeRibbon')} onClick={() => close((before) => [...before, ...lines.map(({ id }) => id)])}>
        <Icon name="x" size={14} />
      </IconButton>
    </section>
  );
};

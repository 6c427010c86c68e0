import { useState } from 'react';
import { marquee } from '#machines/portal/portal.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Link } from '../parts/Link.tsx';
import * as styles from './Ribbon.css.ts';

const CLOSED = 'ribbon.closed';

/** A leading kick-off time is lit, as on the upper tier's board. */
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

/** The LED ribbon: can be stopped and closed, and stays closed until it has something new to say. */
export const Ribbon = () => {
  const t = useMessages('home');
  const { storage } = useApp();
  const { value, failure } = useResource(marquee, { locale: useLocale() });
  const [paused, setPaused] = useState(false);
  const [closed, setClosed] = useState(() => storage.read(CLOSED));
  const shown = (value ?? []).map((line) => line.id).join(' ');
  if (failure && !value) return null;
  if (value && (value.length === 0 || closed === shown)) return null;
  return (
    <section className={styles.ribbon} aria-label={t('ribbon')}>
      <div className={styles.window}>
        <ul className={styles.run} data-paused={paused}>
          {(value ?? []).map((line) => (
            <li key={line.id}>
              {line.goTo?.startsWith('/') ? (
                <Link to={line.goTo}>
                  <Line text={line.text} />
                </Link>
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
      <IconButton
        label={t('closeRibbon')}
        onClick={() => {
          storage.write(CLOSED, shown);
          setClosed(shown);
        }}
      >
        <Icon name="x" size={14} />
      </IconButton>
    </section>
  );
};

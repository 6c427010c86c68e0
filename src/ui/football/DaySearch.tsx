import { useEffect, useRef, useState } from 'react';
import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import { useWords } from '../hooks/useWords.ts';
import { hearTyped } from '../kit/hearTyped.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { searchField } from '../kit/searchField.ts';
import { useTyped } from '../shared/useTyped.ts';
import type { FootballDay } from './useFootballDay.ts';
import * as styles from './DaySearch.css.ts';

/** The list is in memory: it follows the fingers. */
const PAUSE_MS = 120;

interface DaySearchProps {
  readonly of: Pick<FootballDay, 'q' | 'search'>;
  /** Beside much else: only a sign until it is pressed, as on a phone. */
  readonly small: boolean;
}

/** MC-12: searches the matches of the day that is shown, by team or competition; the words stand in the address. */
export const DaySearch = ({ of, small }: DaySearchProps) => {
  const t = useWords('football');
  const [typed, type] = useTyped(of.q, of.search, PAUSE_MS);
  const [pressed, setPressed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = pressed || typed !== '';
  useEffect(() => {
    if (pressed) field.current?.focus();
  }, [pressed]);
  const end = () => {
    type('');
    setPressed(false);
  };
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t('search.label')}
      data-open={open || undefined}
      data-small={small || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        of.search(typed);
      }}
    >
      <span className={styles.opener}>
        <IconButton label={t('search.label')} aria-expanded={open} onClick={() => setPressed(true)}>
          <Icon name="search" size={20} />
        </IconButton>
      </span>
      <div className={styles.box} ref={hearTyped}>
        <Icon name="search" size={16} />
        <input
          ref={field}
          className={styles.input}
          {...searchField}
          maxLength={MATCH_SEARCH.longest}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            event.stopPropagation();
            end();
          }}
        />
        {open && (
          <IconButton label={t('search.end')} onClick={end}>
            <Icon name="x" size={18} />
          </IconButton>
        )}
      </div>
    </form>
  );
};

import { useEffect, useRef, useState } from 'react';
import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import * as styles from './films.css.ts';

/** As long as somebody types on, nothing is asked. */
const REST_MS = 150;

interface FilmSearchProps {
  /** What the address searches for. */
  readonly q: string;
  readonly pathOf: (q: string) => string;
}

/** FI-10: search by name, with or without accents; what is searched for is in the address. */
export const FilmSearch = ({ q, pathOf }: FilmSearchProps) => {
  const t = useWords('films');
  const go = useNavigate();
  const [text, setText] = useState(q);
  const asked = useRef(q);
  // Back, or "clear all", says what is searched for too.
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const rest = setTimeout(() => {
      asked.current = wanted;
      go(pathOf(wanted), { replace: true });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [text, go, pathOf]);
  return (
    <label className={styles.search}>
      <Icon name="search" size={18} />
      <input
        type="search"
        maxLength={MATCH_SEARCH.longest}
        value={text}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
};

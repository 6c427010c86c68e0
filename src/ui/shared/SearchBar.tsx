import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { Icon } from '../kit/Icon.tsx';
import { search } from './SearchBar.css.ts';
import { useTyped } from './useTyped.ts';

/** As long as somebody types on, nothing is asked. */
const REST_MS = 150;

interface SearchBarProps {
  readonly label: string;
  /** What the address searches for. */
  readonly q: string;
  readonly pathOf: (q: string) => string;
}

/** Searches a list by words, with or without accents; what is searched for is in the address. */
export const SearchBar = ({ label, q, pathOf }: SearchBarProps) => {
  const go = useNavigate();
  const ask = (text: string) => {
    const wanted = text.trim();
    if (wanted !== q) go(pathOf(wanted), { replace: true });
  };
  const [typed, type] = useTyped(q, ask, REST_MS);
  return (
    <label className={search}>
      <Icon name="search" size={18} />
      <input
        type="search"
        maxLength={MATCH_SEARCH.longest}
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
};

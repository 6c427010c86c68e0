import { Suspense, useId, useRef, useState } from 'react';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { hearTyped } from '../kit/hearTyped.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { searchField } from '../kit/searchField.ts';
import { box, input, keys, search } from './SearchBox.css.ts';
import { SEARCH_INPUT } from './searchLayer.ts';

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'));

export interface SearchBoxProps {
  /** Identifies the box in the top bar, for the shortcut. */
  readonly id?: string;
  /** Inside a sheet: the results are below it in the normal flow. */
  readonly embedded?: boolean;
  readonly focused?: boolean;
}

/**
 * Searches rooms, matches and teams while typing; its code is loaded with the first focus. The results over a page are
 * a layer.
 */
export const SearchBox = ({ id, embedded, focused }: SearchBoxProps) => {
  const t = useWords('shell');
  const ref = useRef<HTMLInputElement>(null);
  const list = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(focused ?? false);
  const layer = useOwnLayer(`suggestions ${list}`);
  const suggest = (wanted: string) => {
    if (embedded) return;
    if (wanted.trim() === '') layer.hide();
    else layer.show();
  };
  const write = (wanted: string) => {
    setQuery(wanted);
    suggest(wanted);
  };
  const blank = query.trim() === '';
  const suggesting = open && !blank && (embedded || layer.open);
  const close = () => {
    setOpen(false);
    setQuery('');
    ref.current?.blur();
  };
  return (
    // The top bar's search landmark is on every page, so any other one needs a name of its own.
    <div
      ref={hearTyped}
      className={search}
      role="search"
      aria-label={id === undefined ? t('search.placeholder') : undefined}
    >
      <div className={box} data-open={open || undefined}>
        <Icon name="search" size={17} />
        <input
          ref={ref}
          className={input}
          id={id}
          {...searchField}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={suggesting}
          aria-controls={list}
          aria-autocomplete="list"
          aria-keyshortcuts={id === SEARCH_INPUT ? 'Control+K Meta+K' : undefined}
          placeholder={t('search.placeholder')}
          data-autofocus={focused || undefined}
          value={query}
          onFocus={() => {
            setOpen(true);
            suggest(query);
          }}
          onBlur={() => {
            setOpen(embedded ?? false);
            suggest('');
          }}
          onChange={(event) => {
            write(event.target.value);
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'ArrowDown') suggest(query);
            if (event.key !== 'Escape') return;
            if (query !== '') event.preventDefault();
            if (query === '' && !embedded) close();
            write('');
          }}
        />
        {query !== '' && embedded ? (
          <IconButton label={t('search.clear')} onClick={() => write('')}>
            <Icon name="x" size={18} />
          </IconButton>
        ) : (
          id === SEARCH_INPUT && <kbd className={keys}>{open ? 'Esc' : 'Ctrl K'}</kbd>
        )}
      </div>
      {(suggesting || (open && blank)) && (
        <Suspense>
          <SearchPanel query={query} input={ref} listId={list} embedded={embedded ?? false} onDone={close} />
        </Suspense>
      )}
    </div>
  );
};

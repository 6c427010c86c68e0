import { useEffect, useId, useRef } from 'react';
import type { Candidate } from '#domain/football/candidate.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { hearTyped } from '../../kit/hearTyped.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Rows } from '../../kit/Rows.tsx';
import { searchField } from '../../kit/searchField.ts';
import type { ComparePicker } from './useComparePicker.ts';
import * as styles from './PickBox.css.ts';

interface PickBoxProps {
  readonly picker: ComparePicker;
  readonly label: string;
  /** Shown until something is typed. */
  readonly suggested: readonly Candidate[];
}

/** TP-6: a combobox: typing searches, arrows mark, Enter takes, Escape leaves. */
export const PickBox = ({ picker: { state, send }, label, suggested }: PickBoxProps) => {
  const t = useWords('compare');
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { found, at, text } = state.context;
  const shown = state.matches({ open: 'suggesting' }) ? suggested : found;
  const marked = state.matches({ open: 'listed' }) ? at : -1;
  useEffect(() => input.current?.focus(), []);
  const optionId = (i: number) => `${list}-${i}`;
  return (
    <div
      className={styles.box}
      ref={hearTyped}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: 'picker.close' });
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size={17} />
        <input
          ref={input}
          className={styles.input}
          {...searchField}
          role="combobox"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={marked >= 0 ? optionId(marked) : undefined}
          placeholder={t('search')}
          value={text}
          onChange={({ target }) => send({ type: 'picker.type', text: target.value })}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
            if (by !== null) {
              event.preventDefault();
              send({ type: 'picker.move', by });
            }
            if (event.key === 'Enter') send({ type: 'picker.enter' });
            if (event.key === 'Escape') send({ type: 'picker.close' });
          }}
        />
        <Button size="s" tone="plain" onClick={() => send({ type: 'picker.close' })}>
          {t('close')}
        </Button>
      </div>
      <div className={styles.said} role="status">
        {(state.matches({ open: 'typing' }) || state.matches({ open: 'searching' })) && <Rows size={18} loading />}
        {state.matches({ open: 'nothing' }) && t('nothing', { text: text.trim() })}
        {state.matches({ open: 'failed' }) && t('failed')}
        {state.matches({ open: 'suggesting' }) && suggested.length > 0 && t('suggested')}
      </div>
      {state.matches({ open: 'failed' }) && (
        <Button size="s" onClick={() => send({ type: 'picker.retry' })}>
          {t('retry')}
        </Button>
      )}
      <div className={styles.list} id={list} role="listbox" aria-label={label}>
        {shown.map((candidate, i) => (
          <Option
            key={candidate.id}
            id={optionId(i)}
            candidate={candidate}
            marked={i === marked}
            onTake={() => send({ type: 'picker.take', id: candidate.id })}
          />
        ))}
      </div>
    </div>
  );
};

interface OptionProps {
  readonly id: string;
  readonly candidate: Candidate;
  readonly marked: boolean;
  readonly onTake: () => void;
}

const Option = ({ id, candidate: { name, side, team, position }, marked, onTake }: OptionProps) => {
  const t = useWords('players');
  return (
    // Keys are those of the combobox, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      className={styles.option}
      id={id}
      role="option"
      aria-selected={marked}
      onPointerDown={(e) => e.preventDefault()}
      onClick={onTake}
    >
      <Crest side={side} size={24} />
      <b className={styles.cut}>{name}</b>
      <small className={styles.cut}>{[team, position && t(`pos.${position}`)].filter(Boolean).join(', ')}</small>
    </div>
  );
};

import { useState } from 'react';
import { CONSOLE, type ConsoleContent, type ConsoleWord } from '#domain/console/console.ts';
import { draftWords, wordValues, type DraftWord } from '#domain/console/rows.ts';
import { locales } from '#domain/locale/locale.ts';
import { consoleWords } from '#machines/console/console.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { searchField } from '../kit/searchField.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useTyped } from '../shared/useTyped.ts';
import { PartForm } from './PartForm.tsx';
import { useConsoleField } from './useConsoleField.ts';
import { useHeldDraft } from './useHeldDraft.ts';
import * as styles from './console.css.ts';

const REST_MS = 250;
const nameOf = ({ group, key }: Pick<DraftWord, 'group' | 'key'>): string => `${group}.${key}`;

interface WordsPartProps {
  readonly content: ConsoleContent;
  readonly onReload: () => void;
}

/** The operator's own words in the place of built-in ones, found by what they say. */
export const WordsPart = (props: WordsPartProps) => {
  const held = useHeldDraft(props.content, draftWords);
  const { draft, write } = held;
  return (
    <>
      <FindWord
        taken={new Set(draft.map(nameOf))}
        onTake={({ group, key, vi, en, zh }) => write([{ group, key, vi, en, zh }, ...draft])}
      />
      <PartForm {...{ ...props, held, valueOf: wordValues, part: 'words' }}>
        {(fields) => (
          <ul className={styles.rows}>
            {draft.map((word) => (
              <Word
                key={nameOf(word)}
                {...{ word, fields }}
                onChange={(changed) => write(draft.map((one) => (one === word ? changed : one)))}
                onRemove={() => write(draft.filter((one) => one !== word))}
              />
            ))}
          </ul>
        )}
      </PartForm>
    </>
  );
};

interface WordProps {
  readonly word: DraftWord;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (word: DraftWord) => void;
  readonly onRemove: () => void;
}
const Word = ({ word, fields, onChange, onRemove }: WordProps) => {
  const t = useWords('console');
  const { errorAt } = useConsoleField(fields);
  const { group, key } = word;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <span className={styles.cardName}>{nameOf(word)}</span>
        <IconButton label={t('words.remove', { name: nameOf(word) })} onClick={onRemove}>
          <Icon name="trash-2" size={18} />
        </IconButton>
      </div>
      <div className={styles.three}>
        {locales.map(({ code, language }) => (
          <Field
            key={code}
            label={language}
            value={word[code]}
            error={errorAt(`words.${code}.${group}.${key}`)}
            onChange={({ target }) => onChange({ ...word, [code]: target.value })}
          />
        ))}
      </div>
    </li>
  );
};

interface FindWordProps {
  readonly taken: ReadonlySet<string>;
  readonly onTake: (word: ConsoleWord) => void;
}
const FindWord = ({ taken, onTake }: FindWordProps) => {
  const t = useWords('console');
  const [q, setQ] = useState('');
  const [typed, type] = useTyped(q, (text) => setQ(text.trim()), REST_MS);
  return (
    <div className={styles.form}>
      <Field
        label={t('words.search')}
        hint={t('words.hint')}
        {...searchField}
        maxLength={CONSOLE.queryMax}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {q !== '' && <Found {...{ q, taken, onTake }} />}
    </div>
  );
};

const Found = ({ q, taken, onTake }: FindWordProps & { readonly q: string }) => {
  const t = useWords('console');
  const { value, failure, busy, retry } = useResource(consoleWords, { q });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={3} height={56} />;
  if (value.length === 0) return <Empty fact={t('words.noneFact')}>{t('words.none')}</Empty>;
  return (
    <ul className={styles.list}>
      {value.map((word) => (
        <li key={nameOf(word)} className={styles.row}>
          <span className={styles.head}>
            <span className={styles.name}>{word.vi}</span>
            <Button
              size="s"
              disabled={taken.has(nameOf(word))}
              aria-label={t('words.take', { name: nameOf(word) })}
              onClick={() => onTake(word)}
            >
              {t('words.takeShort')}
            </Button>
          </span>
          <span className={styles.facts}>
            <span>{nameOf(word)}</span>
            <span>{word.en}</span>
            <span>{word.zh}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

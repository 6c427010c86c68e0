import { useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { entryKinds, type EntryKind } from '#domain/news/article.ts';
import { releaseProblems, type Manuscript, type ManuscriptContent } from '#domain/news/newsroom.ts';
import type { EditorStep } from '#machines/newsroom/editor.selectors.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Link } from '../../kit/Link.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { useFieldWord } from './fieldWord.ts';
import type { EditorCommands } from './useEditor.ts';
import * as styles from './room.css.ts';

interface ReleasePanelProps {
  readonly manuscript: Manuscript | null;
  readonly content: ManuscriptContent;
  readonly lang: Locale;
  readonly fields: Readonly<Record<string, string>>;
  readonly step: EditorStep;
  readonly commands: EditorCommands;
}

/** What readers have of an article, and what may become of it: only what is saved is released. */
export const ReleasePanel = ({ manuscript, content, lang, fields, step, commands }: ReleasePanelProps) => {
  const t = useWords('newsroom');
  const wordOf = useFieldWord(fields);
  const [at, setAt] = useState('');
  if (!manuscript) return <aside className={styles.panel}>{t('deed.first')}</aside>;
  const { state, ahead, asked, paths } = manuscript;
  const idle = step === 'clean';
  const { deed } = commands;
  const isOut = state === 'released';
  const path = paths[lang] ?? Object.values(paths)[0];
  return (
    <aside className={styles.panel} aria-label={t(`state.${state}`)}>
      <b className={styles.state} data-state={state}>
        {t(`state.${state}`)}
      </b>
      {isOut && path !== undefined && <Link to={path}>{t('deed.view')}</Link>}
      <Lacking problems={{ ...releaseProblems(content), ...fields }} />
      {asked ? (
        <>
          <p className={styles.hint}>{asked.mine ? t('deed.mine') : t('deed.asked', { name: asked.by ?? '' })}</p>
          {!asked.mine && (
            <Button tone="primary" disabled={!idle} onClick={() => deed({ what: 'approve' })}>
              {t('deed.approve')}
            </Button>
          )}
        </>
      ) : (
        (!isOut || ahead) && (
          <Button tone="primary" disabled={!idle} onClick={() => deed({ what: 'release' })}>
            {t(isOut ? 'deed.correct' : 'deed.release')}
          </Button>
        )
      )}
      {!isOut && !asked && (
        <div className={styles.schedule}>
          <Field
            type="datetime-local"
            label={t('deed.at')}
            value={at}
            error={wordOf('at')}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button
            disabled={!idle || Number.isNaN(Date.parse(at))}
            onClick={() => deed({ what: 'schedule', at: Date.parse(at) })}
          >
            {t('deed.schedule')}
          </Button>
        </div>
      )}
      {(isOut || state === 'scheduled' || asked) && (
        <Button tone="danger" disabled={!idle} onClick={() => deed({ what: 'withdraw' })}>
          {t(asked ? 'deed.cancel' : 'deed.withdraw')}
        </Button>
      )}
      {content.live && isOut && <EntryForm lang={lang} idle={idle} onSend={deed} />}
    </aside>
  );
};

const Lacking = ({ problems }: { readonly problems: Readonly<Record<string, string>> }) => {
  const t = useWords('newsroom');
  const wordOf = useFieldWord(problems);
  const names = Object.keys(problems);
  if (names.length === 0) return null;
  return (
    <div className={styles.lacking}>
      <b>{t('problem.label')}</b>
      <ul>
        {names.map((name) => (
          <li key={name}>{`${nameOf(name, t)}: ${wordOf(name) ?? ''}`}</li>
        ))}
      </ul>
    </div>
  );
};

const fieldNames = [
  'title',
  'summary',
  'safeTitle',
  'safeSummary',
  'coverAlt',
  'category',
  'type',
  'cover',
  'tags',
] as const;
/** What a field is called: `versions.vi.title` the title in Vietnamese, `versions.vi.blocks.2` its third block. */
const nameOf = (name: string, t: ReturnType<typeof useWords<'newsroom'>>): string => {
  const [first = '', lang, field = '', index] = name.split('.');
  const known = fieldNames.find((one) => one === (first === 'versions' ? field : first));
  const own = known ? t(`field.${known}`) : t('blocks.label');
  return [own, index === undefined ? null : `${Number(index) + 1}`, first === 'versions' ? (lang ?? null) : null]
    .filter((part) => part !== null)
    .join(' ');
};

interface EntryFormProps {
  readonly lang: Locale;
  readonly idle: boolean;
  readonly onSend: EditorCommands['deed'];
}
/** An entry of a live blog, which readers have at once. */
const EntryForm = ({ lang, idle, onSend }: EntryFormProps) => {
  const t = useWords('newsroom');
  const [entry, setEntry] = useState({ label: '', about: 'text' as EntryKind, title: '', text: '' });
  const isEmpty = entry.title.trim() === '' && entry.text.trim() === '';
  return (
    <form
      className={styles.form}
      aria-label={t('entry.label')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || !idle) return;
        onSend({ what: 'entry', lang, entry });
        setEntry({ ...entry, title: '', text: '' });
      }}
    >
      <b>{t('entry.label')}</b>
      <div className={styles.pair}>
        <Field
          label={t('entry.minute')}
          value={entry.label}
          maxLength={12}
          onChange={({ target }) => setEntry({ ...entry, label: target.value })}
        />
        <SelectField
          label={t('entry.about')}
          value={entry.about}
          onChange={({ target }) => setEntry({ ...entry, about: target.value as EntryKind })}
        >
          {entryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`about.${kind}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        label={t('entry.title')}
        value={entry.title}
        onChange={({ target }) => setEntry({ ...entry, title: target.value })}
      />
      <TextArea
        label={t('entry.text')}
        rows={3}
        value={entry.text}
        onChange={({ target }) => setEntry({ ...entry, text: target.value })}
      />
      <Button type="submit" tone="primary" disabled={!idle || isEmpty}>
        {t('entry.send')}
      </Button>
    </form>
  );
};

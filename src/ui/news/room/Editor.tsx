import { useCallback, useState, type KeyboardEvent } from 'react';
import { DEFAULT_LOCALE, localeConfig, locales, type Locale } from '#domain/locale/locale.ts';
import { emptyVersion, type Manuscript, type ManuscriptContent } from '#domain/news/newsroom.ts';
import {
  selectContent,
  selectFields,
  selectHasFuture,
  selectHasPast,
  selectManuscript,
  selectStep,
  selectTrouble,
} from '#machines/newsroom/editor.selectors.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { iconButton } from '../../kit/IconButton.css.ts';
import { Link } from '../../kit/Link.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { failureWord } from '../../shared/failureWord.ts';
import { FormAlert } from '../../shared/FormAlert.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { PreviewTab } from './PreviewTab.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { roomPath } from './roomPaths.ts';
import { useEditor, useEditorCommands, type EditorCommands } from './useEditor.ts';
import { WriteTab } from './WriteTab.tsx';
import * as styles from './room.css.ts';

const tabs = ['write', 'preview', 'history'] as const;
type Tab = (typeof tabs)[number];

/** One article of the newsroom; a new one has no id until its first change is saved. */
export default function Editor({ articleId }: { readonly articleId: string | null }) {
  const t = useWords('newsroom');
  const shell = useWords('shell');
  const go = useNavigate();
  // A new article keeps its editor when it gets its address.
  const [begun] = useState(articleId);
  const saved = useCallback(
    (manuscript: Manuscript) => {
      if (articleId === null) go(roomPath({ articleId: manuscript.articleId }), { replace: true });
    },
    [go, articleId],
  );
  const actor = useEditor(begun, saved);
  const commands = useEditorCommands(actor);
  const step = useSelector(actor, selectStep);
  const content = useSelector(actor, selectContent);
  const manuscript = useSelector(actor, selectManuscript);
  const failure = useSelector(actor, selectTrouble);
  const fields = useSelector(actor, selectFields);
  const [tab, setTab] = useState<Tab>('write');
  const [lang, setLang] = useState<Locale>(DEFAULT_LOCALE);
  const shownLang = content.versions[lang] ? lang : (locales.find(({ code }) => content.versions[code])?.code ?? lang);
  if (step === 'unread' && failure) return <Failed failure={failure} onRetry={commands.retry} />;
  if (step === 'reading') return <SkeletonRows rows={10} height={56} />;
  const word = failure && Object.keys(fields).length === 0 ? failureWord(failure) : null;
  const shortcuts = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const redoes = key === 'y' || (key === 'z' && event.shiftKey);
    const does = key === 's' ? commands.save : redoes ? commands.redo : key === 'z' ? commands.undo : null;
    if (!does) return;
    event.preventDefault();
    does();
  };
  return (
    // Ctrl+S and Ctrl+Z are where every editor has them: of the article, of which a field has only its own part.
    <div className={styles.editor} onKeyDown={shortcuts} role="presentation">
      <header className={styles.top}>
        <Link to={roomPath()} className={iconButton} aria-label={t('toRoom')}>
          <Icon name="arrow-left" size={20} />
        </Link>
        <h1 className={styles.title}>{content.versions[shownLang]?.title.trim() || t('list.untitled')}</h1>
        <span className={styles.saving} role="status" data-step={step}>
          {t(`step.${step === 'unread' ? 'unsaved' : step}`)}
        </span>
      </header>
      {step === 'conflict' && (
        <section className={styles.conflict} role="alert">
          <b>{t('conflict.title')}</b>
          <p>{t('conflict.fact')}</p>
          <div className={styles.buttons}>
            <Button onClick={commands.theirs}>{t('conflict.theirs')}</Button>
            <Button onClick={commands.mine} tone="primary">
              {t('conflict.mine')}
            </Button>
          </div>
        </section>
      )}
      <FormAlert>{word && shell(word.key, word.params)}</FormAlert>
      <Segments
        label={t('tabs.label')}
        choices={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div className={styles.languages}>
        <Languages lang={shownLang} content={content} onLang={setLang} onEdit={commands.edit} />
        <Undo actor={actor} commands={commands} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {tab === 'write' && <WriteTab {...{ content, fields, commands }} lang={shownLang} />}
          {tab === 'preview' && (
            <PreviewTab
              version={content.versions[shownLang] ?? emptyVersion}
              matches={manuscript?.matches ?? []}
              lang={shownLang}
            />
          )}
          {tab === 'history' && <HistoryTab {...{ manuscript, content, commands, step }} lang={shownLang} />}
        </div>
        <ReleasePanel {...{ manuscript, content, fields, step, commands }} lang={shownLang} />
      </div>
    </div>
  );
}

const Undo = ({
  actor,
  commands,
}: {
  readonly actor: ReturnType<typeof useEditor>;
  readonly commands: EditorCommands;
}) => {
  const t = useWords('newsroom');
  return (
    <>
      <Button size="s" tone="plain" onClick={commands.undo} disabled={!useSelector(actor, selectHasPast)}>
        {t('undo')}
      </Button>
      <Button size="s" tone="plain" onClick={commands.redo} disabled={!useSelector(actor, selectHasFuture)}>
        {t('redo')}
      </Button>
    </>
  );
};

interface LanguagesProps {
  readonly lang: Locale;
  readonly content: ManuscriptContent;
  readonly onLang: (lang: Locale) => void;
  readonly onEdit: EditorCommands['edit'];
}
/** The languages that it is in, and those that it may be in. */
const Languages = ({ lang, content: { versions }, onLang, onEdit }: LanguagesProps) => {
  const t = useWords('newsroom');
  const there = locales.filter(({ code }) => versions[code]);
  const nameOf = (code: Locale) => localeConfig(code).language;
  return (
    <div className={styles.languages}>
      {there.length > 0 && (
        <Segments
          label={t('language')}
          choices={there.map(({ code }) => ({ value: code, label: nameOf(code) }))}
          value={lang}
          onChange={onLang}
        />
      )}
      {locales
        .filter(({ code }) => !versions[code])
        .map(({ code }) => (
          <Button
            key={code}
            size="s"
            onClick={() => {
              onEdit({ versions: { ...versions, [code]: emptyVersion } });
              onLang(code);
            }}
          >
            {t('addLanguage', { language: nameOf(code) })}
          </Button>
        ))}
      {there.length > 1 && (
        <Button
          size="s"
          tone="plain"
          onClick={() => {
            const { [lang]: _gone, ...rest } = versions;
            onEdit({ versions: rest });
          }}
        >
          {t('removeLanguage', { language: nameOf(lang) })}
        </Button>
      )}
    </div>
  );
};

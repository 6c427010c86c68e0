import { useRef, useState, type ReactNode } from 'react';
import type { ConsoleContent, WrittenPart } from '#domain/console/console.ts';
import { saveContent } from '#machines/console/console.acts.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { useKeepFocus } from '../shared/focus.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { whyWord } from './useConsoleField.ts';
import type { HeldDraft } from './useHeldDraft.ts';
import * as styles from './console.css.ts';

interface PartFormProps<D> {
  readonly part: WrittenPart;
  readonly content: ConsoleContent;
  readonly held: HeldDraft<D>;
  /** The draft as it is stored. */
  readonly valueOf: (draft: D) => unknown;
  /** The fields, with what is wrong by their paths. */
  readonly children: (fields: Readonly<Record<string, string>>) => ReactNode;
  readonly preview?: ReactNode;
  /** Why it is not saved yet; null where it may be. */
  readonly notYet?: string | null;
  readonly onReload: () => void;
}

/** Edits a part and saves it, unless somebody else was faster or something is wrong with it. */
export const PartForm = <D,>(props: PartFormProps<D>) => {
  const { part, content, held, valueOf, children, preview, notYet = null, onReload } = props;
  const t = useWords('console');
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Some of its buttons are gone once they are pressed.
  useKeepFocus(form);
  const { press, busy, trouble } = useFormAct(saveContent, {
    done: (after) => {
      held.begin(after);
      setSaved(true);
    },
    whyNot: (failure) => {
      if (isRefused(failure, 409)) return t('save.conflict');
      return isRefused(failure, 422) ? t('save.wrong') : null;
    },
  });
  // Of what was discarded nothing is said any more.
  const failure = held.changed ? (trouble?.failure ?? null) : null;
  const fields = failure?.kind === 'refused' ? (failure.fields ?? {}) : {};
  const save = (value: unknown) => {
    setSaved(false);
    void press({ part, rev: held.rev, value });
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      aria-label={t(`part.${part}`)}
      onSubmit={(event) => {
        event.preventDefault();
        if (notYet === null) save(valueOf(held.draft));
      }}
    >
      {children(fields)}
      {/* What is built in has none. */}
      {preview !== undefined && (content.value !== null || held.changed) && (
        <section className={styles.preview} aria-label={t('save.preview')}>
          <h3 className={styles.hint}>{t('save.preview')}</h3>
          {preview}
        </section>
      )}
      <FormAlert>{held.changed && trouble?.words}</FormAlert>
      <Strange fields={fields} />
      {isRefused(failure, 409) && (
        <div className={styles.conflict}>
          <Button
            onClick={() => {
              onReload();
              held.begin(content);
            }}
          >
            {t('save.theirs')}
          </Button>
        </div>
      )}
      {notYet !== null && <p className={styles.hint}>{notYet}</p>}
      <div className={styles.bar}>
        <Button type="submit" tone="primary" busy={busy} disabled={!held.changed || notYet !== null}>
          {t('save.save')}
        </Button>
        <Button disabled={!held.changed || busy} onClick={() => held.begin(content)}>
          {t('save.undo')}
        </Button>
        {content.value === null && content.builtIn !== null && !held.changed && (
          <Button tone="plain" onClick={held.beginBuiltIn}>
            {t('save.begin')}
          </Button>
        )}
        {content.value !== null && (
          <Button tone="plain" disabled={busy} onClick={() => save(null)}>
            {t('save.builtIn')}
          </Button>
        )}
        <span className={styles.said} role="status">
          {saved && !held.changed ? t('save.saved') : ''}
        </span>
      </div>
    </form>
  );
};

/** What is wrong, by field, also where the field is out of sight. */
const Strange = ({ fields }: { readonly fields: Readonly<Record<string, string>> }) => {
  const t = useWords('console');
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {names.map((name) => (
        <li key={name}>{`${name}: ${whyWord(t, fields[name] ?? '')}`}</li>
      ))}
    </ul>
  );
};

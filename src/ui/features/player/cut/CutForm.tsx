import { useEffect, useRef, type FormEvent } from 'react';
import { marksWithin, type CutDraft } from '#domain/highlights/cutDraft.ts';
import { HIGHLIGHTS } from '#domain/highlights/highlight.ts';
import { highlightTree } from '#machines/highlights/highlights.resources.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { giveFocusBack, useFocusOnError } from '../../../shared/focus.ts';
import { useStage } from '../useStage.ts';
import { CutChapters } from './CutChapters.tsx';
import { CutSpan } from './CutSpan.tsx';
import { CutState } from './CutState.tsx';
import { useCutting } from './useCutting.ts';
import { useProblem } from './useProblem.ts';
import * as styles from './CutForm.css.ts';

interface CutFormProps {
  readonly roomId: string;
  readonly onClose: () => void;
}

/** Beside the picture, which can be wound while a highlight of it is chosen. */
export default function CutForm({ roomId, onClose }: CutFormProps) {
  const t = useWords('cutting');
  const place = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const panel = place.current;
    const before = document.activeElement;
    // The player would take letters and spaces that are typed here.
    const own = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === 'Escape') latest.current();
    };
    panel?.focus();
    panel?.addEventListener('keydown', own);
    return () => {
      panel?.removeEventListener('keydown', own);
      giveFocusBack(before);
    };
  }, []);
  return (
    <section ref={place} className={styles.panel} role="dialog" tabIndex={-1} aria-label={t('title')} data-part="cut">
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="x" size={20} />
        </IconButton>
      </header>
      <Form roomId={roomId} />
    </section>
  );
}

const langs = ['vi', 'en', 'zh'] as const;

const Form = ({ roomId }: Pick<CutFormProps, 'roomId'>) => {
  const t = useWords('cutting');
  const cutting = useCutting(roomId);
  const { step, send, of } = cutting;
  const { draft, fields } = of;
  const problem = useProblem(fields);
  const marks = useStage((state) => state.marks);
  const form = useFocusOnError(Object.keys(fields).length > 0 ? fields : null);
  const change = (one: Partial<CutDraft>) => send({ type: 'cutting.change', change: one });
  const writes = step === 'choosing' || step === 'refused';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'cutting.send', marks });
  };
  return (
    <>
      <CutState cutting={cutting} />
      {writes && (
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <CutSpan draft={draft} problem={problem} onChange={change} />
          {langs.map((lang) => (
            <Field
              key={lang}
              label={`${t('titles')}: ${t(lang)}`}
              value={draft.titles[lang]}
              error={problem(`titles.${lang}`)}
              maxLength={HIGHLIGHTS.titleMax}
              autoComplete="off"
              onChange={({ target }) => change({ titles: { ...draft.titles, [lang]: target.value } })}
            />
          ))}
          <Shelf draft={draft} error={problem('category') ?? problem('type')} onChange={change} />
          <CutChapters draft={draft} marks={marksWithin(draft, marks)} problem={problem} onChange={change} />
          <Button type="submit" tone="primary">
            {t('send')}
          </Button>
        </form>
      )}
    </>
  );
};

interface ShelfProps {
  readonly draft: CutDraft;
  readonly error: string | null;
  readonly onChange: (change: Partial<CutDraft>) => void;
}

/** Its category, and the type in it. */
const Shelf = ({ draft: { category, type }, error, onChange }: ShelfProps) => {
  const t = useWords('cutting');
  const tree = useResource(highlightTree, null).value ?? [];
  const types = tree.find(({ slug }) => slug === category)?.types ?? [];
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('category')}
        error={error}
        value={category}
        onChange={({ target: { value } }) =>
          onChange({ category: value, type: tree.find(({ slug }) => slug === value)?.types[0]?.slug ?? '' })
        }
      >
        {category === '' && <option value="">{t('choose')}</option>}
        {tree.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('type')}
        error={null}
        value={type}
        disabled={types.length === 0}
        onChange={({ target }) => onChange({ type: target.value })}
      >
        {type === '' && <option value="">{t('choose')}</option>}
        {types.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

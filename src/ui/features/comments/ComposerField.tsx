import { Suspense, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { CommentTarget } from '#domain/comments/comment.ts';
import { charactersOf } from '#domain/comments/composing.ts';
import { mentionAt, withMention, type Namable } from '#domain/comments/mention.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import * as styles from './comments.css.ts';
import type { Composer } from './useComposer.ts';

const MentionList = lazyPart(() => import('./MentionList.tsx'));

/** Whose names are offered after "@": those in this thread, and whom the member follows. */
export interface NamedIn {
  readonly target: CommentTarget;
  readonly parentId?: string;
}

interface ComposerFieldProps {
  readonly composer: Composer;
  readonly box?: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  /** The words of the button that sends. */
  readonly send: string;
  readonly named: NamedIn;
  readonly onCancel?: (() => void) | undefined;
  /** Above the field. */
  readonly children?: ReactNode;
}

/** The field of a comment, new or changed: its count and limit, why it was not sent, and names to choose after "@". */
export const ComposerField = ({ composer, box, label, send, named, onCancel, children }: ComposerFieldProps) => {
  const t = useWords('comments');
  const own = useRef<HTMLTextAreaElement>(null);
  const field = box ?? own;
  const { text, step, why, most, sendable, type } = composer;
  const [caret, setCaret] = useState(0);
  /** Where the "@" stands whose names the writer does not want. */
  const [closed, setClosed] = useState<number | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const list = useId();
  const typing = mentionAt(text, caret);
  const mention = typing && typing.from !== closed ? typing : null;
  const choose = (who: Namable) => {
    if (!mention) return;
    const after = withMention(text, caret, mention, who);
    type(after.text);
    setCaret(after.caret);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(after.caret, after.caret);
    });
  };
  const facts = () => {
    if (step === 'offline') return t('waits');
    return text === '' ? '' : t(composer.keeps ? 'kept' : 'count', { count: charactersOf(text), most });
  };
  return (
    <form
      className={styles.form}
      data-step={step}
      onSubmit={(event) => {
        event.preventDefault();
        composer.send();
      }}
    >
      {children}
      <div className={styles.field}>
        <TextArea
          ref={field}
          label={label}
          rows={2}
          value={text}
          error={step === 'tooLong' ? t('long', { most }) : (why ?? undefined)}
          aria-autocomplete="list"
          aria-controls={mention ? list : undefined}
          aria-activedescendant={(mention && active) ?? undefined}
          onChange={(event) => {
            type(event.target.value);
            setCaret(event.target.selectionStart);
            if (typing === null) setClosed(null);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        />
        {mention && (
          <Suspense>
            <MentionList
              {...{ id: list, field, named, query: mention.query, onActive: setActive, onChoose: choose }}
              onClose={() => setClosed(mention.from)}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.send}>
        <span className={styles.facts}>{facts()}</span>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button type="submit" tone="primary" busy={step === 'sending'} disabled={!sendable && step !== 'sending'}>
          {send}
        </Button>
      </div>
    </form>
  );
};

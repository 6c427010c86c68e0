import { Suspense, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { segmentCount } from '#domain/door/graphemes.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import * as styles from './Composer.css.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { useSuggestions } from './useSuggestions.ts';

const MentionRail = lazyPart(() => import('./MentionRail.tsx'));

export interface ComposerHandle {
  /** Inserts text at the caret, and moves the caret behind it. */
  readonly insert: (words: string) => void;
  readonly isEmpty: () => boolean;
}
export interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Names to mention, latest speaker first; called only while a mention is being typed. */
  readonly names: () => readonly string[];
  readonly replyTo: { readonly showName: string; readonly text: string } | null;
  readonly onCancelReply: () => void;
  /** Most characters. */
  readonly most: number;
  /** Seconds until another message is allowed; 0 for now. */
  readonly slowDownS: number;
  readonly onSend: () => void;
  readonly ref?: Ref<ComposerHandle>;
}

/** Share of the most characters from which the counter is shown. */
const COUNTED_FROM = 0.8;

/**
 * The message field. Enter sends, except while an input method is composing (X14); Shift+Enter inserts a line break.
 */
export const Composer = (props: ComposerProps) => {
  const { text, onText, names, replyTo, most, slowDownS, onSend, ref } = props;
  const t = useWords('chat');
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const { items, from, onEnter, withEmoji } = useSuggestions(text, caret, names);
  const used = text.length < most * COUNTED_FROM ? text.length : segmentCount(text);
  const over = used - most;
  const sendable = text.trim() !== '' && over <= 0 && slowDownS === 0;

  const replace = (from: number, to: number, words: string) => {
    const at = from + words.length;
    onText(text.slice(0, from) + words + text.slice(to));
    setCaret(at);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  useImperativeHandle(ref, () => ({
    isEmpty: () => text.trim() === '',
    insert: (words) => {
      const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
      replace(selectionStart, selectionEnd, words);
    },
  }));
  const take = (words: string) => replace(from, caret, words);

  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Key code 229 belongs to the input method; some browsers end the composition before the key event.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (items.length > 0) {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        setChosen((chosen + step + items.length) % items.length);
        return;
      }
      if (event.key === 'Tab' || (event.key === 'Enter' && onEnter)) {
        event.preventDefault();
        take(items[chosen % items.length]!.words);
        return;
      }
    }
    if (event.key === 'Escape' && replyTo) props.onCancelReply();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (sendable) onSend();
  };

  return (
    <div className={styles.composer}>
      {items.length > 0 && (
        <Suspense>
          <MentionRail
            label={t(items[0]!.label.startsWith('@') ? 'mentions' : 'codes')}
            items={items}
            chosen={chosen % items.length}
            onChoose={take}
          />
        </Suspense>
      )}
      {replyTo && (
        <div className={styles.reply}>
          <span className={styles.replyText}>
            <b>{t('replyingTo', { name: replyTo.showName })}</b> {replyTo.text}
          </span>
          <IconButton label={t('cancelReply')} onClick={props.onCancelReply}>
            <Icon name="x" size={16} />
          </IconButton>
        </div>
      )}
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (sendable) onSend();
        }}
      >
        <div className={styles.box} data-over={over > 0 || undefined}>
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            value={text}
            placeholder={t('placeholder')}
            aria-label={t('placeholder')}
            aria-invalid={over > 0}
            enterKeyHint="send"
            autoComplete="off"
            onChange={(event) => {
              const { value, selectionStart } = event.currentTarget;
              const emoji = withEmoji(value, selectionStart);
              onText(emoji?.text ?? value);
              setCaret(emoji?.caret ?? selectionStart);
              if (emoji) requestAnimationFrame(() => field.current?.setSelectionRange(emoji.caret, emoji.caret));
              setChosen(0);
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onKeyDown={pressed}
          />
          {used >= most * COUNTED_FROM && (
            <span className={styles.counter} role={over > 0 ? 'alert' : undefined}>
              {over > 0 ? t('tooLong', { over }) : t('counter', { used, of: most })}
            </span>
          )}
          <EmojiButton
            onPick={(emoji) => {
              const { selectionStart, selectionEnd } = field.current!;
              replace(selectionStart, selectionEnd, emoji);
            }}
          />
        </div>
        <button
          className={styles.send}
          type="submit"
          aria-label={slowDownS > 0 ? t('slowDown', { seconds: slowDownS }) : t('send')}
          title={t('send')}
          aria-disabled={!sendable}
          data-on={sendable || undefined}
          // The field keeps the focus, or a phone's keyboard would close and open with every message.
          onPointerDown={(event) => event.preventDefault()}
        >
          {slowDownS > 0 ? `${slowDownS} s` : <Icon name="send-horizontal" size={21} />}
        </button>
      </form>
    </div>
  );
};

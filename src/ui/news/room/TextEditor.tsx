import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { textKinds, type TextBlock } from '#domain/content/blocks.ts';
import { pastedInto, withMark, type Mark, type Pasted, type Selected } from '#domain/news/marking.ts';
import { markedText, spansOfMarked } from '#domain/news/marks.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import * as styles from './room.css.ts';

/** Each mark with its key, pressed with Ctrl or ⌘, where editors have it. */
const marks: readonly { readonly mark: Mark; readonly key: string }[] = [
  { mark: 'bold', key: 'b' },
  { mark: 'italic', key: 'i' },
  { mark: 'link', key: 'k' },
];

interface TextEditorProps {
  readonly block: TextBlock;
  /** From 1. */
  readonly number: number;
  readonly onWrite: (block: TextBlock) => void;
  /** What the block becomes by a paste. */
  readonly onPasted: (pasted: Pasted) => void;
}

/** A text with marks, its kind, and the marks as buttons. What was copied elsewhere with its form is cleaned at the origin, and stands where it was pasted. */
export const TextEditor = ({ block, number, onWrite, onPasted }: TextEditorProps) => {
  const t = useWords('newsroom');
  const { loadPort } = useApp();
  const area = useRef<HTMLTextAreaElement>(null);
  // As it is typed: marks that are not closed yet would be lost from the runs that they make.
  const [typed, setTyped] = useState(() => ({ text: markedText(block.spans), spans: block.spans }));
  const text = typed.spans === block.spans ? typed.text : markedText(block.spans);
  const latest = useRef({ onPasted, text, block });
  latest.current = { onPasted, text, block };
  const [pasting, setPasting] = useState(false);
  const [selection, select] = useState<Selected | null>(null);
  useLayoutEffect(() => {
    if (selection) area.current?.setSelectionRange(selection.start, selection.end);
  }, [selection]);
  const write = (next: string) => {
    const spans = spansOfMarked(next);
    setTyped({ text: next, spans });
    onWrite({ ...block, spans });
  };
  const press = (mark: Mark) => {
    const field = area.current;
    if (!field) return;
    const marked = withMark({ text, start: field.selectionStart, end: field.selectionEnd }, mark);
    field.focus();
    write(marked.text);
    select(marked);
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const found = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    press(found.mark);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    event.preventDefault();
    const plain = event.clipboardData.getData('text/plain');
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    // What is typed while it is cleaned stays: then it goes behind it.
    const place = (blocks: readonly TextBlock[]) => {
      const now = latest.current;
      const at =
        now.text === text ? { text, start, end } : { text: now.text, start: now.text.length, end: now.text.length };
      now.onPasted(pastedInto(now.block, at, blocks));
    };
    setPasting(true);
    void loadPort('newsroom')
      .then((port) => port.paste(html, AbortSignal.timeout(15_000)))
      .then((answer) => place(answer.ok ? answer.value : plainBlocks(plain)))
      .catch(() => place(plainBlocks(plain)))
      .finally(() => setPasting(false));
  };
  return (
    <>
      <div className={styles.marks} role="group" aria-label={t('blocks.format', { n: number })}>
        <SelectField
          label={t('blocks.as')}
          value={block.kind}
          onChange={({ target: { value } }) => {
            const kind = textKinds.find((one) => one === value);
            if (kind) onWrite({ ...block, kind });
          }}
        >
          {textKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        {marks.map(({ mark, key }) => (
          <Button
            key={mark}
            size="s"
            tone="plain"
            aria-keyshortcuts={`Control+${key.toUpperCase()}`}
            onClick={() => press(mark)}
          >
            {t(`blocks.${mark}`)}
          </Button>
        ))}
      </div>
      <TextArea
        ref={area}
        label={`${t(`kind.${block.kind}`)} ${number}`}
        rows={block.kind === 'paragraph' ? 4 : 2}
        value={text}
        hint={pasting ? t('blocks.pasting') : undefined}
        onPaste={paste}
        onKeyDown={keys}
        onChange={({ target }) => write(target.value)}
      />
    </>
  );
};

/** The words alone, where nobody could clean the rest. */
const plainBlocks = (text: string): readonly TextBlock[] =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', spans: [{ text: line }] }));

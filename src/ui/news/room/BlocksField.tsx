import { useRef, useState, type ClipboardEvent } from 'react';
import { textKinds, type TextBlock } from '#domain/content/blocks.ts';
import { NEWS, type ArticleBlock } from '#domain/news/article.ts';
import { markedText, spansOfMarked } from '#domain/news/marks.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { ThingBlock, type ThingOf } from './ThingBlock.tsx';
import * as styles from './room.css.ts';

const things = ['picture', 'match', 'table', 'odds', 'tip', 'room'] as const;
type Kind = (typeof textKinds)[number] | (typeof things)[number];
const kinds: readonly Kind[] = [...textKinds, ...things];

const isText = (block: ArticleBlock): block is TextBlock => textKinds.some((kind) => kind === block.kind);

const emptyBlock = (kind: Kind): ArticleBlock => {
  switch (kind) {
    case 'picture':
      return { kind, picture: { url: '', w: 0, h: 0, alt: '' } };
    case 'match':
    case 'odds':
      return { kind, fixtureId: '' };
    case 'table':
      return { kind, leagueId: '', leagueName: '', leagueSlug: '', season: '', teams: [] };
    case 'tip':
      return { kind, tipId: '' };
    case 'room':
      return { kind, roomId: '' };
    default:
      return { kind, spans: [] };
  }
};

interface BlocksFieldProps {
  readonly blocks: readonly ArticleBlock[];
  /** What is wrong with a block, in words. */
  readonly problemOf: (index: number) => string | null;
  readonly onChange: (blocks: readonly ArticleBlock[]) => void;
}

/** The blocks of a text, each with its own keys: written, moved, removed, and others put behind them. */
export const BlocksField = ({ blocks, problemOf, onChange }: BlocksFieldProps) => {
  const t = useWords('newsroom');
  const [kind, setKind] = useState<Kind>('paragraph');
  const replaced = (at: number, ...by: readonly ArticleBlock[]) => onChange(blocks.toSpliced(at, 1, ...by));
  const moved = (at: number, by: -1 | 1) => {
    const block = blocks[at]!;
    onChange(blocks.toSpliced(at, 1).toSpliced(at + by, 0, block));
  };
  return (
    <fieldset className={styles.blocks}>
      <legend>{t('blocks.label')}</legend>
      <p className={styles.hint}>{t('blocks.hint')}</p>
      <ol className={styles.blockList}>
        {blocks.map((block, i) => (
          // A block has no id of its own; a moved one keeps what is in it, because all of it is in the article.
          <li key={i} className={styles.block} data-block={block.kind}>
            <div className={styles.blockHead}>
              <span className={styles.blockKind}>{!isText(block) && t(`kind.${block.kind}`)}</span>
              <IconButton label={t('blocks.up', { n: i + 1 })} disabled={i === 0} onClick={() => moved(i, -1)}>
                <Icon name="chevron-up" size={18} />
              </IconButton>
              <IconButton
                label={t('blocks.down', { n: i + 1 })}
                disabled={i === blocks.length - 1}
                onClick={() => moved(i, 1)}
              >
                <Icon name="chevron-down" size={18} />
              </IconButton>
              <IconButton label={t('blocks.remove', { n: i + 1 })} onClick={() => replaced(i)}>
                <Icon name="trash-2" size={18} />
              </IconButton>
            </div>
            {isText(block) ? (
              <TextEditor
                block={block}
                label={`${t(`kind.${block.kind}`)} ${i + 1}`}
                onWrite={(spans) => replaced(i, { ...block, spans })}
                onPasted={(pasted) => onChange(blocks.toSpliced(i + 1, 0, ...pasted).slice(0, NEWS.blocksMax))}
              />
            ) : (
              <ThingBlock block={block as ThingOf} onChange={(one) => replaced(i, one)} />
            )}
            <FieldError>{problemOf(i)}</FieldError>
          </li>
        ))}
      </ol>
      <div className={styles.addBlock}>
        <SelectField label={t('blocks.kind')} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button onClick={() => onChange([...blocks, emptyBlock(kind)])} disabled={blocks.length >= NEWS.blocksMax}>
          {t('blocks.add')}
        </Button>
      </div>
    </fieldset>
  );
};

interface TextEditorProps {
  readonly block: TextBlock;
  readonly label: string;
  readonly onWrite: (spans: TextBlock['spans']) => void;
  readonly onPasted: (blocks: readonly TextBlock[]) => void;
}

/** A text with marks. What was copied elsewhere with its form is cleaned at the origin, and comes as blocks behind it. */
const TextEditor = ({ block, label, onWrite, onPasted }: TextEditorProps) => {
  const t = useWords('newsroom');
  const { loadPort } = useApp();
  // As it is typed: marks that are not closed yet would be lost from the runs that they make.
  const [typed, setTyped] = useState(() => ({ text: markedText(block.spans), spans: block.spans }));
  const latest = useRef(onPasted);
  latest.current = onPasted;
  const [pasting, setPasting] = useState(false);
  const text = typed.spans === block.spans ? typed.text : markedText(block.spans);
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    event.preventDefault();
    const plain = event.clipboardData.getData('text/plain');
    setPasting(true);
    void loadPort('newsroom')
      .then((port) => port.paste(html, AbortSignal.timeout(15_000)))
      .then((answer) => latest.current(answer.ok ? answer.value : plainBlocks(plain)))
      .catch(() => latest.current(plainBlocks(plain)))
      .finally(() => setPasting(false));
  };
  return (
    <TextArea
      label={label}
      rows={block.kind === 'paragraph' ? 4 : 2}
      value={text}
      hint={pasting ? t('blocks.pasting') : undefined}
      onPaste={paste}
      onChange={({ target }) => {
        const spans = spansOfMarked(target.value);
        setTyped({ text: target.value, spans });
        onWrite(spans);
      }}
    />
  );
};

/** The words alone, where nobody could clean the rest. */
const plainBlocks = (text: string): readonly TextBlock[] =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', spans: [{ text: line }] }));

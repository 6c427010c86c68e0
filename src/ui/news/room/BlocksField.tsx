import { useLayoutEffect, useRef, useState } from 'react';
import { textKinds, type TextBlock } from '#domain/content/blocks.ts';
import { NEWS, type ArticleBlock } from '#domain/news/article.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { TextEditor } from './TextEditor.tsx';
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

/** Where the focus goes once the blocks have changed: of a block, one of its keys, or its first field. */
interface Wish {
  readonly at: number;
  readonly on: 'up' | 'down' | 'remove' | 'field';
  readonly caret?: number;
}
const focusOn = (list: HTMLElement | null, { at, on, caret }: Wish): void => {
  const block = list?.children[at];
  // A text has its kind before it, which is no field to write in.
  const wanted =
    on === 'field' ? ['textarea, input', 'select'] : [`[data-do="${on}"]:not(:disabled)`, '[data-do]:not(:disabled)'];
  const field = wanted.map((one) => block?.querySelector<HTMLElement>(one)).find((one) => one);
  field?.focus();
  if (caret !== undefined && field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret);
};

/**
 * The blocks of a text, each with its own keys: written, moved, removed, and others put behind them. The focus goes with
 * what a key did, so that it can be pressed again.
 */
export const BlocksField = ({ blocks, problemOf, onChange }: BlocksFieldProps) => {
  const t = useWords('newsroom');
  const [kind, setKind] = useState<Kind>('paragraph');
  const list = useRef<HTMLOListElement>(null);
  const wish = useRef<Wish | null>(null);
  useLayoutEffect(() => {
    if (wish.current) focusOn(list.current, wish.current);
    wish.current = null;
  }, [blocks]);
  const change = (changed: readonly ArticleBlock[], then: Wish | null) => {
    wish.current = then;
    onChange(changed.slice(0, NEWS.blocksMax));
  };
  const replaced = (at: number, by: ArticleBlock) => change(blocks.with(at, by), null);
  const moved = (at: number, by: -1 | 1) => {
    const block = blocks[at]!;
    change(blocks.toSpliced(at, 1).toSpliced(at + by, 0, block), { at: at + by, on: by === -1 ? 'up' : 'down' });
  };
  const added = (at: number, block: ArticleBlock) => change(blocks.toSpliced(at, 0, block), { at, on: 'field' });
  const isFull = blocks.length >= NEWS.blocksMax;
  return (
    <fieldset className={styles.blocks}>
      <legend>{t('blocks.label')}</legend>
      <p className={styles.hint}>{t('blocks.hint')}</p>
      <ol className={styles.blockList} ref={list}>
        {blocks.map((block, i) => (
          // A block has no id of its own; a moved one keeps what is in it, because all of it is in the article.
          <li key={i} className={styles.block} data-block={block.kind}>
            <div className={styles.blockHead}>
              <span className={styles.blockKind}>{!isText(block) && t(`kind.${block.kind}`)}</span>
              <IconButton
                label={t('blocks.up', { n: i + 1 })}
                data-do="up"
                disabled={i === 0}
                onClick={() => moved(i, -1)}
              >
                <Icon name="chevron-up" size={18} />
              </IconButton>
              <IconButton
                label={t('blocks.down', { n: i + 1 })}
                data-do="down"
                disabled={i === blocks.length - 1}
                onClick={() => moved(i, 1)}
              >
                <Icon name="chevron-down" size={18} />
              </IconButton>
              <IconButton
                label={t('blocks.behind', { n: i + 1 })}
                data-do="behind"
                disabled={isFull}
                onClick={() => added(i + 1, emptyBlock('paragraph'))}
              >
                <Icon name="plus" size={18} />
              </IconButton>
              <IconButton
                label={t('blocks.remove', { n: i + 1 })}
                data-do="remove"
                onClick={() => change(blocks.toSpliced(i, 1), { at: Math.min(i, blocks.length - 2), on: 'remove' })}
              >
                <Icon name="trash-2" size={18} />
              </IconButton>
            </div>
            {isText(block) ? (
              <TextEditor
                block={block}
                number={i + 1}
                onWrite={(one) => replaced(i, one)}
                onPasted={({ blocks: pasted, index, caret }) =>
                  change(blocks.toSpliced(i, 1, ...pasted), { at: i + index, on: 'field', caret })
                }
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
        <Button onClick={() => added(blocks.length, emptyBlock(kind))} disabled={isFull}>
          {t('blocks.add')}
        </Button>
      </div>
    </fieldset>
  );
};

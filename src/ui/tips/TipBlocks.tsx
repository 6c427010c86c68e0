import type { Span, TextBlock } from '#domain/content/blocks.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './TipBlocks.css.ts';

const Run = ({ text, bold, italic, to }: Span) => {
  const words = italic ? <i>{text}</i> : text;
  const shown = bold ? <b>{words}</b> : words;
  if (to === undefined) return shown;
  return (
    <Link className={styles.link} to={to}>
      {shown}
    </Link>
  );
};

const Spans = ({ of }: { readonly of: TextBlock }) =>
  // A written text does not change its order.
  // oxlint-disable-next-line react/no-array-index-key
  of.spans.map((span, i) => <Run key={i} {...span} />);

/** Points in a row are one list. */
const gathered = (blocks: readonly TextBlock[]): readonly (readonly TextBlock[])[] => {
  const groups: TextBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'list' && last?.[0]?.kind === 'list') last.push(block);
    else groups.push([block]);
  }
  return groups;
};

const Block = ({ group }: { readonly group: readonly TextBlock[] }) => {
  const [block] = group;
  if (block?.kind === 'list')
    return (
      <ul className={styles.list}>
        {group.map((point, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={i}>
            <Spans of={point} />
          </li>
        ))}
      </ul>
    );
  if (!block) return null;
  if (block.kind === 'heading')
    return (
      <h3 className={styles.heading}>
        <Spans of={block} />
      </h3>
    );
  if (block.kind === 'quote')
    return (
      <blockquote className={styles.quote}>
        <Spans of={block} />
      </blockquote>
    );
  return (
    <p>
      <Spans of={block} />
    </p>
  );
};

interface TipBlocksProps {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
  /** Whether its author is still there. */
  readonly authored: boolean;
}

/** What an author wrote of a tip, from blocks; gone with their account, or withheld by moderators. */
export const TipBlocks = ({ title, blocks, authored }: TipBlocksProps) => {
  const t = useWords('tips');
  if (title === '' && blocks.length === 0) return <p>{t(authored ? 'detail.whyWithheld' : 'detail.whyGone')}</p>;
  return (
    <div className={styles.text}>
      {title !== '' && <p className={styles.lead}>{title}</p>}
      {gathered(blocks).map((group, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Block key={i} group={group} />
      ))}
    </div>
  );
};

import { Fragment, Suspense, useState, type ReactNode } from 'react';
import type { Span, TextBlock } from '#domain/content/blocks.ts';
import type { Article, ArticleBlock } from '#domain/news/article.ts';
import { newsImage } from '#domain/news/newsPicture.ts';
import { MatchBlock } from '../features/matches/MatchBlock.tsx';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { RoomBlock } from './RoomBlock.tsx';
import { TableBlock } from './TableBlock.tsx';
import * as styles from './article.css.ts';

const OddsBlock = lazyPart(() => import('./OddsBlock.tsx'));
const TipBlock = lazyPart(() => import('./TipBlock.tsx'));

/** Runs of text; one with an address of the portal is a link. There is no HTML in them. */
export const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map(({ text, bold, italic, to }, i) => {
    let run: ReactNode = text;
    if (italic) run = <em>{run}</em>;
    if (bold) run = <strong>{run}</strong>;
    if (to?.startsWith('/')) run = <Link to={to}>{run}</Link>;
    else if (to !== undefined) {
      run = (
        <a href={to} rel="noopener nofollow">
          {run}
        </a>
      );
    }
    return <Fragment key={i}>{run}</Fragment>;
  });

const isPoint = (block: ArticleBlock): block is TextBlock => block.kind === 'list';

/** Points that follow each other are one list. */
const grouped = (blocks: readonly ArticleBlock[]): readonly (ArticleBlock | readonly TextBlock[])[] => {
  const groups: (ArticleBlock | TextBlock[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isPoint(block)) groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
};
const isList = (one: ArticleBlock | readonly TextBlock[]): one is readonly TextBlock[] => Array.isArray(one);

interface BlocksProps {
  readonly blocks: readonly ArticleBlock[];
  readonly article: Pick<Article, 'matches'>;
}

/** The parts of an article in order. */
export const Blocks = ({ blocks, article }: BlocksProps) =>
  grouped(blocks).map((one, i) =>
    isList(one) ? (
      <ul key={i} data-list="">
        {one.map(({ spans }, point) => (
          <li key={point}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ) : (
      <Block key={i} block={one} article={article} />
    ),
  );

const Block = ({ block, article }: { readonly block: ArticleBlock; readonly article: Pick<Article, 'matches'> }) => {
  const fixture = 'fixtureId' in block ? article.matches.find((one) => one.fixtureId === block.fixtureId) : undefined;
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      );
    case 'quote':
      return (
        <blockquote>
          <Spans spans={block.spans} />
        </blockquote>
      );
    case 'picture': {
      const { w, h, alt } = block.picture;
      return (
        <figure className={styles.figure}>
          <img
            {...newsImage(block.picture, 'article')}
            width={w}
            height={h}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
          {block.caption !== undefined && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    }
    case 'match':
      return fixture ? <MatchBlock fixture={fixture} /> : null;
    case 'table':
      return <TableBlock of={block} />;
    case 'odds':
      return fixture && !fixture.hidden ? <OpenedOdds>{() => <OddsBlock fixture={fixture} />}</OpenedOdds> : null;
    case 'tip':
      return (
        <ul className={styles.tip}>
          <Suspense>
            <TipBlock tipId={block.tipId} />
          </Suspense>
        </ul>
      );
    case 'room':
      return <RoomBlock roomId={block.roomId} fixture={fixture} />;
    case 'entry':
      return null;
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
  }
};

/** TI-9: prices are asked for, so that no text moves when they come, and nobody who hides them sees that there are some. */
const OpenedOdds = ({ children }: { readonly children: () => ReactNode }) => {
  const t = useWords('news');
  const { hideOdds } = useSpoiler();
  const [open, setOpen] = useState(false);
  if (hideOdds) return null;
  return (
    <details className={styles.opened} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('odds')}</summary>
      {open && <Suspense fallback={<SkeletonRows rows={5} height={56} />}>{children()}</Suspense>}
    </details>
  );
};

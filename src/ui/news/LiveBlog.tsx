import { useState } from 'react';
import type { BlogEntry } from '#domain/news/newsView.ts';
import { freshEntries } from '#domain/news/newsView.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button } from '../kit/Button.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { LiveBadge } from '../kit/LiveBadge.tsx';
import { Spans } from './Blocks.tsx';
import * as styles from './article.css.ts';

interface LiveBlogProps {
  /** The newest first. */
  readonly entries: readonly BlogEntry[];
  /** It is being written. */
  readonly live: boolean;
}

/** NE-9: a live blog. What is written while it is read waits behind a button, so that no line moves under the reader. */
export const LiveBlog = ({ entries, live }: LiveBlogProps) => {
  const t = useWords('news');
  const [seenTo, setSeenTo] = useState(entries[0]?.entryId ?? '');
  const [oldestFirst, setOldestFirst] = useState(false);
  const { fresh, known } = freshEntries(entries, seenTo);
  const shown = oldestFirst ? known.toReversed() : known;
  return (
    <section className={styles.blog} aria-label={t('blog.title')}>
      <div className={styles.blogHead}>
        <h2>{t('blog.title')}</h2>
        {live && <LiveBadge small>{t('live')}</LiveBadge>}
        <Button size="s" tone="plain" aria-pressed={oldestFirst} onClick={() => setOldestFirst(!oldestFirst)}>
          {t('blog.oldest')}
        </Button>
      </div>
      <div className={styles.fresh} role="status">
        {fresh.length > 0 && (
          <Button tone="primary" onClick={() => setSeenTo(entries[0]!.entryId)}>
            {t.tn('blog.fresh', fresh.length)}
            <Icon name="arrow-up" size={18} />
          </Button>
        )}
      </div>
      <ol>
        {shown.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </ol>
    </section>
  );
};

const Entry = ({ entry: { at, label, title, spans, about } }: { readonly entry: BlogEntry }) => {
  const zone = useZone();
  return (
    <li className={styles.entry} data-about={about}>
      <span className={styles.minute}>
        <Figure size={20} tone={about === 'goal' ? 'live' : 'plain'}>
          {label || hourMinute(at, zone)}
        </Figure>
      </span>
      <div className={styles.entryText}>
        {title !== '' && <h3>{title}</h3>}
        <p>
          <Spans spans={spans} />
        </p>
      </div>
    </li>
  );
};

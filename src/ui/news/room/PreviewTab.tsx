import { useState } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { WrittenVersion } from '#domain/news/newsroom.ts';
import { splitBlog } from '#domain/news/newsView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Segments } from '../../kit/Segments.tsx';
import { Blocks } from '../Blocks.tsx';
import { LiveBlog } from '../LiveBlog.tsx';
import * as article from '../article.css.ts';
import * as styles from './room.css.ts';

const widths = ['360', '768', '1100'] as const;

interface PreviewTabProps {
  readonly version: WrittenVersion;
  readonly matches: readonly Fixture[];
  readonly lang: Locale;
}

/** What readers will see, as wide as they have it; a match that was just added shows once it is saved. */
export const PreviewTab = ({ version, matches, lang }: PreviewTabProps) => {
  const t = useWords('newsroom');
  const [width, setWidth] = useState<(typeof widths)[number]>('360');
  const { text, entries } = splitBlog(version.blocks);
  const shown = text.filter((block) => block.kind !== 'picture' || block.picture.url !== '');
  return (
    <section className={styles.preview}>
      <Segments
        label={t('width.label')}
        choices={widths.map((value) => ({ value, label: t(`width.${value}`) }))}
        value={width}
        onChange={setWidth}
      />
      {/* A box that scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.paperBox} role="region" aria-label={t('tabs.preview')} tabIndex={0}>
        <article className={styles.paper} data-width={width} lang={lang}>
          <h2 className={article.title}>{version.title}</h2>
          <p className={article.summary}>{version.summary}</p>
          <div className={article.body}>
            <Blocks blocks={shown} article={{ matches }} />
            {entries.length > 0 && <LiveBlog entries={entries} live={false} />}
          </div>
        </article>
      </div>
    </section>
  );
};

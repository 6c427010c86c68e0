import { splitBlog } from '#domain/news/newsView.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { articleDetail } from '#machines/news/news.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLivePoll } from '../hooks/useLivePoll.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Crest } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { ScoreTile } from '../kit/ScoreTile.tsx';
import { scoreTile } from '../kit/ScoreTile.css.ts';
import { Unlit } from '../kit/Unlit.tsx';
import * as styles from './news.css.ts';

/** How many of the latest entries it tells. */
const TOLD = 2;

/** A live blog that is being written, as a board across the first page: the score and its latest entries. */
export const LiveStrip = ({ slug }: { readonly slug: string }) =>
  // Its entries are of this minute, and no page waits for them.
  useHydrated() ? <Strip slug={slug} /> : <div className={styles.strip} />;

const Strip = ({ slug }: { readonly slug: string }) => {
  const t = useWords('news');
  const { value: article, retry } = useResource(articleDetail, { slug });
  useLivePoll(article?.live === true, [retry]);
  const [fixture] = article?.matches ?? [];
  return (
    <div className={styles.strip}>
      {article && fixture && (
        <>
          <span className={styles.stripScore}>
            <Crest side={fixture.localteam} size={32} />
            {fixture.hidden ? (
              <Unlit of={fixture} tile={scoreTile} />
            ) : (
              fixture.score && <ScoreTile score={[fixture.score.home, fixture.score.away]} />
            )}
            <Crest side={fixture.visitorteam} size={32} />
          </span>
          <ul className={styles.stripEntries}>
            {splitBlog(article.blocks)
              .entries.slice(0, TOLD)
              .map(({ entryId, label, title, spans }) => (
                <li key={entryId} className={styles.stripEntry}>
                  <Figure size={18} tone="live">
                    {label}
                  </Figure>
                  <span className={styles.cut}>{title || spans.map(({ text }) => text).join('')}</span>
                </li>
              ))}
          </ul>
          <Link to={articlePath(article)} {...buttonLook({ tone: 'board', size: 's' })}>
            {t('readLive')}
          </Link>
        </>
      )}
    </div>
  );
};

import type { Article } from '#domain/news/article.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { newsImage } from '#domain/news/newsPicture.ts';
import { splitBlog } from '#domain/news/newsView.ts';
import { articleDetail } from '#machines/news/news.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { UnmutedArticles } from '../features/news/UnmutedArticles.tsx';
import { useView } from '../features/social/useView.ts';
import { useCanonical } from '../hooks/useCanonical.ts';
import { useKept } from '../hooks/useKept.ts';
import { useLivePoll } from '../hooks/useLivePoll.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { CoverPicture } from '../kit/CoverPicture.tsx';
import { Face } from '../kit/Face.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { Ago } from '../shared/Ago.tsx';
import { ArticleRow } from '../features/news/ArticleCards.tsx';
import { AboutRow, ArticleCrumbs, ArticleHidden, OtherLanguage } from './ArticleParts.tsx';
import { ArticleTools, textSizeOf, TEXT_SIZE } from './ArticleTools.tsx';
import { Blocks } from './Blocks.tsx';
import { LiveBlog } from './LiveBlog.tsx';
import * as list from './news.css.ts';
import * as styles from './article.css.ts';

/** NE-2: an article with what lives in it, what it is about, and what one reads next. */
export default function ArticleScreen({ params }: Pick<ScreenProps<'article'>, 'params'>) {
  const { value, failure, busy, retry } = useResource(articleDetail, { slug: params.slug });
  useNotFound(!value && isMissing(failure));
  useCanonical(value && articlePath(value), articlePath(params));
  const runs = value !== null && (value.live === true || value.matches.some(({ status }) => status === 'live'));
  useLivePoll(runs, [retry]);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value)
    return (
      <div className={styles.page} aria-hidden="true">
        <div className={styles.article}>
          <Skeleton height={320} />
          <SkeletonRows rows={8} height={40} />
        </div>
      </div>
    );
  return <Whole key={value.articleId} article={value} />;
}

const Whole = ({ article }: { readonly article: Article }) => {
  const t = useWords('news');
  const { articleId, title, summary, cover, author, createdAt, updatedAt, readMin, lang, hidden, related } = article;
  useView({ type: 'article', id: articleId });
  const { kept, chosen, keep } = useKept(TEXT_SIZE);
  const size = textSizeOf(chosen ?? kept);
  const { text, entries } = splitBlog(article.blocks);
  return (
    <div className={styles.page} data-news-article={articleId}>
      <div className={styles.readSoFar} aria-hidden="true" />
      <article className={styles.article} lang={lang}>
        <ArticleCrumbs article={article} />
        <div className={styles.hero}>
          {cover && (
            <CoverPicture
              picture={cover}
              image={newsImage(cover, 'article')}
              className={styles.picture}
              alt={cover.alt}
              first
            />
          )}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.by}>
          {/* Who wrote it has one face, wherever it stands. */}
          <Face user={{ userId: author.name, profilePicture: author.picture }} size={40} />
          <div className={styles.author}>
            <b>{author.name}</b>
            <span className={styles.facts}>
              <Ago at={createdAt} />
              <span>{t('minutes', { count: readMin })}</span>
              {updatedAt !== undefined && updatedAt > createdAt && (
                <span>
                  {t('corrected')} <Ago at={updatedAt} />
                </span>
              )}
            </span>
          </div>
          <ArticleTools article={article} size={size} onSize={keep} />
        </div>
        <OtherLanguage article={article} />
        <div className={styles.body} data-text={size}>
          {hidden ? <ArticleHidden article={article} /> : <Blocks blocks={text} article={article} />}
          {!hidden && entries.length > 0 && <LiveBlog entries={entries} live={article.live === true} />}
        </div>
        <AboutRow article={article} />
        {!hidden && <Comments target={{ type: 'article', id: articleId }} name={title} folded />}
      </article>
      {related.length > 0 && (
        <aside className={styles.rail} aria-label={t('next')}>
          <section>
            <h2 className={list.heading}>{t('next')}</h2>
            <UnmutedArticles all={related}>
              {(articles) => (
                <ul className={list.list}>
                  {articles.map((one) => (
                    <ArticleRow key={one.articleId} article={one} short />
                  ))}
                </ul>
              )}
            </UnmutedArticles>
          </section>
        </aside>
      )}
    </div>
  );
};

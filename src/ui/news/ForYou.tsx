import { NEWS } from '#domain/news/article.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { newsList } from '#machines/news/news.resources.ts';
import { useFollowed } from '../features/social/useFollowed.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useKeptIds } from '../hooks/useKeptIds.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ArticleRow } from '../features/news/ArticleCards.tsx';
import { UnmutedArticles } from '../features/news/UnmutedArticles.tsx';
import * as styles from './news.css.ts';

/** Articles that somebody does not want to see proposed, on this device. */
const PUT_AWAY = 'newsPutAway';

const waits = <SkeletonRows rows={6} height={112} />;

/** NE-10: what is proposed by the teams that somebody follows, each with its reason and a way to put it away. */
export const ForYou = () => {
  const t = useWords('news');
  const { value, failure, busy, retry } = useFollowed('team');
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return waits;
  if (value.list.length === 0)
    return (
      <Empty
        fact={t('followFact')}
        action={
          <Link to={hrefOf('footballFavourites')} {...buttonLook({ tone: 'primary' })}>
            {t('follow')}
          </Link>
        }
      >
        {t('followNone')}
      </Empty>
    );
  const teams = value.list.slice(0, NEWS.teamsAtOnce).map(({ target }) => target.id);
  return <Proposed teams={teams.toSorted().join(',')} />;
};

const Proposed = ({ teams }: { readonly teams: string }) => {
  const t = useWords('news');
  const notify = useNotify();
  const [away, change] = useKeptIds(PUT_AWAY);
  const putAway = (articleId: string) => {
    change((before) => [...before, articleId]);
    notify('success', t('putAwayDone'), {
      label: t('undo'),
      run: () => change((before) => [...before].filter((one) => one !== articleId)),
    });
  };
  return (
    <>
      <p className={styles.fact}>
        {t('forYouFact')} <Link to={hrefOf('footballFavourites')}>{t('change')}</Link>
      </p>
      <Feed
        of={useFeed(newsList, { hot: 'de-xuat', teams })}
        loading={waits}
        empty={<Empty fact={t('noneFact')}>{t('none')}</Empty>}
      >
        {(all) => (
          <UnmutedArticles all={all.filter(({ articleId }) => !away.has(articleId))}>
            {(articles) => (
              <ul className={styles.list}>
                {articles.map((one) => (
                  <ArticleRow key={one.articleId} article={one}>
                    <span className={styles.rowAct}>
                      <IconButton label={t('putAway', { title: one.title })} onClick={() => putAway(one.articleId)}>
                        <Icon name="eye-off" size={18} />
                      </IconButton>
                    </span>
                  </ArticleRow>
                ))}
              </ul>
            )}
          </UnmutedArticles>
        )}
      </Feed>
    </>
  );
};

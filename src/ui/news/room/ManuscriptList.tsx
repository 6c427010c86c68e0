import { manuscriptStates, type ManuscriptRow, type ManuscriptState } from '#domain/news/newsroom.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { manuscripts } from '#machines/newsroom/newsroom.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { chipLook } from '../../kit/Chip.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { iconButton } from '../../kit/IconButton.css.ts';
import { Link } from '../../kit/Link.tsx';
import { Ago } from '../../shared/Ago.tsx';
import { NEW_ARTICLE, roomPath } from './roomPaths.ts';
import * as styles from './room.css.ts';

/** What is written, by its state. */
export const ManuscriptList = ({ state }: { readonly state: ManuscriptState | null }) => {
  const t = useWords('newsroom');
  const of = useFeed(manuscripts, { state });
  return (
    <>
      <header className={styles.top}>
        <Link to={hrefOf('news')} className={iconButton} aria-label={t('back')}>
          <Icon name="arrow-left" size={20} />
        </Link>
        <h1 className={styles.title}>{t('title')}</h1>
        <Link to={roomPath({ articleId: NEW_ARTICLE })} {...buttonLook({ tone: 'primary' })}>
          {t('new')}
        </Link>
      </header>
      <nav className={styles.chips} aria-label={t('list.label')}>
        <Link to={roomPath()} {...chipLook(state === null)} aria-current={state === null || undefined}>
          {t('list.all')}
        </Link>
        {manuscriptStates.map((one) => (
          <Link
            key={one}
            to={roomPath({ state: one })}
            {...chipLook(state === one)}
            aria-current={state === one || undefined}
          >
            {t(`state.${one}`)}
          </Link>
        ))}
      </nav>
      <Feed of={of} empty={<Empty fact={t('list.emptyFact')}>{t('list.empty')}</Empty>}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((row) => (
              <Row key={row.articleId} row={row} />
            ))}
          </ul>
        )}
      </Feed>
    </>
  );
};

const Row = ({ row }: { readonly row: ManuscriptRow }) => {
  const t = useWords('newsroom');
  const title = row.title === '' ? t('list.untitled') : row.title;
  return (
    <li className={styles.row}>
      <Link to={roomPath({ articleId: row.articleId })} className={styles.rowLink} aria-label={t('open', { title })}>
        {title}
      </Link>
      <span className={styles.facts}>
        <b className={styles.state} data-state={row.state}>
          {t(`state.${row.state}`)}
        </b>
        <span>{row.langs.join(' · ')}</span>
        {row.ahead && <span>{t('list.ahead')}</span>}
        {row.from !== null && <span>{t('list.from', { from: row.from })}</span>}
        {row.changedBy !== null && <span>{t('list.by', { name: row.changedBy })}</span>}
        <Ago at={row.changedAt} />
      </span>
    </li>
  );
};

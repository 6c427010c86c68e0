import type { ActorRefFrom } from 'xstate';
import type { PageList } from '#domain/comics/comic.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { leftSec } from '#domain/comics/reading.ts';
import type { ReaderMachine } from '#machines/comics/reader.machine.ts';
import { selectPage, selectPassed } from '#machines/comics/reader.selectors.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './reader.css.ts';

interface ReaderBarProps {
  readonly list: PageList;
  readonly actor: ActorRefFrom<ReaderMachine>;
  /** The pages that lie open together; null in a strip. */
  readonly shown: readonly number[] | null;
  readonly goTo: (page: number) => void;
}

/** The foot of the reader: where one is, what is left, and the chapters around. */
export const ReaderBar = ({ list, actor, shown, goTo }: ReaderBarProps) => {
  const t = useWords('reader');
  const page = useSelector(actor, selectPage);
  const passed = useSelector(actor, selectPassed);
  const { comic, chapter, pages, prev, next } = list;
  const minutes = Math.ceil(leftSec(chapter.readSec, page, pages.length) / 60);
  const beside = (one: PageList['prev'], name: 'skipBack' | 'skipOn', icon: 'skip-back' | 'skip-forward') =>
    one && (
      <Link className={styles.beside} to={chapterPath(comic.slug, one.key)}>
        {name === 'skipBack' && <Icon name={icon} size={18} />}
        {t(name, { no: String(one.no) })}
        {name === 'skipOn' && <Icon name={icon} size={18} />}
      </Link>
    );
  const isDone = passed >= pages.length;
  return (
    <footer className={styles.bottom} data-done={isDone || undefined}>
      {beside(prev, 'skipBack', 'skip-back')}
      <Figure size={20}>{(shown ?? [page]).join('–')}</Figure>
      <input
        className={styles.slider}
        type="range"
        min={1}
        max={pages.length}
        value={page}
        aria-label={t('slider')}
        aria-valuetext={t('pageOf', { page: String(page), pages: String(pages.length) })}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <Figure size={20} tone="muted">
        {pages.length}
      </Figure>
      <small className={styles.left}>{t(isDone ? 'done' : 'left', { count: minutes })}</small>
      {beside(next, 'skipOn', 'skip-forward')}
      <span className={styles.hints} aria-hidden>
        <kbd>←</kbd> <kbd>→</kbd> {t('hints.turn')} <kbd>F</kbd> {t('hints.full')} <kbd>B</kbd> {t('hints.bars')}
      </span>
    </footer>
  );
};

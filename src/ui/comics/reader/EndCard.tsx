import type { PageList } from '#domain/comics/comic.ts';
import { chapterPath, comicPath } from '#domain/comics/comicPaths.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './reader.css.ts';

interface EndCardProps {
  readonly list: PageList;
  /** Opens what readers say of the chapter. */
  readonly onTalk: () => void;
}

/** CO-10: behind the last page: the next chapter, which never opens by itself. */
export const EndCard = ({ list: { comic, next }, onTalk }: EndCardProps) => {
  const t = useWords('reader');
  return (
    <section className={styles.end} aria-label={t('end')}>
      <b>{t(next ? 'end' : 'endOfAll')}</b>
      {next && (
        <Link to={chapterPath(comic.slug, next.key)} {...buttonLook({ tone: 'primary', size: 'l' })}>
          {t('nextChapter', { no: String(next.no), title: next.title })}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
      <Button aria-haspopup="dialog" onClick={onTalk}>
        {t('talk')}
      </Button>
      <Link to={comicPath(comic)} {...buttonLook()}>
        {t('back', { name: comic.title })}
      </Link>
    </section>
  );
};

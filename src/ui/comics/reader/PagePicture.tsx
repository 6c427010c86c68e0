import { useActorRef } from '@xstate/react';
import { memo, type CSSProperties } from 'react';
import type { ComicPage } from '#domain/comics/comic.ts';
import { pagePictureMachine } from '#machines/comics/pagePicture.machine.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Lettering } from './Lettering.tsx';
import * as styles from './reader.css.ts';
import { useReportPage } from './useReportPage.ts';

interface PageBoxProps {
  readonly chapterId: string;
  readonly page: ComicPage;
  readonly total: number;
  /** Whether its picture is there; its place always is (CO-4). */
  readonly drawn: boolean;
  readonly style?: CSSProperties;
}

/** CO-4: the place of a page, of its final height before anything is loaded. Of a long strip few change at once. */
export const PageBox = memo(({ chapterId, page, total, drawn, style }: PageBoxProps) => {
  const { n, w, h, color } = page;
  return (
    <div
      className={styles.pageBox}
      data-page={n}
      style={{ aspectRatio: `${w} / ${h}`, backgroundColor: color, ...style }}
    >
      {drawn && <PagePicture {...{ chapterId, page, total }} />}
    </div>
  );
});

/** CO-7: a page; a broken one is asked for again, and its neighbours wait for nothing. */
const PagePicture = ({ chapterId, page, total }: Omit<PageBoxProps, 'drawn' | 'style'>) => {
  const t = useWords('reader');
  const actor = useActorRef(pagePictureMachine);
  const tries = useSelector(actor, ({ context }) => context.tries);
  const state = useSelector(actor, ({ value }) => value);
  const { n, url, w, h, small, panels } = page;
  const named = t('pageOf', { page: String(n), pages: String(total) });
  const isBroken = state === 'waiting' || state === 'broken';
  return (
    <>
      {!isBroken && (
        <img
          key={tries}
          className={styles.picture}
          src={url}
          {...(small && { srcSet: `${small.url} ${small.w}w, ${url} ${w}w`, sizes: '(max-width: 860px) 100vw, 860px' })}
          alt={panels.length > 0 ? '' : named}
          width={w}
          height={h}
          decoding="async"
          draggable={false}
          onLoad={() => actor.send({ type: 'page.shown' })}
          onError={() => actor.send({ type: 'page.broken' })}
        />
      )}
      {isBroken && (
        <div className={styles.broken} role={state === 'broken' ? 'alert' : 'status'}>
          <Icon name="refresh-cw" size={20} />
          <span>{t(state === 'broken' ? 'broken' : 'slow', { page: String(n) })}</span>
          <Button size="s" onClick={() => actor.send({ type: 'page.retry' })}>
            {t('retry')}
          </Button>
          {state === 'broken' && <Report {...{ chapterId, n }} />}
        </div>
      )}
      {panels.length > 0 && <Lettering {...{ page, named }} />}
    </>
  );
};

const Report = ({ chapterId, n }: { readonly chapterId: string; readonly n: number }) => {
  const t = useWords('reader');
  const { busy, report } = useReportPage(chapterId);
  return (
    <Button size="s" busy={busy} onClick={() => report(n, 'broken')}>
      {t('report', { page: String(n) })}
    </Button>
  );
};

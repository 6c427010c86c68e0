import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Feed as FeedValue } from '#machines/resource/feedValue.ts';
import type { SeenFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { failureWord } from '../shared/failureWord.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useKeepFocus } from '../shared/focus.ts';
import { Button } from './Button.tsx';
import { Failed } from './Failed.tsx';
import * as styles from './Feed.css.ts';
import { SkeletonRows } from './Skeleton.tsx';

export interface FeedProps<A> {
  /** The result of `useFeed`. */
  readonly of: SeenFeed<FeedValue<A>>;
  /** Renders the rows, each an `li`. */
  readonly children: (list: readonly A[]) => ReactNode;
  readonly empty: ReactNode;
  /** Shown during the first load; a text skeleton by default. */
  readonly loading?: ReactNode;
  /** What could not be loaded; a general sentence by default. */
  readonly failed?: ReactNode;
  /** The total number of items, if it is known and worth showing. */
  readonly total?: number | undefined;
  /** Loads the next slice only by a button, for lists with content below them. */
  readonly byPress?: boolean;
}

/**
 * A list that loads its next slice when its end comes near, and announces new items at its head instead of moving under
 * the reader.
 */
export const Feed = <A,>({ of, children, empty, loading, failed, total, byPress = false }: FeedProps<A>) => {
  const { value, failure, busy, retry } = of;
  const box = useRef<HTMLDivElement>(null);
  const focusRow = useFocusRow(box, value);
  if (failure && !value)
    return (
      <Failed failure={failure} onRetry={retry} busy={busy}>
        {failed}
      </Failed>
    );
  if (!value) return loading ?? <SkeletonRows rows={4} height={72} />;
  if (value.list.length === 0 && value.next === null) return empty;
  return (
    <Box box={box}>
      <News of={of} onShow={() => focusRow('first')} />
      {children(value.list)}
      <End of={of} value={value} total={total} byPress={byPress} onMore={() => focusRow('next')} />
    </Box>
  );
};

const Box = ({ box, children }: { readonly box: RefObject<HTMLDivElement | null>; readonly children: ReactNode }) => {
  useKeepFocus(box);
  return (
    <div className={styles.feed} ref={box} tabIndex={-1}>
      {children}
    </div>
  );
};

/** After loading by the button, the first new row gets the focus. */
const useFocusRow = (box: RefObject<HTMLDivElement | null>, value: unknown) => {
  const row = useRef<number | null>(null);
  useEffect(() => {
    const wanted = row.current;
    row.current = null;
    if (wanted === null) return;
    const item = box.current?.querySelectorAll('li')[wanted];
    const target = item?.querySelector<HTMLElement>('a, button') ?? item;
    if (wanted === 0) box.current?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: wanted > 0 });
  }, [box, value]);
  return (which: 'first' | 'next') => {
    row.current = which === 'first' ? 0 : (box.current?.querySelectorAll('li').length ?? 0);
  };
};

const News = ({ of: { unseen, show }, onShow }: { readonly of: SeenFeed; readonly onShow: () => void }) => {
  const t = useWords('feed');
  return (
    <div className={styles.news} role="status">
      {unseen > 0 && (
        <Button
          size="s"
          tone="primary"
          onClick={() => {
            onShow();
            show();
          }}
        >
          {t.tn('new', unseen)}
        </Button>
      )}
    </div>
  );
};

interface EndProps {
  readonly of: SeenFeed;
  readonly value: FeedValue<unknown>;
  readonly total: number | undefined;
  readonly byPress: boolean;
  readonly onMore: () => void;
}

const End = ({ of, value, total, byPress, onMore }: EndProps) => {
  const t = useWords('feed');
  const shell = useWords('shell');
  const { growing, busy, moreFailure, grown, more } = of;
  const goesOn = value.next !== null;
  const place = useNearEnd(goesOn && !busy && !moreFailure && !byPress, more);
  if (!goesOn)
    return (
      (value.full || grown) && (
        <p className={styles.note}>{value.full ? t('full', { count: value.list.length }) : t('end')}</p>
      )
    );
  const why = moreFailure && failureWord(moreFailure);
  return (
    <div className={styles.end} ref={place}>
      <FormAlert>{why && `${t('failed')} ${shell(why.key, why.params)}`}</FormAlert>
      <div className={styles.more}>
        <Button
          busy={growing}
          onClick={() => {
            onMore();
            more();
          }}
        >
          {moreFailure ? shell('failed.retry') : t('more')}
        </Button>
        {total !== undefined && <span className={styles.note}>{t('shown', { shown: value.list.length, total })}</span>}
      </div>
    </div>
  );
};

/** How far below the viewport the end of the list is when it loads the next slice. */
const AHEAD = '800px';

const useNearEnd = (watched: boolean, near: () => void) => {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!end || !watched) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    seen.observe(end);
    return () => seen.disconnect();
  }, [end, watched, near]);
  return setEnd;
};

import { useEffect, useRef } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import * as styles from './pageColumn.css.ts';

interface PageColumnProps {
  readonly list: PageList;
  /** The pages that lie open together, from 1, in the order of reading. */
  readonly spreads: readonly (readonly number[])[];
  /** The spread that is open, from 0. */
  readonly at: number;
  readonly passed: number;
  readonly rtl: boolean;
  readonly goTo: (page: number) => void;
}

/** On a wide screen: all pages of the chapter in small, with the open ones marked and the passed ones paler. */
export const PageColumn = ({ list: { pages }, spreads, at, passed, rtl, goTo }: PageColumnProps) => {
  const t = useWords('reader');
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <nav className={styles.column} aria-label={t('overview')}>
      <ol className={styles.list}>
        {spreads.map((spread, i) => {
          const label = t('pageOf', { page: spread.join('–'), pages: String(pages.length) });
          return (
            <li key={spread[0]}>
              <button
                ref={i === at ? open : null}
                className={styles.entry}
                aria-label={label}
                aria-current={i === at || undefined}
                data-passed={(spread.at(-1) ?? 0) <= passed || undefined}
                onClick={() => goTo(spread[0] ?? 1)}
              >
                <span className={styles.leaves} data-rtl={rtl || undefined}>
                  {spread
                    .flatMap((n) => pages[n - 1] ?? [])
                    .map(({ n, w, h, color, small, url }) => (
                      <img
                        key={n}
                        className={styles.leaf}
                        src={small?.url ?? url}
                        alt=""
                        width={w}
                        height={h}
                        loading="lazy"
                        decoding="async"
                        style={{ aspectRatio: `${w} / ${h}`, backgroundColor: color }}
                      />
                    ))}
                </span>
                <Figure size={17} tone={i === at ? 'plain' : 'muted'}>
                  {spread[0]}
                </Figure>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

import { isTipCategory, isTipType, SHOWN_WINDOW, tipCategories, type TipCounts } from '#domain/tips/tip.ts';
import { tipCounts } from '#machines/tips/tipCounts.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { TipsNote } from '../features/tips/TipsNote.tsx';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { chipLook } from '../kit/Chip.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import { OddsGate } from '../shared/OddsGate.tsx';
import { OWN, writePath } from './own/ownPaths.ts';
import { Podium } from '../features/tips/Podium.tsx';
import { Ranking } from './Ranking.tsx';
import { leastOf, listPath, tipViews, viewOf, windowOf, type ListPlace, type TipView } from './tipsQuery.ts';
import { TipLists } from './TipLists.tsx';
import { TypeChips } from './TypeChips.tsx';
import * as styles from './TipsScreen.css.ts';

type Params = Partial<ScreenProps<'tipsOfType'>['params']>;

/** A part of the address, or null; what it cannot be is not there. */
const partOf = <A extends string>(text: string | undefined, is: (text: string) => text is A): A | null | undefined => {
  if (text === undefined) return null;
  return is(text) ? text : undefined;
};

/** TI-1: tips by what can still happen to them, with the order of tipsters beside; filters are in the address. */
export default function TipsScreen({ params }: { readonly params: Params }) {
  const category = partOf(params.category, isTipCategory);
  const type = partOf(params.type, isTipType);
  const view = viewOf(useQuery('xem'));
  const window = windowOf(useQuery('ky'), SHOWN_WINDOW);
  const least = leastOf(useQuery('n'));
  const missing = category === undefined || type === undefined;
  useNotFound(missing);
  if (missing) return null;
  return (
    <OddsGate>
      <Tips place={{ category, type, view, window, least }} />
    </OddsGate>
  );
}

/** How many tips the views of all members have. */
const counted: Partial<Readonly<Record<TipView, (of: TipCounts) => number>>> = {
  all: ({ open, running, settled }) => open + running + settled,
  open: ({ open }) => open,
  running: ({ running }) => running,
  settled: ({ settled }) => settled,
};

const Tips = ({ place }: { readonly place: ListPlace }) => {
  const t = useWords('tips');
  const { view, category, type } = place;
  const counts = useResource(tipCounts, { ...(category && { category }), ...(type && { type }) }).value;
  const to = (change: Partial<ListPlace>) => listPath({ ...place, ...change }, SHOWN_WINDOW);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <span className={styles.order}>{t('byLock')}</span>
          <Link to={writePath()} {...buttonLook({ tone: 'primary' })}>
            <Icon name="plus" size={18} />
            {t('write')}
          </Link>
        </header>
        <div className={styles.sports}>
          <SectionNav
            label={t('sports.label')}
            links={[
              ...[null, ...tipCategories].map((one) => ({
                to: to({ category: one, type: null }),
                label: t(`sports.${one ?? 'all'}`),
                current: one === place.category,
              })),
              { to: OWN, label: t('sports.own'), current: false },
            ]}
          />
        </div>
        {view === 'all' && (
          <div className={styles.onlyPhone}>
            <Podium category={place.category} wholeTo={to({ view: 'ranking' })} />
          </div>
        )}
        <nav className={styles.chips} aria-label={t('views.label')}>
          {tipViews.map((one) => (
            <Link
              key={one}
              to={to({ view: one })}
              replace
              {...chipLook(one === view)}
              aria-current={one === view ? 'page' : undefined}
            >
              {t(`views.${one}`)}
              {one in counted && <span className={styles.count}>{counts ? counted[one]!(counts) : ' '}</span>}
            </Link>
          ))}
        </nav>
        {view === 'ranking' ? (
          <div className={styles.inset}>
            <Ranking {...{ place, to }} whole />
          </div>
        ) : (
          <>
            <TypeChips {...{ place, to }} />
            <TipLists {...{ place, to }} />
          </>
        )}
        <div className={`${styles.inset} ${styles.onlyPhone}`}>
          <TipsNote />
        </div>
      </div>
      {view !== 'ranking' && (
        <aside className={styles.aside}>
          <div className={styles.stack}>
            <Ranking {...{ place, to }} />
            <TipsNote />
          </div>
        </aside>
      )}
    </div>
  );
};

import type { ReactNode } from 'react';
import type { Candidate, CompareSide } from '#domain/football/candidate.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { chipLook } from '../../kit/Chip.tsx';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Link } from '../../kit/Link.tsx';
import { useShare } from '../../shared/useShare.ts';
import { PickBox } from './PickBox.tsx';
import type { ComparePicker } from './useComparePicker.ts';
import * as styles from './CompareFrame.css.ts';

/** What stands on a side: null while it is not known. */
export interface Shown extends Candidate {
  /** Its own page. */
  readonly path: string;
  readonly facts: readonly string[];
}

export type Kind = 'team' | 'player';
const paths = { player: hrefOf('footballComparePlayers'), team: hrefOf('footballCompareTeams') } as const;

interface CompareFrameProps {
  readonly kind: Kind;
  readonly picker: ComparePicker;
  readonly shown: Readonly<Record<CompareSide, Shown | null>>;
  readonly suggested: readonly Candidate[];
  readonly children: ReactNode;
}

/** TP-6: the head of a comparison: teams or players, both sides with their picker, the way to swap and to share. */
export const CompareFrame = ({ kind, picker, shown, suggested, children }: CompareFrameProps) => {
  const t = useWords('compare');
  const share = useShare(t('title'), t('copied'));
  const { a, b } = picker.chosen;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <nav className={styles.kinds} aria-label={t('kinds.label')}>
          {(['player', 'team'] as const).map((one) => (
            <Link
              key={one}
              to={paths[one]}
              replace
              {...chipLook(one === kind)}
              aria-current={one === kind ? 'page' : undefined}
            >
              {t(`kinds.${one}`)}
            </Link>
          ))}
        </nav>
        <span className={styles.share}>
          <Button disabled={a === null || b === null} onClick={share}>
            <Icon name="share-2" />
            {t('share')}
          </Button>
        </span>
      </header>
      <div className={styles.sides}>
        <Side {...{ kind, picker, suggested }} side="a" shown={shown.a} />
        <IconButton
          label={t('swap')}
          disabled={a === null && b === null}
          onClick={() => picker.send({ type: 'picker.swap' })}
        >
          <Icon name="refresh-cw" />
        </IconButton>
        <Side {...{ kind, picker, suggested }} side="b" shown={shown.b} />
      </div>
      {children}
    </div>
  );
};

interface SideProps extends Pick<CompareFrameProps, 'kind' | 'picker' | 'suggested'> {
  readonly side: CompareSide;
  readonly shown: Shown | null;
}

const Side = ({ kind, picker, suggested, side, shown }: SideProps) => {
  const t = useWords('compare');
  const { state, send, chosen } = picker;
  const picks = state.matches('open') && state.context.side === side;
  const isChosen = chosen[side] !== null;
  const label = t(`pick.${kind}.${side}`);
  const press = t(isChosen ? 'change' : 'choose');
  return (
    <section className={styles.side} data-side={side} aria-label={t(`sides.${side}`)}>
      {shown && <Edge side={shown.side} className={styles.edge} />}
      {picks ? (
        <PickBox {...{ picker, label, suggested }} />
      ) : (
        <div className={styles.card}>
          {shown ? (
            <>
              <Crest side={shown.side} size={60} />
              <div className={styles.who}>
                <Link className={styles.name} to={shown.path}>
                  {shown.name}
                </Link>
                {shown.facts.map((fact) => (
                  <span key={fact} className={styles.fact}>
                    {fact}
                  </span>
                ))}
              </div>
            </>
          ) : (
            <p className={styles.empty}>{isChosen ? t('unknown') : t(`none.${kind}`)}</p>
          )}
          <Button aria-label={`${press}: ${label}`} onClick={() => send({ type: 'picker.open', side })}>
            {press}
            <Icon name="search" />
          </Button>
        </div>
      )}
    </section>
  );
};

import type { BracketLeg } from '#domain/football/bracketTie.ts';
import type { Slot, TieView } from '#domain/football/bracketView.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { goalsOf } from '#domain/football/through.ts';
import { shootOutWinner } from '#domain/football/tie.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { dayMonth } from '../../features/matches/dayLabel.ts';
import * as row from '../../features/matches/MatchRow.css.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './LeagueBracket.css.ts';

type T = Words<'football'>;

const slotName = (slot: Slot, t: T): string => {
  if (slot.team) return slot.team.name;
  if (!slot.among) return t('bracket.unknown');
  const [home, away] = slot.among;
  return t(`bracket.${slot.by}`, { home: home.shortName, away: away.shortName });
};

const isUnknown = ({ slots }: TieView): boolean => slots.some(({ team }) => team === null);

/** How it was decided beyond its goals. */
const decidedText = ({ tie, aggregate, through }: TieView, t: T): readonly string[] => {
  const last = tie.legs.at(-1)!;
  const { score, notes } = last;
  if (last.hidden || !score) return [];
  const pen = score.pen && t('pen', { score: score.pen.join('–') });
  const winner = shootOutWinner(score);
  return [
    notes.includes('walkover') && t('walkover'),
    notes.includes('awarded') && t('awarded'),
    aggregate && t('aggregate', { score: aggregate.join('–') }),
    score.et && !winner && t('extraTime'),
    pen,
    winner && !pen && through !== null && t('penShort'),
  ].filter((text) => typeof text === 'string');
};

const LegScore = ({ leg, side, view }: { readonly leg: BracketLeg; readonly side: 0 | 1; readonly view: TieView }) => {
  if (leg.hidden) return <Unlit of={leg} size={18} second={side === 1} />;
  const goals = goalsOf(leg, view.tie);
  if (!goals) return null;
  return (
    <span className={styles.goals} data-lit={leg.status === 'live' || undefined}>
      <Figure size={18}>{goals[side]}</Figure>
    </span>
  );
};

interface SideProps {
  readonly view: TieView;
  readonly side: 0 | 1;
}

const Side = ({ view, side }: SideProps) => {
  const t = useWords('football');
  const slot = view.slots[side];
  const { through, tie } = view;
  return (
    <span
      className={styles.side}
      data-lost={(through !== null && through !== side) || undefined}
      data-won={through === side || undefined}
    >
      {slot.team ? <Crest side={slot.team} size={18} /> : <i className={styles.nobody} aria-hidden="true" />}
      <span className={styles.cut}>
        {slotName(slot, t)}
        {through === side && <VisuallyHidden>{`, ${t('bracket.goesOn')}`}</VisuallyHidden>}
      </span>
      <span className={styles.scores}>
        {tie.legs.map((leg) => (
          <LegScore key={leg.fixtureId} {...{ leg, side, view }} />
        ))}
      </span>
    </span>
  );
};

/** Two teams of a round with the goals of each leg, who goes on, and how that was decided. */
export const Tie = ({ view }: { readonly view: TieView }) => {
  const t = useWords('football');
  const locale = useLocale();
  const zone = useZone();
  const { tie, slots } = view;
  const last = tie.legs.at(-1)!;
  const day = dayMonth(dayOf(last.startTs, zone), locale);
  // The address of a match names its teams, which may be what is hidden.
  const path = fixturePath(isUnknown(view) ? { ...last, slug: '' } : last);
  return (
    <li className={styles.tie} data-status={last.status}>
      <Link to={path} className={row.stretched} aria-label={`${slotName(slots[0], t)} – ${slotName(slots[1], t)}`} />
      <Side view={view} side={0} />
      <Side view={view} side={1} />
      <small className={styles.note}>
        {last.status === 'live' && <LiveDot />}
        {[day, ...decidedText(view, t)].join(' · ')}
      </small>
    </li>
  );
};

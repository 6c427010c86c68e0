import type { FixtureForm } from '../../shared/footballForm.ts';
import { rankOf, type Row } from './fixtures.ts';
import { formText } from './world.ts';

type Score = NonNullable<FixtureForm['score']>;
const swap = (pair: readonly [number, number]): readonly [number, number] => [pair[1], pair[0]];

/** A match told with the sides the other way round. */
export const turned = (row: Row): Row => {
  const { score, goals, firstLeg, ...rest } = row.form;
  const other = { home: 'away', away: 'home' } as const;
  return {
    ...row,
    ...{ homeId: row.awayId, awayId: row.homeId },
    form: {
      ...rest,
      score: score && {
        ...{ home: score.away, away: score.home },
        ...(score.ht && { ht: swap(score.ht) }),
        ...(score.ft && { ft: swap(score.ft) }),
        ...(score.et && { et: swap(score.et) }),
        ...(score.pen && { pen: swap(score.pen) }),
        ...(score.penWinner && { penWinner: other[score.penWinner] }),
      },
      ...(goals && { goals: goals.map((goal) => ({ ...goal, side: other[goal.side] })) }),
      ...(firstLeg && { firstLeg: swap(firstLeg) }),
    },
  };
};

const differs = (a: Score, b: Score): boolean => a.home !== b.home || a.away !== b.away;
const shown = ({ home, away }: Score): string => `${home}-${away}`;

type Goals = NonNullable<FixtureForm['goals']>;
const inAnyOrder = (goals: Goals): string => goals.map(formText).toSorted().join('\n');
/** Goals of one minute have no order among them but that of the file: the same ones stay as they are known. */
export const knownOrder = (told: Goals, known: Goals | undefined): Goals =>
  known && inAnyOrder(told) === inAnyOrder(known) ? known : told;

/** Goals stay only with the score that they add up to. */
const goalsFor = (score: Score | null, ...told: readonly (FixtureForm['goals'] | undefined)[]) =>
  told.find(
    (goals) =>
      goals !== undefined &&
      score !== null &&
      goals.filter(({ side }) => side === 'home').length === score.home &&
      goals.filter(({ side }) => side === 'away').length === score.away,
  );

/** Of the same result each source may know parts that the other does not. */
const scoreWith = (told: Score, known: Score | null): Score =>
  known && !differs(told, known) && !told.pen && (known.pen ?? known.penWinner)
    ? { ...told, ...(known.pen ? { pen: known.pen } : { penWinner: known.penWinner! }) }
    : told;

/** What a source that counts less adds to a match: only what is not known yet. A text is why the two cannot both be right. */
const filled = (known: Row, told: Row): Row | string => {
  const [had, has] = [known.form.score, told.form.score];
  if (had && has && differs(had, has)) return `says ${shown(has)}, where ${known.teller} says ${shown(had)}`;
  const score = had ? scoreWith(had, has) : has;
  const goals = goalsFor(score, known.form.goals, told.form.goals);
  const { goals: _before, ...rest } = known.form;
  return {
    ...known,
    form: {
      ...rest,
      score,
      ...(goals && { goals }),
      ...(told.form.neutral && { neutral: true as const }),
    },
  };
};

/**
 * A known match as a source tells it now. A result that was there and is another now is a correction; where a source tells
 * none any more, the one that was there stays. `now` is when it is told, in epoch milliseconds.
 */
export const merged = (known: Row, told: Row, now: number): Row | string => {
  const same = told.homeId === known.homeId ? told : turned(told);
  if (rankOf(same.teller) < rankOf(known.teller)) return filled(known, same);
  const [had, has] = [known.form.score, same.form.score];
  const score = has ? scoreWith(has, had) : had;
  const corrected = had && has && differs(had, has) && (same.teller === known.teller || same.teller === 'operator');
  const moved = known.form.notes.includes('moved') || (!had && known.day !== same.day && !known.form.timeTbc);
  const stated = same.form.goals && knownOrder(same.form.goals, known.form.goals);
  const goals = goalsFor(score, stated, known.form.goals);
  const { goals: _told, ...form } = same.form;
  const { neutral, referee, attendance } = known.form;
  return {
    ...same,
    fixtureId: known.fixtureId,
    venueId: same.venueId ?? known.venueId,
    form: {
      ...(neutral && { neutral }),
      ...(referee !== undefined && { referee }),
      ...(attendance !== undefined && { attendance }),
      ...form,
      score,
      notes: moved && !form.notes.includes('moved') ? [...form.notes, 'moved'] : form.notes,
      ...(goals && { goals }),
      corrections: corrected
        ? [...known.form.corrections, { ts: now, from: [had.home, had.away] }]
        : known.form.corrections,
    },
  };
};

import type { Fixture } from './fixture.ts';
import type { FormResult } from './standings/tally.ts';

type Played = Pick<Fixture, 'localteam' | 'score'>;

/** Goals for and against a team; null where the score is hidden or unknown. */
const goalsOf = ({ localteam, score }: Played, teamId: string): readonly [own: number, other: number] | null => {
  if (!score) return null;
  return localteam.id === teamId ? [score.home, score.away] : [score.away, score.home];
};

/** A result from the view of a team; a shoot-out does not count. Null where it is hidden. */
export const resultFor = (match: Played, teamId: string): FormResult | null => {
  const goals = goalsOf(match, teamId);
  if (!goals) return null;
  const [own, other] = goals;
  return own === other ? 'D' : own > other ? 'W' : 'L';
};

/** Wins, draws and losses of a team in these matches; hidden ones are left out. */
export const recordFor = (matches: readonly Played[], teamId: string) => {
  const results = matches.map((match) => resultFor(match, teamId));
  const count = (wanted: FormResult) => results.filter((one) => one === wanted).length;
  return { win: count('W'), draw: count('D'), loss: count('L') };
};

export type FormFact =
  /** Won, unbeaten in, without a win in, scored in, or kept out of all the last `n`. */
  | { readonly kind: 'wonAll' | 'unbeaten' | 'winless' | 'scored' | 'cleanSheets'; readonly n: number }
  | { readonly kind: 'record'; readonly win: number; readonly draw: number; readonly loss: number; readonly n: number };

/** A run shorter than this is nothing to speak of. */
const RUN = 4;

/** The most that can be said of a team's latest matches, newest first; null where there are none or one is hidden. */
export const formFact = (matches: readonly Played[], teamId: string): FormFact | null => {
  const goals = matches.map((match) => goalsOf(match, teamId));
  const known = goals.filter((one) => one !== null);
  if (known.length === 0 || known.length < goals.length) return null;
  const run = (holds: (own: number, other: number) => boolean): number => {
    const end = known.findIndex(([own, other]) => !holds(own, other));
    return end === -1 ? known.length : end;
  };
  const runs = [
    { kind: 'wonAll', n: run((own, other) => own > other) },
    { kind: 'unbeaten', n: run((own, other) => own >= other) },
    { kind: 'winless', n: run((own, other) => own <= other) },
    { kind: 'cleanSheets', n: run((_, other) => other === 0) },
    { kind: 'scored', n: run((own) => own > 0) },
  ] as const;
  return runs.find(({ n }) => n >= RUN) ?? { kind: 'record', ...recordFor(matches, teamId), n: known.length };
};

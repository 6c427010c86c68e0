import type { Fixture } from './fixture.ts';
import { resultFor } from './form.ts';

/** What a team did in a number of matches. */
export interface TeamRecord {
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly gf: number;
  readonly ga: number;
  readonly cleanSheets: number;
}

export const noRecord: TeamRecord = { played: 0, win: 0, draw: 0, loss: 0, gf: 0, ga: 0, cleanSheets: 0 };

type Played = Pick<Fixture, 'localteam' | 'score' | 'status'>;

/** The matches with a result, from the view of a team that played in all of them; a shoot-out does not count. */
export const teamRecord = (fixtures: readonly Played[], teamId: string): TeamRecord =>
  fixtures.reduce((sum, fixture) => {
    const result = fixture.status === 'ended' ? resultFor(fixture, teamId) : null;
    if (result === null || !fixture.score) return sum;
    const { home, away } = fixture.score;
    const [own, other] = fixture.localteam.id === teamId ? [home, away] : [away, home];
    return {
      played: sum.played + 1,
      win: sum.win + Number(result === 'W'),
      draw: sum.draw + Number(result === 'D'),
      loss: sum.loss + Number(result === 'L'),
      gf: sum.gf + own,
      ga: sum.ga + other,
      cleanSheets: sum.cleanSheets + Number(other === 0),
    };
  }, noRecord);

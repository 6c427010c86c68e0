import type { Fixture } from './fixture.ts';

/** What is told of a match beside its names. */
interface Told {
  /** When it is, or how far: "67'", "KT", "20:00 21/11". */
  readonly when: string;
  /** Its page. */
  readonly address: string;
}

const sidesText = ({ localteam, visitorteam, score }: Fixture): string => {
  const between = score ? ` ${score.home}–${score.away} ` : ' – ';
  const kicks = score?.pen ? ` (${score.pen.join('–')})` : '';
  return `${localteam.name}${between}${visitorteam.name}${kicks}`;
};

/** MC-12: a row of a list as text for somewhere else: match and score, when, competition, address. B2: no hidden score. */
export const rowText = (fixture: Fixture, { when, address }: Told): string =>
  [[sidesText(fixture), when, fixture.leagueName].join(', '), address].join('\n');

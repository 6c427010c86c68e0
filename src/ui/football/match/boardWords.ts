import type { Fixture, Pair } from '#domain/football/fixture.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import type { Words } from '../../hooks/useWords.ts';
import { offText } from '../fixtureWhen.ts';

interface Said {
  readonly match: Words<'match'>;
  readonly football: Words<'football'>;
  readonly schedule: Words<'schedule'>;
}

export const pairText = ([home, away]: Pair): string => `${home}–${away}`;

/** What the board says under the score: the running minute, the part of the match, and how it stood before. */
export interface BoardWords {
  readonly minute: string | null;
  readonly words: readonly string[];
  readonly live: boolean;
}

const phaseWord = ({ phase, score }: Fixture, { match, football, schedule }: Said): string => {
  switch (phase) {
    case '1H':
      return schedule('firstHalf');
    case 'HT':
      return schedule('halfTime');
    case '2H':
      return schedule('secondHalf');
    case 'ET':
      return football('extraTime');
    case 'PEN':
      return match(score?.pen ? 'shootOutScore' : 'shootOut', { score: score?.pen ? pairText(score.pen) : '' });
    default:
      return schedule('status.live');
  }
};

const sumOf = ([a, b]: Pair, { home, away }: { readonly home: number; readonly away: number }): Pair => [
  a + home,
  b + away,
];

const endWords = (fixture: Fixture, { match, football }: Said): readonly string[] => {
  const { score, notes, firstLeg, localteam, visitorteam } = fixture;
  const first = notes.includes('awarded')
    ? football('awarded')
    : notes.includes('walkover')
      ? football('walkover')
      : null;
  const winner = score?.penWinner && (score.penWinner === 'home' ? localteam : visitorteam);
  return [
    first ?? match('ended'),
    ...(score?.et ? [match('afterExtra')] : []),
    ...(score?.pen ? [match('shootOutScore', { score: pairText(score.pen) })] : []),
    ...(winner && !score?.pen ? [match('shootOutWon', { name: winner.name })] : []),
    ...(firstLeg && score ? [match('aggregate', { score: pairText(sumOf(firstLeg, score)) })] : []),
  ];
};

/** MC-1: the state of a match in words, with half-time, extra-time and shoot-out lines. Nothing of its score if hidden. */
export const boardWords = (fixture: Fixture, said: Said): BoardWords => {
  const { status, score, minute, added, phase } = fixture;
  const off = offText(fixture, said);
  const half = score?.ht && phase !== '1H' && phase !== 'HT' ? [said.match('half', { score: pairText(score.ht) })] : [];
  if (off !== null) return { minute: null, words: [off], live: false };
  if (status === 'ended') return { minute: null, words: [...endWords(fixture, said), ...half], live: false };
  if (status !== 'live') return { minute: null, words: [], live: false };
  const running = minute !== undefined && phase !== 'HT' && phase !== 'PEN';
  return {
    minute: running ? `${minuteText({ minute, ...(added !== undefined && { added }) })}'` : null,
    words: [phaseWord(fixture, said), ...half],
    live: true,
  };
};

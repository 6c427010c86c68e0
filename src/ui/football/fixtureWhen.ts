import type { Fixture } from '#domain/football/fixture.ts';
import { shootOutWinner } from '#domain/football/tie.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { matchStatus } from '#domain/match/matchStatus.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import type { Words } from '../hooks/useWords.ts';

/** The first column of a row: a time or a minute in figures, or a word. */
export interface FixtureWhen {
  readonly text: string;
  readonly figures: boolean;
}

interface Said {
  readonly football: Words<'football'>;
  readonly schedule: Words<'schedule'>;
}

const endText = ({ score, notes }: Fixture, { football, schedule }: Said): string => {
  if (notes.includes('awarded')) return football('awarded');
  if (notes.includes('walkover')) return football('walkover');
  if (score && shootOutWinner(score)) return football('penShort');
  return score?.et ? football('extraTime') : schedule('status.ended');
};

const liveText = ({ phase, minute, added }: Fixture, { schedule }: Said): FixtureWhen => {
  if (phase === 'HT') return { text: schedule('status.halfTime'), figures: false };
  if (minute === undefined) return { text: schedule('status.live'), figures: false };
  return { text: `${minuteText({ minute, ...(added && { added }) })}'`, figures: true };
};

/** When a match is, as a row of a list says it. */
export const whenOfFixture = (fixture: Fixture, zone: string, said: Said): FixtureWhen => {
  if (fixture.status === 'live') return liveText(fixture, said);
  if (fixture.status === 'ended') return { text: endText(fixture, said), figures: false };
  if (fixture.timeTbc) return { text: said.football('tbc'), figures: false };
  return { text: hourMinute(fixture.startTs, zone), figures: true };
};

/** Why a match is not played as announced: "Hoãn: mưa lớn, sân ngập"; null where it is. */
export const offText = ({ statusText, status, notes, reason }: Fixture, { schedule }: Said): string | null => {
  const meaning = matchStatus(statusText);
  const off =
    status === 'cancel'
      ? notes.includes('abandoned')
        ? 'abandoned'
        : 'cancelled'
      : notes.includes('postponed') || meaning === 'postponed'
        ? 'postponed'
        : null;
  if (off === null) return null;
  const word = schedule(`status.${off}`);
  return reason ? schedule('calledOff', { status: word, reason }) : word;
};

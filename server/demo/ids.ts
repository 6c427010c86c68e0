/** Demo ids encode a day, a league and an index in it, so that nothing has to be stored. */
interface FixturePlace {
  /** Days since 1970-01-01 in Asia/Bangkok. */
  readonly dayNumber: number;
  readonly letter: string;
  readonly index: number;
}

export const fixtureIdOf = ({ dayNumber, letter, index }: FixturePlace): string =>
  `d${dayNumber.toString(36).padStart(3, '0')}${letter}${String(index).padStart(2, '0')}`;

/** Null for an id that is not of a demo fixture. */
export const fixturePlace = (fixtureId: string): FixturePlace | null => {
  const match = /^d([0-9a-z]{3})([a-p])(\d{2})$/.exec(fixtureId);
  return match && { dayNumber: parseInt(match[1]!, 36), letter: match[2]!, index: Number(match[3]) };
};

const seats = 'xyz';

/** The id of a room: the fixture's id and the commentator's index, 0 to 2. */
export const roomIdOf = (fixtureId: string, seat: number): string => `${fixtureId}${seats[seat]}`;

export const roomPlace = (roomId: string): { readonly fixtureId: string; readonly seat: number } | null => {
  const match = /^(d[0-9a-z]{3}[a-p]\d{2})([xyz])$/.exec(roomId);
  return match && { fixtureId: match[1]!, seat: seats.indexOf(match[2]!) };
};

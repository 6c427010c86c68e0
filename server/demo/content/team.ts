import type { Words } from '#server/shared/words.ts';

/** The parameters of a generated crest: one of 6 shapes, one of 10 divisions, two colours, up to three letters. */
export interface Crest {
  readonly shape: number;
  readonly division: number;
  readonly colours: readonly [string, string];
  readonly initials: string;
}

/** An invented club, team or player. `id` is unique over all sports. */
export interface Team {
  readonly id: string;
  readonly name: Words;
  readonly crest: Crest;
}

/** id, Vietnamese, English, Chinese, shape, division, first colour, second colour, initials. */
type TeamRow = readonly [string, string, string, string, number, number, string, string, string];

export const teamsFrom = (rows: readonly TeamRow[]): readonly Team[] =>
  rows.map(([id, vi, en, zh, shape, division, first, second, initials]) => ({
    id,
    name: { vi, en, zh },
    crest: { shape, division, colours: [`#${first}`, `#${second}`], initials },
  }));

/** The address of a generated crest. */
export const crestPath = ({ shape, division, colours: [first, second], initials }: Crest): string =>
  `/crests/${shape}-${division}-${first.slice(1)}-${second.slice(1)}-${encodeURIComponent(initials)}.svg`;

import { scoreOf } from '#domain/match/board/board.ts';
import { boardSportOf } from '#domain/match/board/boardSport.ts';
import { mapScore, mapsToWin } from '#domain/match/board/esport.ts';
import { modes } from '#domain/schedule/mode.ts';
import { storedBoard } from './boardForm.ts';
import type { ImportedBoard } from './importBoards.ts';
import type { ImportedFixture } from './importSchema.ts';
import { repeated, type Complaint } from './tally.ts';

type Of<S extends ImportedBoard['sport']> = Extract<ImportedBoard, { readonly sport: S }>;
/** What is wrong, by field of the board. */
type Faults = readonly Complaint[];

const basketballFaults = ({ quarter, quarters }: Of<'basketball'>): Faults =>
  quarters.length === quarter
    ? []
    : [['quarters', `must have one pair of points for each of the ${quarter} quarters so far`]];

const marbleFaults = ({ heat, heats, lap, laps, order, points = [], results = [] }: Of<'marble'>): Faults => {
  const ids = order.map(({ id }) => id);
  const disordered = order.findIndex(({ gap = 0, out = false }, i) => {
    const ahead = order[i - 1];
    return ahead !== undefined && !out && (ahead.out === true || (ahead.gap ?? 0) > gap);
  });
  return [
    ...(heat > heats ? [['heat', `is more than the ${heats} heats`] as const] : []),
    ...(lap > laps ? [['lap', `is more than the ${laps} laps`] as const] : []),
    ...repeated(ids.map((id, i) => [`order.${i}.id`, id])),
    ...(disordered < 0
      ? []
      : [
          [`order.${disordered}`, 'is ahead of the one before it: the first comes first, whoever is out last'] as const,
        ]),
    ...points.flatMap(({ id }, i) =>
      ids.includes(id) ? [] : [[`points.${i}.id`, `names ${id}, which is not in the order`] as const],
    ),
    ...results.flatMap(({ heat: of, order: came }, i): Faults => [
      ...(of > heats ? [[`results.${i}.heat`, `is more than the ${heats} heats`] as const] : []),
      ...repeated(came.map((id, place) => [`results.${i}.order.${place}`, id])),
      ...came.flatMap((id, place) =>
        ids.includes(id) ? [] : [[`results.${i}.order.${place}`, `names ${id}, which is not in the order`] as const],
      ),
    ]),
    ...repeated(results.map(({ heat: of }, i) => [`results.${i}.heat`, String(of)])),
  ];
};

const esportFaults = ({ maps, bestOf, state = 'playing' }: Of<'esport'>): Faults => {
  const needed = mapsToWin(bestOf);
  const wins = mapScore({ maps });
  if (wins.some((won) => won > needed))
    return [['maps', `has more wins than the ${needed} that end a best of ${bestOf}`]];
  const won = wins.some((count) => count === needed);
  if (won && state !== 'over') return [['state', 'must be over: one side has won']];
  return [];
};

const casinoFaults = ({ banker, player, state = 'waiting' }: Of<'casino'>): Faults => {
  if (state === 'shown' && (banker.length < 2 || player.length < 2))
    return [['state', 'cannot be shown before both sides have two cards']];
  if (state === 'waiting' && banker.length + player.length > 0)
    return [['state', 'cannot be waiting: cards have been turned']];
  return [];
};

const faultsOf = (board: ImportedBoard): Faults => {
  switch (board.sport) {
    case 'basketball':
      return basketballFaults(board);
    case 'marble':
      return marbleFaults(board);
    case 'esport':
      return esportFaults(board);
    case 'casino':
      return casinoFaults(board);
  }
};

const scoreFaults = (board: ImportedBoard, score: string | undefined): Faults => {
  const own = scoreOf(storedBoard(board, 0));
  if (own === null || score === undefined || own === score) return [];
  return [[board.sport === 'esport' ? 'maps' : 'quarters', `come to ${own}, but the score is ${score}`]];
};

/** What is wrong with the board and the events of a fixture whose every field has the right form. */
export const boardComplaints = ({ mode, board, events = [], score }: ImportedFixture, at: string): Faults => {
  const sport = boardSportOf(modes.find(({ slug }) => slug === mode)!.liveModeId);
  const fits = (own: string, wanted: string | null) =>
    wanted === null
      ? `must be left out: the mode ${mode} has none`
      : `is of ${own}, but the mode ${mode} has ${wanted}`;
  const told = sport ?? (mode === 'bong-da' ? 'football' : null);
  const strange = events.findIndex((event) => event.sport !== told);
  const happened: Faults = [
    ...(strange < 0 ? [] : [[`${at}.events.${strange}.sport`, fits(events[strange]!.sport, told)] as const]),
    ...repeated(events.map(({ eventId }, i) => [`${at}.events.${i}.eventId`, eventId])),
  ];
  if (!board) return happened;
  if (board.sport !== sport) return [[`${at}.board.sport`, fits(board.sport, sport)], ...happened];
  const own: Faults = [
    ...(board.running && board.asOf === undefined ? [['asOf', 'is needed while the clock runs'] as const] : []),
    ...faultsOf(board),
    ...scoreFaults(board, score),
  ];
  return [...own.map(([field, reason]) => [`${at}.board.${field}`, reason] as const), ...happened];
};

import { isGoal } from '../football/goals.ts';
import { momentIdOf } from '../football/momentId.ts';
import type { MatchEvent } from '../football/matchData.ts';
import { minuteText } from '../football/minuteText.ts';
import type { Overview } from '../football/overview.ts';
import type { BasketballEvent, CasinoEvent, EsportEvent, MarbleEvent, SportEvent } from '../match/board/sportEvent.ts';
import type { SideName } from '../match/board/timer.ts';
import type { Momentary } from './release.ts';

/** A goal; of other sports a run of baskets, who won, a kill, a hand that stands out. */
export const momentKinds = ['goal', 'run', 'win', 'kill', 'hand'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** Something in a room that is worth seeing again. `ts` is epoch milliseconds of the stream's time. */
export interface Moment extends Momentary {
  readonly momentId: string;
  readonly kind: MomentKind;
  readonly minute?: number;
  readonly added?: number;
  readonly side?: SideName;
  /** home-away */
  readonly scoreAfter?: string;
}

export const momentTexts = [
  ...(['goal', 'ownGoal', 'penalty', 'noName', 'run', 'heatWon', 'mapWon', 'kill', 'killOnly'] as const),
  ...(['handBanker', 'handPlayer', 'handTie'] as const),
] as const;
/** A text of the group `moment`, and what it is filled with; `side` stands for a name that the match knows. */
export interface MomentText {
  readonly key: (typeof momentTexts)[number];
  readonly values: Readonly<Record<string, string | number>>;
  readonly side?: SideName;
}

/** A moment, and what is said of it. */
export type ToldMoment = Moment & { readonly text: MomentText };

/** As `moment/list` answers it. */
export interface ListedMoment extends Moment {
  readonly roomId: string;
  /** What happened and who did it, in the reader's language. */
  readonly label: string;
  /** How many viewers marked it. */
  readonly count: number;
}

export const MOMENTS = {
  /** Points of one side without an answer that make a run. */
  runPoints: 8,
  /** Points between the two hands that make a hand stand out; a tie does too. */
  handMargin: 7,
} as const;

const ways = { goal: 'goal', own_goal: 'ownGoal', penalty: 'penalty' } as const;
type Way = keyof typeof ways;

const ofGoal = (event: MatchEvent): ToldMoment => {
  const { ts, minute, added, side, scoreAfter, player, type } = event;
  const shown = minuteText(event);
  return {
    ...{ momentId: momentIdOf(event), kind: 'goal', ts, minute, side },
    ...(added && { added }),
    ...(scoreAfter && { scoreAfter: `${scoreAfter.home}-${scoreAfter.away}` }),
    text: player
      ? { key: ways[type as Way], values: { player: player.name, minute: shown } }
      : { key: 'noName', values: { minute: shown }, side },
  };
};

const pointsOf = { three: 3, two: 2, freeThrow: 1 } as const;
const isBasket = (event: BasketballEvent): event is BasketballEvent & { readonly type: keyof typeof pointsOf } =>
  event.type in pointsOf;

const isFirst = (scoreAfter: string, points: number): boolean =>
  scoreAfter.split('-').reduce((all, one) => all + Number(one), 0) === points;

/** A run is told when it is one, once; of baskets whose beginning is not known none is told. */
const runsOf = (events: readonly BasketballEvent[]): readonly ToldMoment[] => {
  const found: ToldMoment[] = [];
  let last: SideName | undefined;
  let [total, known] = [0, false];
  for (const event of events.filter(isBasket)) {
    const { side, scoreAfter, eventId, ts, quarter } = event;
    const points = pointsOf[event.type];
    if (side !== last) {
      known = last !== undefined || isFirst(scoreAfter, points);
      [last, total] = [side, 0];
    }
    const before = total;
    total += points;
    if (!known || !side || before >= MOMENTS.runPoints || total < MOMENTS.runPoints) continue;
    const text = { key: 'run', values: { points: total, quarter }, side } as const;
    found.push({ momentId: `m-${eventId}`, kind: 'run', ts, side, scoreAfter, text });
  }
  return found;
};

const base = ({ eventId, ts }: SportEvent) => ({ momentId: `m-${eventId}`, ts });

const ofEsport = (event: EsportEvent): readonly ToldMoment[] => {
  const { type, side, player = '', victim, map } = event;
  if (type === 'mapWon')
    return [{ ...base(event), kind: 'win', side, text: { key: 'mapWon', values: { number: map }, side } }];
  if (type !== 'kill') return [];
  const text: MomentText =
    victim === undefined ? { key: 'killOnly', values: { player } } : { key: 'kill', values: { player, victim } };
  return [{ ...base(event), kind: 'kill', side, text }];
};

const ofMarble = (event: MarbleEvent): readonly ToldMoment[] =>
  event.type === 'heatWon'
    ? [{ ...base(event), kind: 'win', text: { key: 'heatWon', values: { name: event.name, heat: event.heat } } }]
    : [];

const handKeys = { banker: 'handBanker', player: 'handPlayer', tie: 'handTie' } as const;
const ofCasino = (event: CasinoEvent): readonly ToldMoment[] => {
  const { end, banker, player, round } = event;
  if (end !== 'tie' && Math.abs(banker - player) < MOMENTS.handMargin) return [];
  return [{ ...base(event), kind: 'hand', text: { key: handKeys[end], values: { banker, player, number: round } } }];
};

const ofSport = (event: SportEvent): readonly ToldMoment[] => {
  switch (event.sport) {
    case 'esport':
      return ofEsport(event);
    case 'marble':
      return ofMarble(event);
    case 'casino':
      return ofCasino(event);
    default:
      return [];
  }
};

/** B5: the moments of a match, earliest first, each with an id that stays; a goal that was taken back is none. */
export const momentsOf = ({ events, log = [] }: Pick<Overview, 'events' | 'log'>): readonly ToldMoment[] =>
  [
    ...events.filter(isGoal).map(ofGoal),
    ...runsOf(log.filter((one) => one.sport === 'basketball')),
    ...log.flatMap(ofSport),
  ].sort((a, b) => a.ts - b.ts);

/** What fills the text of a moment, the name of its side as `team`. */
export const valuesOf = (
  { text }: ToldMoment,
  [home, away]: readonly [string, string],
): Readonly<Record<string, string | number>> =>
  text.side ? { ...text.values, team: text.side === 'home' ? home : away } : text.values;

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What a team did in a number of matches; how many those were tells nothing. */
const isRecord = (bag: Bag): bag is Bag & { readonly played: number } =>
  [bag['played'], bag['win'], bag['loss'], bag['gf']].every(isNumber);
const untoldRecord = (bag: Bag & { readonly played: number }): Bag => ({
  ...Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, isNumber(value) ? 0 : value])),
  ...{ played: bag.played, draw: bag.played },
});

/** A manager's, in short. */
const isShortRecord = ({ w, d, l }: Bag): boolean => [w, d, l].every(isNumber);
const untoldShort = ({ w, d, l }: Bag): Bag => ({ w: 0, d: Number(w) + Number(d) + Number(l), l: 0 });

/** What a player did in a season. */
const isTotals = ({ apps, minutes }: Bag): boolean => isNumber(apps) && isNumber(minutes);
const untoldTotals = (bag: Bag): Bag =>
  Object.fromEntries(
    Object.entries(bag).map(([key, value]) => [key, isNumber(value) ? 0 : key === 'values' ? {} : value]),
  );

/** The values of a season beside the peers that they are compared with. */
const isSeason = ({ values, peers }: Bag): boolean => Array.isArray(values) && isBag(peers);

/** B2: an answer whose figures of whole seasons, of teams and players, are those of nobody; its form stays. */
export const withoutTotals = <A>(answer: A): A => {
  const untold = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(untold);
    if (!isBag(value)) return value;
    if (isRecord(value)) return untoldRecord(value);
    if (isShortRecord(value)) return untoldShort(value);
    const bag = isTotals(value) ? untoldTotals(value) : isSeason(value) ? { ...value, values: [] } : value;
    return Object.fromEntries(Object.entries(bag).map(([key, part]) => [key, untold(part)]));
  };
  return untold(answer) as A;
};

const isHidden = (match: unknown): boolean => isBag(match) && match['hidden'] === true;

/** Whether a hidden match is among the latest of a team, a manager or a ground, as an answer tells them. */
export const countsHidden = (answer: unknown): boolean =>
  isBag(answer) && Array.isArray(answer['last']) && [answer['live'], ...(answer['last'] as unknown[])].some(isHidden);

/** A ground has goals a match besides the record of who plays there. */
const untoldGround = (answer: Bag): Bag =>
  isBag(answer['figures']) && isNumber(answer['figures']['goals'])
    ? { ...answer, figures: { ...answer['figures'], goals: 0 } }
    : answer;

/** B2: of a team, a manager or a ground, the figures that count a hidden match are not told. */
export const withoutCounted = <A>(answer: A): A =>
  countsHidden(answer) ? (untoldGround(withoutTotals(answer) as unknown as Bag) as unknown as A) : answer;

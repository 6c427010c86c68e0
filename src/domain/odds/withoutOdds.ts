type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

const doors = new Set<unknown>(['odds', 'tips']);

/** A market of reference odds, the prices of one since its opening, or how its line moved. */
const isPriced = (value: unknown): boolean =>
  isBag(value) &&
  (('bookmaker' in value && 'prices' in value) || ('sel' in value && 'points' in value) || 'lineMove' in value);

/** A room without the doors to odds and tips. */
const withoutDoors = (bag: Bag): Bag =>
  Array.isArray(bag['tabs']) && bag['tabs'].some((tab) => doors.has(tab))
    ? { ...bag, tabs: bag['tabs'].filter((tab) => !doors.has(tab)) }
    : bag;

/** A football match without its prices, and without saying that there are some. */
const withoutPrices = (bag: Bag): Bag => {
  const { coverage } = bag;
  if (!isBag(coverage) || !('odds' in coverage)) return bag;
  const { odds: _, odds1x2: __, ...rest } = bag;
  return { ...rest, hasTip: false, coverage: { ...coverage, odds: false, tips: false } };
};

/**
 * TI-9: an answer of any call without odds, and without the doors to odds and tips. They are found by their form, so
 * that a call that is added later hides them too. What has none is the same object as before.
 */
export const withoutOdds = <A>(answer: A): A => {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const left = value.filter((one) => !isPriced(one)).map(without);
      return left.length === value.length && left.every((one, i) => one === value[i]) ? value : left;
    }
    if (!isBag(value)) return value;
    const bag = withoutPrices(withoutDoors(value));
    const entries = Object.entries(bag);
    const parts = entries.map(([, part]) => without(part));
    return parts.every((part, i) => part === entries[i]![1])
      ? bag
      : Object.fromEntries(entries.map(([key], i) => [key, parts[i]]));
  };
  return without(answer) as A;
};

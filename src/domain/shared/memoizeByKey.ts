/** Enough for every use here: languages, zones and the spellings of zones. */
const MOST_KEPT = 700;

/**
 * Memoizes `make` by key, for expensive values of few kinds, such as the formats of Intl. Above `most` keys the oldest
 * is evicted, so that keys chosen by strangers cannot fill the memory.
 */
export const memoizeByKey = <Key, Made>(make: (key: Key) => Made, most = MOST_KEPT): ((key: Key) => Made) => {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const next = make(key);
    made.set(key, next);
    for (const oldest of made.keys()) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return next;
  };
};

/** More than there are of anything that is made per key here: languages, zones and the spellings of zones. */
const MOST_KEPT = 700;

/**
 * `make`, run once for each key: for what is dear to build and of few kinds, such as the formats of Intl. The oldest is
 * let go above `most`, so that keys which a stranger chooses do not fill the memory.
 */
export const perKey = <Key, Made>(make: (key: Key) => Made, most = MOST_KEPT): ((key: Key) => Made) => {
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

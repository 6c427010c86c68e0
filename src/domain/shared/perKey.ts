/** `make`, run once for each key: for what is dear to build and of few kinds, such as the formats of Intl. */
export const perKey = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const next = make(key);
    made.set(key, next);
    return next;
  };
};

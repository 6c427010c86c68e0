/** A storage that a frame without an origin does not have: held in memory, and told when it changes. */
export const memoryStorage = (kept: Readonly<Record<string, string>>, changed: () => void) => {
  const values = new Map(Object.entries(kept));
  const set = (key: string, value: unknown) => {
    values.set(key, String(value));
    changed();
  };
  const remove = (key: string) => {
    if (values.delete(key)) changed();
  };
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (key: unknown) => values.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => set(String(key), value),
    removeItem: (key: unknown) => remove(String(key)),
    key: (at: number) => [...values.keys()][at] ?? null,
    clear: () => {
      values.clear();
      changed();
    },
  };
  const storage = new Proxy<object>(
    {},
    {
      get: (_, key) =>
        key === 'length' ? values.size : typeof key === 'string' ? (methods[key] ?? values.get(key)) : undefined,
      set: (_, key, value) => {
        if (typeof key === 'string') set(key, value);
        return true;
      },
      has: (_, key) => typeof key === 'string' && (key in methods || values.has(key)),
      deleteProperty: (_, key) => {
        if (typeof key === 'string') remove(key);
        return true;
      },
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        typeof key === 'string' && values.has(key)
          ? { value: values.get(key), writable: true, enumerable: true, configurable: true }
          : undefined,
    },
  );
  return { storage, all: (): Readonly<Record<string, string>> => Object.fromEntries(values) };
};

/** What was kept as JSON; nothing where it is of another kind. */
export const keptIn = (data: string | null): Readonly<Record<string, string>> => {
  try {
    const read: unknown = JSON.parse(data ?? '{}');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
};

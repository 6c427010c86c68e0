/** Runs work under one name sequentially, and under different names concurrently. */
export const createTurn = () => {
  const last = new Map<string, Promise<unknown>>();
  return <A>(name: string, work: () => Promise<A>): Promise<A> => {
    const begun = (last.get(name) ?? Promise.resolve()).then(work, work);
    const settled = begun.catch(() => {});
    last.set(name, settled);
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
    return begun;
  };
};

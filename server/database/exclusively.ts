/** Makes a queue: each piece of work begins when the one before it has ended, however that ended. */
export const exclusively = (): (<A>(work: () => Promise<A>) => Promise<A>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

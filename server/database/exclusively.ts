/** Creates a queue: each task starts when the previous one has settled. */
export const exclusively = (): (<A>(work: () => Promise<A>) => Promise<A>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

/** Whether more than so many came within the last second. Instants in milliseconds. */
export const createBusy = (perSecond: number) => {
  /** Instants of the last ones, as many as make a busy second. */
  const recent: number[] = [];
  return {
    came: (now: number): void => {
      recent.push(now);
      if (recent.length > perSecond + 1) recent.shift();
    },
    isBusy: (now: number): boolean => recent.length > perSecond && now - recent[0]! < 1000,
  };
};

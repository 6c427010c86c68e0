/** Whether more than a given number arrived within the last second. Times in milliseconds. */
export const createBusy = (perSecond: number) => {
  /** Times of the latest arrivals, as many as make a busy second. */
  const recent: number[] = [];
  return {
    came: (now: number): void => {
      recent.push(now);
      if (recent.length > perSecond + 1) recent.shift();
    },
    isBusy: (now: number): boolean => recent.length > perSecond && now - recent[0]! < 1000,
  };
};

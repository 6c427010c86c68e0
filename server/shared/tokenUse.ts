/** Tokens that speak once: by this process, or by all processes together. */
export interface TokenUse {
  /** Uses one up, which could be used until then; false where it was used before. Epoch milliseconds. */
  readonly spend: (tokenId: string, until: number, now: number) => Promise<boolean>;
}

export const memoryTokenUse = (): TokenUse => {
  /** By id, in the order in which they were used: until when. */
  const used = new Map<string, number>();
  return {
    spend: async (tokenId, until, now) => {
      if (used.has(tokenId)) return false;
      for (const [id, end] of used) {
        if (end > now) break;
        used.delete(id);
      }
      used.set(tokenId, until);
      return true;
    },
  };
};

/** Single-use tokens: within this process, or across all processes. */
export interface TokenUse {
  /** Spends a token that is valid until `until`; false if it was spent before. Epoch milliseconds. */
  readonly spend: (tokenId: string, until: number, now: number) => Promise<boolean>;
}

export const memoryTokenUse = (): TokenUse => {
  /** By id, in the order of use: until when the token is valid. */
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

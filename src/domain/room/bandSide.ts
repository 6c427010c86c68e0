/** LIVE-3: on which side of the picture the band of chat stands; the first is the usual one. */
export const bandSides = ['away', 'left', 'right'] as const;
export type BandSide = (typeof bandSides)[number];

/** Where that choice is kept. */
export const ROOM_BAND = 'room.band';

export const bandSideFrom = (kept: string | null): BandSide => bandSides.find((one) => one === kept) ?? bandSides[0];

/** The side that the band avoids: that of the attacked goal, or the one across from where it is kept. */
export const avoidedBy = (side: BandSide, attacked: 'left' | 'right' | null): 'left' | 'right' | null => {
  if (side === 'away') return attacked;
  return side === 'left' ? 'right' : 'left';
};

/** The silent films of the origin that can be spoken over, by their scene. */
export const clips = ['football', 'basketball', 'esport', 'marble', 'casino'] as const;
export type ClipId = (typeof clips)[number];

export const clipAddress = (clip: ClipId): string => `/media/clips/${clip}.mp4`;
export const clipPoster = (clip: ClipId): string => `/media/posters/${clip}.webp`;

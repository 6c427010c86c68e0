/** The filled part of a slider's track, up to the thumb. */
export const filled = {
  position: 'absolute',
  left: 0,
  top: 0,
  bottom: 0,
  borderRadius: '2px',
  background: '#ffffff',
} as const;

/** The native range is invisible and lies over the drawn slider. */
export const unseenRange = { position: 'absolute', margin: 0, opacity: 0, cursor: 'pointer' } as const;

/** How far a slider over the picture is: the part of its track that is behind the thumb. */
export const filled = {
  position: 'absolute',
  left: 0,
  top: 0,
  bottom: 0,
  borderRadius: '2px',
  background: '#ffffff',
} as const;

/** The browser's own range lies over what is drawn, and is not seen. */
export const unseenRange = { position: 'absolute', margin: 0, opacity: 0, cursor: 'pointer' } as const;

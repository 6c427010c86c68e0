/** Sizes of the shell's bars in CSS pixels (DESIGN, Space and layout). */
export const bars = { full: 232, half: 72, top: 56, mobileTop: 52, bottom: 64 } as const;
